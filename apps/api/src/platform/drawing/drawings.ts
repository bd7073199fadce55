import {
  drawRegisterOfCertificates,
  drawRegisterOfMembers,
  drawShareCertificates,
  drawStatementOfCapital,
  drawStockTransferForms,
} from '@statbook/documents';

/** Everything that can be drawn, by name. */
export const drawings = {
  drawRegisterOfCertificates,
  drawRegisterOfMembers,
  drawShareCertificates,
  drawStatementOfCapital,
  drawStockTransferForms,
};
