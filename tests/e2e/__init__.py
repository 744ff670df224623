"""Stories in a real browser: a package, so that a browser and a server last for all of it."""
