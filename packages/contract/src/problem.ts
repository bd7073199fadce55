import { z } from 'zod';

/** RFC 9457 problem details, as every refusal is sent. `detail` is shown; `errors` belong to fields. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  requestId: z.string(),
  /** What to do, by field path. */
  errors: z.record(z.string(), z.string()).optional(),
  /** Facts that the message is about, for the page that shows it. */
  facts: z.record(z.string(), z.unknown()).optional(),
});

export type Problem = z.infer<typeof problem>;
