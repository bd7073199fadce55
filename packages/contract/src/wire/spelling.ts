/**
 * How the wire spells the names of one part of a call. The ordinary rule is a capital first letter: `companyId` is
 * `CompanyId`; `spellings` holds what the specification spells otherwise everywhere.
 */
export interface Spelling {
  /** What this part spells in a way of its own, by our name. */
  readonly names?: Readonly<Record<string, string>>;
  /** Names stand on the wire as we write them. */
  readonly asWritten?: true;
  /** Members whose keys are data: nothing in them is translated. */
  readonly opaque?: readonly string[];
  /** Members whose values are names themselves, as a column to sort by is, or paths of fields; several are joined by commas. */
  readonly values?: readonly string[];
}

/** How both parts of a call are spelled: what it is given, and what it answers. */
export interface WireSpelling {
  readonly input?: Spelling;
  readonly reply?: Spelling;
}

/** The specification's own spellings, by our name. */
export const spellings: Readonly<Record<string, string>> = {
  allotmentId: 'AllotmentShareID',
  allotmentLineId: 'MultiAllotmentsharesjsondetailsID',
  allotmentLineIds: 'MultiAllotmentsharesjsondetailsIDs',
  apiKey: 'APIKey',
  browserIp: 'BrowserIP',
  exportCompany: 'ExportorDownloadCompany',
  formCompany: 'FormaCompany',
  generateCompanyReport: 'GenerateReportCompany',
  importCompany: 'ImportaCompany',
  multiAllotmentId: 'MultiAllotmentShareID',
  noteId: 'NotesID',
  notificationId: 'NotificationID',
  notificationUrl: 'NotificationURL',
  opayoUrl: 'OpayoURL',
  paymentDetailsForm: 'PaymentDetailsform',
  remainingDays: 'RemaningDays',
  sailAddressId: 'SailAdressId',
  satisfiedChargeId: 'SatisfyMortageId',
  statementId: 'CSid',
};
