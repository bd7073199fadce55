import { DELIVERY_WAYS, FILING_STATES } from '@statbook/domain/filing';
import { z } from 'zod';
import { civilDate, id, instant } from '../wire/shapes.ts';

/** Where a submitted filing is. A filing that was reopened is a draft again. */
export const submissionState = z.enum(FILING_STATES);

/** How a person delivered a form. */
export const deliveryWay = z.enum(DELIVERY_WAYS);

/** Which filing, of which company, and where it is. */
export const filingFacts = {
  filingId: id,
  companyId: id,
  companyNumber: z.string(),
  companyName: z.string(),
  /** The registry's name of the form: CS01. */
  form: z.string(),
  formName: z.string(),
  state: submissionState,
  /** The state in words. */
  stateText: z.string(),
};

/** What every list and the receipt say of a submission. */
export const submissionFacts = {
  ...filingFacts,
  /** The registry knows the submission by it. Null until it is being sent. */
  submissionNumber: z.string().nullable(),
  /** The date that the form is about: a statement's made-up date. */
  effectiveOn: civilDate.nullable(),
  submittedBy: z.string().nullable(),
  submittedAt: instant.nullable(),
  /** The registry's own time of receipt. */
  receivedAt: instant.nullable(),
  decidedAt: instant.nullable(),
  updatedAt: instant,
} as const;

/** Whether the public register shows what was accepted. */
export const registerReading = z
  .object({
    /** `awaited`: accepted, and not on the register yet. `given-up`: it did not appear there in time. */
    state: z.enum(['awaited', 'shown', 'given-up']),
    /** The same in words, with the day. */
    text: z.string(),
  })
  .meta({ title: 'RegisterReading' });

/** Why a submission came back, in the registry's words and in plain ones. */
export const submissionTrouble = {
  /** `rejection`: refused by the registrar. `gate`: not taken in, nothing was filed. `failure`: a failure of the registry. */
  kind: z.enum(['rejection', 'gate', 'failure']),
  /** The registry's code or error number. */
  code: z.string().nullable(),
  /** The registry's own words. */
  text: z.string(),
  meaning: z.string(),
  whatToDo: z.string(),
  /** Which occurrence in the form is meant, from 1. */
  instance: z.int().nullable(),
  /** The step and the field of the form to go to, where they are known. */
  step: z.string().nullable(),
  field: z.string().nullable(),
} as const;

/** What can be done about a submission now. */
export const submissionActions = {
  canReopen: z.boolean(),
  canResend: z.boolean(),
} as const;

const wholeNumber = (text: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, text)
    .transform(Number);

/** A page of a long list, as the address of a page carries it. */
export const paging = {
  page: wholeNumber('Give a page number').pipe(z.int().min(1)).default(1),
  pageSize: wholeNumber('Give a number of rows').pipe(z.int().min(1).max(200)).default(50),
} as const;
