import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';
import { formChanges, formCheck, formFees, formHead } from './form-shapes.ts';

/** The page before filing: exactly what will be sent, what changes on the register, what it costs. */
export const reviewForm = defineCall({
  ...reading('forms', { flag: 'viewCompany' }),
  path: '/api/Forms/ReviewForm',
  summary: 'What a form will send, change and cost',
  query: z.object({ filingId: id }),
  reply: entityList(
    z.object({
      ...formHead,
      ...formCheck,
      /** Null until the form is ready. */
      content: z
        .object({
          /** SHA-256 of what will be sent: filing names it, so that nothing else than what was read is filed. */
          contentSha256: z.string(),
          rows: z.array(z.object({ section: z.string(), label: z.string(), value: z.string() })),
          /** Texts that the gateway's character set changes on the way. */
          adjustments: z.array(z.object({ field: z.string(), given: z.string(), sent: z.string() })),
        })
        .nullable(),
      changes: formChanges,
      fees: formFees,
    }),
  ),
});
