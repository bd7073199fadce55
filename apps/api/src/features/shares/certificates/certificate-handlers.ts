import type { Handler } from '../../../pipeline/handler.ts';
import {
  deliverShareCertificatesHandler,
  duplicateShareCertificateHandler,
  mergeShareCertificatesHandler,
  replaceShareCertificateHandler,
  splitShareCertificateHandler,
} from './certificate-acts.ts';
import {
  getShareCertificateTemplateHandler,
  saveShareCertificateTemplateHandler,
} from './certificate-template.ts';
import type { DrawingNeeds } from './drawing-reply.ts';
import {
  previewShareCertificateHandler,
  printCertificateRegisterHandler,
  printShareCertificatesHandler,
} from './print-certificates.ts';
import { shareCertificateDetailsHandler } from './read-certificates.ts';
import { getStockTransferFormHandler } from './stock-transfer-form.ts';

/** Every call about certificates and the papers of a transfer. */
export const certificateHandlers = (needs: DrawingNeeds): Handler[] => [
  shareCertificateDetailsHandler,
  duplicateShareCertificateHandler(needs.clock),
  replaceShareCertificateHandler(needs.clock),
  splitShareCertificateHandler(needs.clock),
  mergeShareCertificatesHandler(needs.clock),
  deliverShareCertificatesHandler(needs.clock),
  getShareCertificateTemplateHandler(needs),
  saveShareCertificateTemplateHandler(needs),
  previewShareCertificateHandler(needs),
  printShareCertificatesHandler(needs),
  printCertificateRegisterHandler(needs),
  getStockTransferFormHandler(needs),
];
