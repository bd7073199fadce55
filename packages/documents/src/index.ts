export type { CertificateContent, CertificateTemplate } from './certificates/certificate-content.ts';
export { type ApprovalEvidenceInput, drawApprovalEvidence } from './approval-evidence.ts';
export { drawCapTable } from './registers/cap-table.ts';
export {
  drawFormDataSheet,
  type FormAnswer,
  type FormDataSheetInput,
  type FormDelivery,
} from './form-data-sheet.ts';
export { drawPaymentReceipt } from './payment-receipt.ts';
export { drawRegisterOfCharges } from './registers/companies-house/register-of-charges.ts';
export { drawRegisterOfOfficers } from './registers/companies-house/register-of-officers.ts';
export { drawRegisterOfPscs } from './registers/companies-house/register-of-pscs.ts';
export type { RegisterReading } from './registers/companies-house/register-reading.ts';
export type { RegisterFacts } from './registers/register-facts.ts';
export { type CertificateEntry, drawRegisterOfCertificates } from './registers/register-of-certificates.ts';
export { drawRegisterOfMembers } from './registers/register-of-members.ts';
export { drawReport } from './report.ts';
export { drawShareCertificates } from './certificates/share-certificates.ts';
export { type AllotmentEntry, drawShareHistory, type TransferEntry } from './registers/share-history.ts';
export { drawStatementOfCapital } from './registers/statement-of-capital.ts';
export { drawStockTransferForms, type StockTransfer } from './stock-transfer-form.ts';
