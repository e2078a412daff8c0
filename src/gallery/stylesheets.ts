/** Every rule of the page's own stylesheets, with those inside media queries, layers and other rules. */
export function eachRule(visit: (rule: CSSRule) => void): void {
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      visit(rule)
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) walk(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) walk(sheet.cssRules)
}
