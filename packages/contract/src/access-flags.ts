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

/** What something says of each flag. */
export function ofEachFlag<Value>(valueOf: (flag: AccessFlag) => Value): Record<AccessFlag, Value> {
  // `fromEntries` forgets its keys; they are exactly the flags.
  return Object.fromEntries(accessFlags.map((flag) => [flag, valueOf(flag)])) as Record<AccessFlag, Value>;
}
