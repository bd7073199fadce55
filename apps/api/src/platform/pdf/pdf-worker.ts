/** The worker of the PDF renderer: a task names one of these functions. */
export {
  drawCapTable,
  drawApprovalEvidence,
  drawFormDataSheet,
  drawPaymentReceipt,
  drawRegisterOfCertificates,
  drawRegisterOfCharges,
  drawRegisterOfMembers,
  drawRegisterOfOfficers,
  drawRegisterOfPscs,
  drawReport,
  drawShareCertificates,
  drawShareHistory,
  drawStatementOfCapital,
  drawStockTransferForms,
} from '@statbook/documents';
