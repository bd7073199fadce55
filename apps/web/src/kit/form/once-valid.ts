import type { z } from 'zod';

/**
 * When a rule over several fields is asked: as soon as these fields are well-formed by themselves. Left to the library it would wait
 * until every other field is, and a form would tell its errors in two rounds.
 */
export const onceValid =
  (fields: z.ZodType) =>
  ({ value }: { value: unknown }): boolean =>
    fields.safeParse(value).success;
