import {
  deliverShareCertificatesHandler,
  duplicateShareCertificateHandler,
  mergeShareCertificatesHandler,
  replaceShareCertificateHandler,
  splitShareCertificateHandler,
} from './certificate-actions.ts';
import {
  getShareCertificateTemplateHandler,
  saveShareCertificateTemplateHandler,
} from './certificate-template.ts';
import type { PdfDependencies } from './drawing-reply.ts';
import {
  previewShareCertificateHandler,
  printCertificateRegisterHandler,
  printShareCertificatesHandler,
} from './print-certificates.ts';
import { shareCertificateDetailsHandler } from './read-certificates.ts';
import { getStockTransferFormHandler } from './stock-transfer-form.ts';

/** Every call about certificates and the papers of a transfer. */
export const certificateHandlers = (needs: PdfDependencies) => ({
  shareCertificateDetails: shareCertificateDetailsHandler,
  duplicateShareCertificate: duplicateShareCertificateHandler(needs.clock),
  replaceShareCertificate: replaceShareCertificateHandler(needs.clock),
  splitShareCertificate: splitShareCertificateHandler(needs.clock),
  mergeShareCertificates: mergeShareCertificatesHandler(needs.clock),
  deliverShareCertificates: deliverShareCertificatesHandler(needs.clock),
  getShareCertificateTemplate: getShareCertificateTemplateHandler(needs),
  saveShareCertificateTemplate: saveShareCertificateTemplateHandler(needs),
  previewShareCertificate: previewShareCertificateHandler(needs),
  printShareCertificates: printShareCertificatesHandler(needs),
  printCertificateRegister: printCertificateRegisterHandler(needs),
  getStockTransferForm: getStockTransferFormHandler(needs),
});
