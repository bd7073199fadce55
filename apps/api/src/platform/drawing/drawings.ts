import {
  drawCapTable,
  drawPaymentReceipt,
  drawRegisterOfCertificates,
  drawRegisterOfMembers,
  drawReport,
  drawShareCertificates,
  drawShareHistory,
  drawStatementOfCapital,
  drawStockTransferForms,
} from '@statbook/documents';

/** Everything that can be drawn, by name. */
export const drawings = {
  drawCapTable,
  drawPaymentReceipt,
  drawRegisterOfCertificates,
  drawRegisterOfMembers,
  drawReport,
  drawShareCertificates,
  drawShareHistory,
  drawStatementOfCapital,
  drawStockTransferForms,
};
