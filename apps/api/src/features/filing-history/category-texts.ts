/** The registry's categories of filings in words, by its own keys. */
const categoryTexts: Readonly<Record<string, string>> = {
  accounts: 'Accounts',
  address: 'Registered office',
  'annual-return': 'Annual returns',
  auditors: 'Auditors',
  capital: 'Capital',
  certificate: 'Certificates',
  'change-of-constitution': 'Constitution',
  'change-of-name': 'Change of name',
  'confirmation-statement': 'Confirmation statements',
  'court-order': 'Court orders',
  dissolution: 'Dissolution',
  'document-replacement': 'Replaced documents',
  gazette: 'Gazette notices',
  historical: 'Historical',
  incorporation: 'Incorporation',
  insolvency: 'Insolvency',
  liquidation: 'Liquidation',
  miscellaneous: 'Miscellaneous',
  mortgage: 'Charges',
  officers: 'Officers',
  other: 'Other',
  'persons-with-significant-control': 'People with significant control',
  reregistration: 'Re-registration',
  resolution: 'Resolutions',
  restoration: 'Restoration',
  'social-landlord': 'Social landlords',
};

/** A category in words; the registry adds new ones without notice, and those read as their key. */
export function describeCategory(category: string): string {
  const words = category.replaceAll('-', ' ');
  return categoryTexts[category] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
