import { z } from 'zod';
import { defineCall, readingInSteps } from '../call.ts';
import { entityList, id, instant } from '../wire/shapes.ts';

/** An appointment that the public register shows, in any company. */
const registeredAppointment = z.object({
  companyNumber: z.string(),
  /** As far as the register gives it. */
  companyName: z.string().nullable(),
  /** "Active", "Dissolved". */
  companyStatus: z.string().nullable(),
  /** Of a company in the account and within reach; null of every other, whether somebody else here looks after it or not. */
  companyId: id.nullable(),
  roleText: z.string(),
  heldFrom: z.string().nullable(),
  heldUntil: z.string().nullable(),
  /** Not resigned, and the company still stands. */
  isCurrent: z.boolean(),
});

/**
 * What else the public register shows of a person, read there now and kept nowhere: the appointments under the ids by which it names
 * them as officer of the companies within reach, but for the roles that `GetPerson` lists.
 */
export const getPersonAppointments = defineCall({
  ...readingInSteps('people', { flag: 'viewCompany' }),
  path: '/api/People/GetPersonAppointments',
  summary: 'Other appointments of a person on the public register',
  query: z.object({ personId: id }),
  reply: entityList(
    z.object({
      readAt: instant,
      /** Whether the register knows any of the ids; it may have given the person others since they were read. */
      isKnown: z.boolean(),
      /** How many appointments the register has under them. */
      total: z.int(),
      /** All of them are read; nominees hold thousands, of which the first 500 of each id are. */
      isWhole: z.boolean(),
      /** Those held before others, and the latest first. */
      appointments: z.array(registeredAppointment),
    }),
  ),
});
