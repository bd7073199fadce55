import { FILING_STATES } from '@statbook/domain/filing';
import { OBLIGATION_ACTS, OBLIGATION_KINDS, URGENCIES } from '@statbook/domain/obligations';
import { z } from 'zod';
import { civilDate, id } from '../wire/shapes.ts';

/** What leads to an obligation being met, with what the act needs to know. */
const obligationAct = {
  act: z.enum(OBLIGATION_ACTS),
  /** The form that meets it. */
  form: z.string().nullable(),
  /** The entry of the share register, the filing under way, and the diary date that it is about. */
  shareEventId: id.nullable(),
  filingId: id.nullable(),
  filingState: z.enum(FILING_STATES).nullable(),
  /** What the form is begun from: a suggestion of the share register, a holder, an entry of the PSC register. */
  originId: z.string().nullable(),
  diaryDateId: id.nullable(),
} as const;

/** Something that a company has to do by a day, as every list gives it. */
export const obligationFields = {
  kind: z.enum(OBLIGATION_KINDS),
  title: z.string(),
  /** Of whom or of what it is, where the title does not say. */
  detail: z.string().nullable(),
  dueOn: civilDate,
  /** Only what is late: never where the day is the earliest possible one. */
  overdue: z.boolean(),
  urgency: z.enum(URGENCIES),
  ...obligationAct,
} as const;
