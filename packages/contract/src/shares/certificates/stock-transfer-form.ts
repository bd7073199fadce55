import { z } from 'zod';
import { aboutCompanyInBody, defineCall, sendingFile } from '../../call.ts';
import { id } from '../../wire/shapes.ts';
import { transferFields } from '../events/share-event-request.ts';
import { ofCompany } from '../share-shapes.ts';

/** Stock transfer forms for signature as one PDF, one for each transferee of a transfer that is planned or recorded. */
export const getStockTransferForm = defineCall({
  ...sendingFile('shares', aboutCompanyInBody('generateCompanyReport')),
  method: 'POST',
  path: '/api/Shares/GetStockTransferForm',
  summary: 'Stock transfer form as PDF',
  body: z.object({
    ...ofCompany,
    ...transferFields,
    /** Of a recorded transfer: which shares went is read from it. */
    shareEventId: id.optional(),
  }),
  activity: 'shares.transfer-form-made',
});
