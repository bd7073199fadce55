/** The access flags of the specification, section 3, in its order. A main user holds every one. */
export const accessFlags = [
  'formCompany',
  'importCompany',
  'viewCompany',
  'createCompany',
  'editCompany',
  'deleteCompany',
  'submitCompany',
  'exportCompany',
  'generateCompanyReport',
  'exportSubmission',
  'viewSubmission',
  'exportReports',
  'generateReports',
  'viewSettings',
  'createSettings',
  'editSettings',
  'deleteSettings',
] as const;

export type AccessFlag = (typeof accessFlags)[number];

/** What each flag allows, as its holder reads it after "may". */
export const accessFlagTexts: Readonly<Record<AccessFlag, string>> = {
  formCompany: 'form a company',
  importCompany: 'import companies from Companies House',
  viewCompany: 'see companies and their registers',
  createCompany: 'enter a company by hand',
  editCompany: 'change records, registers and drafts',
  deleteCompany: 'remove a company from the list',
  submitCompany: 'file with Companies House and pay',
  exportCompany: 'download and export company data',
  generateCompanyReport: 'print certificates, registers and reports of a company',
  exportSubmission: 'export submissions',
  viewSubmission: 'see submissions and their errors',
  exportReports: 'export reports over companies',
  generateReports: 'see reports over companies',
  viewSettings: 'see users, roles and settings',
  createSettings: 'invite users and add roles',
  editSettings: 'change users, roles and settings',
  deleteSettings: 'remove users and roles',
};

/** What something says of each flag. */
export function ofEachFlag<Value>(valueOf: (flag: AccessFlag) => Value): Record<AccessFlag, Value> {
  // `fromEntries` forgets its keys; they are exactly the flags.
  return Object.fromEntries(accessFlags.map((flag) => [flag, valueOf(flag)])) as Record<AccessFlag, Value>;
}
