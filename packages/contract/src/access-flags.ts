/** The access flags of the specification, section 3, in its order. A main user holds every one. */
export const accessFlags = [
  'FormaCompany',
  'ImportaCompany',
  'ViewCompany',
  'CreateCompany',
  'EditCompany',
  'DeleteCompany',
  'SubmitCompany',
  'ExportorDownloadCompany',
  'GenerateReportCompany',
  'ExportSubmission',
  'ViewSubmission',
  'ExportReports',
  'GenerateReports',
  'ViewSettings',
  'CreateSettings',
  'EditSettings',
  'DeleteSettings',
] as const;

export type AccessFlag = (typeof accessFlags)[number];
