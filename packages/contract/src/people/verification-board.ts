import { FILING_STATES, FORM_IDS } from '@statbook/domain/filing';
import { VERIFICATION_STANDINGS } from '@statbook/domain/identity';
import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { civilDate, entityList, id } from '../wire/shapes.ts';

const registerKey = z.string().min(1).max(1000);

const roleOfBoard = z.object({
  companyId: id,
  register: z.enum(['officer', 'psc']),
  registerKey,
  roleText: z.string(),
  standing: z.enum(VERIFICATION_STANDINGS),
  /** How near the last day is; null where there is none or nothing is left to do. */
  urgency: z.enum(['calm', 'near', 'pressing']).nullable(),
  /** First and last day for the statement, as the register gives them. */
  opensOn: civilDate.nullable(),
  dueOn: civilDate.nullable(),
  /** Since when the register holds a verification. */
  givenOn: civilDate.nullable(),
  /** The form that carries the statement; null where none is needed. */
  form: z.enum(FORM_IDS).nullable(),
  /** Whether it can be filed by itself now. */
  canFile: z.boolean(),
  /** Of that form, where it is open or was accepted since the register was read. */
  filingId: id.nullable(),
  filingState: z.enum(FILING_STATES).nullable(),
});

/** Everybody who has an office or control, with where the identity statement of each of their roles stands. */
export const getVerificationBoard = defineCall({
  ...reading('people', { flag: 'viewCompany' }),
  path: '/api/People/GetVerificationBoard',
  summary: 'Identity statements of the people of all companies',
  /** With a company: its people alone, by their roles in it. */
  query: z.object({ companyId: id.optional() }),
  reply: z.object({
    /** By name. */
    entity: z.array(
      z.object({
        personId: id,
        name: z.string(),
        kind: z.enum(['human', 'body']),
        hasCode: z.boolean(),
        /** The link by which they are asked for their code, as long as it is good and none is held. */
        invitation: z.object({ askedOn: civilDate, goodUntil: civilDate }).nullable(),
        /** What presses most first. */
        roles: z.array(roleOfBoard),
      }),
    ),
    /** Those of the roles. */
    companies: z.array(z.object({ companyId: id, companyName: z.string(), companyNumber: z.string() })),
  }),
});

/** Drafts that cannot be filed before somebody's personal code is given. */
export const getFilingsAwaitingCodes = defineCall({
  ...reading('people', { flag: 'viewCompany' }),
  path: '/api/People/GetFilingsAwaitingCodes',
  summary: 'Drafts that wait for a personal code',
  reply: entityList(
    z.object({
      filingId: id,
      form: z.enum(FORM_IDS),
      formName: z.string(),
      companyId: id,
      companyName: z.string(),
      companyNumber: z.string(),
      /** Whose code it waits for; of somebody who is not on the register yet, without a person. */
      people: z.array(z.object({ personId: id.nullable(), name: z.string() })),
    }),
  ),
});
