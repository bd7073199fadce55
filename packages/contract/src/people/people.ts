import { z } from 'zod';
import { aboutCompanyInBody, changingInSteps, defineCall, reading, readingInSteps } from '../call.ts';
import { identityVerification } from '../companies/company-shapes.ts';
import { entityList, id, instant } from '../wire/shapes.ts';
import { codeHeld, entryPlace, matchSide, personRole, startedChange } from './person-shapes.ts';

const verificationState = identityVerification.shape.state;

/** Everybody on the registers of the companies within reach, one row for a person, and who may be the same. */
export const getPeople = defineCall({
  ...reading('people', { flag: 'viewCompany' }),
  path: '/api/People/GetPeople',
  summary: 'People on the registers of all companies',
  query: z.object({
    /** Every word of it is in the name. */
    text: z.string().trim().max(160).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({
    entity: z.array(
      z.object({
        personId: id,
        name: z.string(),
        kind: z.enum(['human', 'body']),
        companies: z.int(),
        /** "Director, person with significant control". */
        roleText: z.string(),
        /** The one that needs most to be done of the roles that are verified; null where none is. */
        verification: verificationState.nullable(),
      }),
    ),
    /** How many match. */
    total: z.int(),
    /** How many there are, whatever is asked for. */
    all: z.int(),
    /** Those to decide first, and how many there are. */
    matches: z.array(
      z.object({
        matchId: id,
        /** What speaks for it, in words. */
        evidence: z.array(z.string()),
        one: matchSide,
        other: matchSide,
      }),
    ),
    matchCount: z.int(),
  }),
});

/** One person: roles, what the registers say and said, verification, and open filings. */
export const getPerson = defineCall({
  ...readingInSteps('people', { flag: 'viewCompany' }),
  path: '/api/People/GetPerson',
  summary: 'A person across the companies of the account',
  query: z.object({ personId: id }),
  reply: entityList(
    z.object({
      personId: id,
      name: z.string(),
      kind: z.enum(['human', 'body']),
      protection: z.enum(['none', 'protected', 'super-secure']),
      /** Where somebody has said it, and no register. */
      said: z
        .object({
          protection: z.enum(['protected', 'super-secure']),
          why: z.string(),
          saidBy: z.string().nullable(),
          saidAt: instant,
        })
        .nullable(),
      /** A date of birth or a home lies sealed within reach. */
      hasSecrets: z.boolean(),
      roles: z.array(personRole),
      /** That a personal code is held, and nothing of the code; null where none is. */
      codeHeld: codeHeld.nullable(),
      /** In so many companies out of reach the person has roles as well. */
      companiesElsewhere: z.int(),
      filings: z.array(
        z.object({
          filingId: id,
          form: z.string(),
          formName: z.string(),
          state: z.string(),
          companyId: id,
          companyName: z.string(),
        }),
      ),
      /** Changes that were begun in several companies at once and are not at their end, the newest first. */
      changes: z.array(startedChange),
    }),
  ),
});

/** Says whether two who may be the same are: their roles become one person's, or it is not proposed again. */
export const decidePersonMatch = defineCall({
  ...changingInSteps('people', { flag: 'editCompany' }),
  path: '/api/People/DecidePersonMatch',
  summary: 'Say whether two people are the same',
  body: z.strictObject({ matchId: id, isSame: z.boolean() }),
  /** Whose page has what was decided on. */
  reply: entityList(z.object({ personId: id })),
  activity: 'person.joined',
});

/** Takes a role out of the person that it was linked to: it has a person of its own again. */
export const endPersonRole = defineCall({
  ...changingInSteps('people', aboutCompanyInBody('editCompany')),
  path: '/api/People/EndPersonRole',
  summary: 'Take a role out of a person',
  body: z.strictObject({
    personId: id,
    ...entryPlace,
    why: z
      .string()
      .trim()
      .min(1, 'Say why it is not the same person')
      .max(1000, 'Enter at most 1,000 characters'),
  }),
  /** Whose the role is now. */
  reply: entityList(z.object({ personId: id })),
  activity: 'person.parted',
});
