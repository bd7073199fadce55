import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { birthMonth } from '../companies/company-shapes.ts';
import { entityList, id } from '../wire/shapes.ts';

/** People within reach to choose one from, each with what tells them from another of their name. */
export const findPeople = defineCall({
  ...reading('people', { flag: 'viewCompany' }),
  path: '/api/People/FindPeople',
  summary: 'People of the books by name, to choose one',
  query: z.object({
    /** Every word of it is in the name. */
    text: z.string().trim().min(1).max(160),
    /** Both where it is left out. */
    kind: z.enum(['human', 'body']).optional(),
  }),
  reply: entityList(
    z.object({
      personId: id,
      name: z.string(),
      kind: z.enum(['human', 'body']),
      born: birthMonth.nullable(),
      /** "Director of A LIMITED", "Formerly secretary of B LIMITED": the first few. */
      places: z.array(z.string()),
      /** How many roles there are, those among them. */
      roleCount: z.int(),
      protection: z.enum(['none', 'protected', 'super-secure']),
    }),
  ),
});
