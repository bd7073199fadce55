import { NAME_REASON_VALUES } from '@statbook/domain/identity';
import { z } from 'zod';
import { changingInSteps, defineCall, reading } from '../call.ts';
import { entityList, id, instant } from '../wire/shapes.ts';

/** So many codes are given at once. */
const MOST_CODES = 200;

/** Everybody within reach whose identity has to be verified for a role that they hold, and of whom a code is held. */
export const getCodeHolders = defineCall({
  ...reading('people', { flag: 'viewCompany' }),
  path: '/api/People/GetCodeHolders',
  summary: 'Whose personal codes are held, and whose are missing',
  reply: entityList(
    z.object({
      personId: id,
      name: z.string(),
      /** As far as it is public. */
      born: z.object({ month: z.int(), year: z.int() }).nullable(),
      companies: z.array(z.object({ companyName: z.string(), companyNumber: z.string() })),
      /** Each entry of a register, and the form by which their name changes there; none of whom it hides. */
      entries: z.array(
        z.object({
          companyId: id,
          companyName: z.string(),
          register: z.enum(['officer', 'psc']),
          registerKey: z.string(),
          form: z.enum(['CH01', 'PSC04']),
        }),
      ),
      /** Null where none is held. */
      codeHeldSince: instant.nullable(),
    }),
  ),
});

/** Keeps personal codes, each for its person: those that are right are kept, whatever is wrong with others. */
export const keepPersonalCodes = defineCall({
  ...changingInSteps('people', { flag: 'editCompany' }),
  path: '/api/People/KeepPersonalCodes',
  summary: 'Keep the personal codes of people',
  body: z.strictObject({
    codes: z
      .array(
        z.strictObject({
          personId: id,
          /** As it was typed. */
          personalCode: z.string().max(40),
          /** The name under which the identity was verified, where it is another than the registers have. */
          verifiedName: z.string().trim().min(1).max(300).optional(),
          /** Why it is another; statements of the identity then say so. */
          nameReason: z.enum(NAME_REASON_VALUES).optional(),
        }),
      )
      .min(1)
      .max(MOST_CODES),
  }),
  /** In the order in which they were given; never the code. */
  reply: entityList(
    z.object({
      personId: id,
      isKept: z.boolean(),
      /** Why it is not, and what to do. */
      message: z.string().nullable(),
    }),
  ),
  activity: 'person.code-given',
});

/** Says that the code of a person is not to be used any more. */
export const endPersonalCode = defineCall({
  ...changingInSteps('people', { flag: 'editCompany' }),
  path: '/api/People/EndPersonalCode',
  summary: 'Stop using the personal code of a person',
  body: z.strictObject({
    personId: id,
    why: z
      .string()
      .trim()
      .min(1, 'Say why the code is not used any more')
      .max(1000, 'Enter at most 1,000 characters'),
  }),
  reply: entityList(z.object({ personId: id })),
  activity: 'person.code-ended',
});

/** Shows the code of a person, to be compared with the letter; each showing is logged. */
export const showPersonalCode = defineCall({
  ...changingInSteps('people', { flag: 'editCompany' }),
  path: '/api/People/ShowPersonalCode',
  summary: 'Show the personal code of a person',
  body: z.strictObject({ personId: id }),
  reply: entityList(z.object({ personalCode: z.string() })),
  activity: 'person.code-shown',
});
