import { z } from 'zod';
import { dateSchemas } from './entered-dates.ts';

/** `{ "Entity": [ … ] }`: the specification's list; a single record is a list of one. */
export const entityList = <T extends z.ZodType>(item: T) => z.object({ entity: z.array(item) });

/** An identifier of ours. */
export const id = z.uuid().meta({ description: 'An id that Statbook gave.' });

/** A civil date, `YYYY-MM-DD`; of a request, of the years that can be entered. */
export const civilDate = z.iso.date().meta({ description: 'A day, `YYYY-MM-DD`.' }).register(dateSchemas);

/** A moment, in UTC. */
export const instant = z.iso.datetime({ offset: true }).meta({ description: 'A moment, in UTC.' });

/** A whole number of pence that JSON can carry exactly. */
export const pence = z.int().nonnegative().meta({ description: 'A sum in pence.' });

/** An exact decimal of an answer, with at most six places, as text: never a binary float. Sums may have any number of digits. */
export const exactDecimal = z
  .string()
  .regex(/^\d+(\.\d{1,6})?$/)
  .meta({ description: 'An exact decimal in text, with at most six places.' });

/** A registered number, as typed; it is normalised by the server. */
export const typedCompanyNumber = z
  .string()
  .trim()
  .min(1)
  .max(12)
  .meta({ description: 'A registered number, as typed: spaces and missing zeros do no harm.' });

/** The code that opens a company's data at the registry: six to eight letters and digits. */
export const authenticationCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{6,8}$/, 'Enter the six to eight letters and digits of the authentication code')
  .meta({ description: 'The authentication code of the company at Companies House.' });

/** The name of somebody who gets mail, as typed. */
export const typedFullName = z
  .string()
  .trim()
  .min(1, 'Enter the full name')
  .max(100, 'Enter at most 100 characters');

/** Where somebody gets mail. */
export const mailAddress = z
  .email('Enter an email address in the correct format, like name@example.com')
  .max(254, 'Enter at most 254 characters');

/** Parameters that only repeat who is calling. */
export const callerText = z
  .string()
  .max(320)
  .optional()
  .meta({ description: 'Who makes the call. May be left out: the token decides.' });

/** The parameters by which a change says once more who makes it. */
export const callerOfChange = { userId: callerText, createdBy: callerText, modifiedBy: callerText };

/** Each of them is held against the user of the token. */
export const checkedCallerOfChange = { userId: 'user', createdBy: 'user', modifiedBy: 'user' } as const;

/** Answers that say only that the act was done. */
export const done = z.object({ done: z.literal(true) });

/** `Live` or `Test`: it must agree with the mode of the installation. */
export const connectionType = z
  .string()
  .max(10)
  .optional()
  .meta({ description: '`Live` or `Test`, as the installation is.' });
