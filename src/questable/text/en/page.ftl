### Words of the page in the browser.

page-close = Close
page-rule = Rule { $rule }
