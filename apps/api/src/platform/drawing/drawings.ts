import {
  drawPaymentReceipt,
  drawRegisterOfCertificates,
  drawRegisterOfMembers,
  drawReport,
  drawShareCertificates,
  drawStatementOfCapital,
  drawStockTransferForms,
} from '@statbook/documents';

/** Everything that can be drawn, by name. */
export const drawings = {
  drawPaymentReceipt,
  drawRegisterOfCertificates,
  drawRegisterOfMembers,
  drawReport,
  drawShareCertificates,
  drawStatementOfCapital,
  drawStockTransferForms,
};
