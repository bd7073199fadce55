/** A name without everything that makes no difference in law (Companies Act 2006, section 66; roughly). */
export function toEquivalentName(name: string): string {
  return name
    .toUpperCase()
    .replace(/^THE /, '')
    .replace(
      / (LIMITED|LTD|PLC|PUBLIC LIMITED COMPANY|LLP|UNLIMITED|COMMUNITY INTEREST COMPANY|CIC|CYF|CYFYNGEDIG)\.?$/,
      '',
    )
    .replace(/ (AND|&) (CO|COMPANY)$| (UK|COMPANY|CO|GB|COM|NET|ORG)$/, '')
    .replaceAll('&', 'AND')
    .replace(/[^A-Z0-9]/g, '')
    .replace(/S$/, '');
}
