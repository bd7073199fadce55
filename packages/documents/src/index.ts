export type {
  CertificateContent,
  CertificateExecution,
  CertificateTemplate,
  ShareCertificatesInput,
} from './certificates/certificate-content.ts';
export {
  type ApprovalEvidenceInput,
  drawApprovalEvidence,
  type EvidenceOfDecision,
} from './approval-evidence.ts';
export { type CapTableInput, drawCapTable, type NamedCapTableRow } from './registers/cap-table.ts';
export type { DocumentCompany } from './company-facts.ts';
export {
  drawFormDataSheet,
  type FormAnswer,
  type FormDataSheetInput,
  type FormDelivery,
} from './form-data-sheet.ts';
export { drawPaymentReceipt, type PaymentReceiptInput } from './payment-receipt.ts';
export {
  type ChargeEntry,
  drawRegisterOfCharges,
  type RegisterOfChargesInput,
} from './registers/companies-house/register-of-charges.ts';
export {
  drawRegisterOfOfficers,
  type OfficerEntry,
  type RegisterOfOfficersInput,
} from './registers/companies-house/register-of-officers.ts';
export {
  drawRegisterOfPscs,
  type PscEntry,
  type RegisterOfPscsInput,
} from './registers/companies-house/register-of-pscs.ts';
export type { RegisterReading } from './registers/companies-house/register-reading.ts';
export type { RegisterFacts } from './registers/register-facts.ts';
export {
  type CertificateEntry,
  drawRegisterOfCertificates,
  type RegisterOfCertificatesInput,
} from './registers/register-of-certificates.ts';
export { drawRegisterOfMembers, type RegisterOfMembersInput } from './registers/register-of-members.ts';
export { drawReport, type ReportInput } from './report.ts';
export { drawShareCertificates } from './certificates/share-certificates.ts';
export {
  type AllotmentEntry,
  drawShareHistory,
  type ShareHistoryInput,
  type TransferEntry,
} from './registers/share-history.ts';
export { drawStatementOfCapital, type StatementOfCapitalInput } from './registers/statement-of-capital.ts';
export {
  drawStockTransferForms,
  type StockTransfer,
  type StockTransferFormsInput,
  type TransferParty,
} from './stock-transfer-form.ts';
