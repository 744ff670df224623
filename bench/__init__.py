"""Speed of Questable beside its peers, as ratios within one run."""
