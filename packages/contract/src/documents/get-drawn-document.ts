import { z } from 'zod';
import { defineCall, sendingFile } from '../call.ts';
import { id } from '../wire/shapes.ts';

/** A document that was drawn here, byte for byte as it was given out; only for who may make one of its kind. */
export const getDrawnDocument = defineCall({
  ...sendingFile('documents', { flag: 'viewCompany' }),
  path: '/api/Documents/GetDrawnDocument',
  summary: 'A document that was drawn here, as PDF',
  query: z.object({ documentId: id }),
  activity: 'document.drawn-downloaded',
});
