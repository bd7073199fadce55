import { z } from 'zod';
import { civilDate, id, instant } from '../wire.ts';

/** Where a submitted filing is. A filing that was reopened is a draft again. */
export const submissionState = z.enum([
  'draft',
  'ready',
  'awaiting-payment',
  'queued',
  'sending',
  'pending',
  'parked',
  'failed',
  'rejected',
  'accepted',
  'withdrawn',
]);

/** What every list and the receipt say of a submission. */
export const submissionFacts = {
  FilingId: id,
  CompanyId: id,
  CompanyNumber: z.string(),
  CompanyName: z.string(),
  /** The registry's name of the form: CS01. */
  Form: z.string(),
  FormName: z.string(),
  State: submissionState,
  /** The state in words. */
  StateText: z.string(),
  /** The registry knows the submission by it. Null until it is being sent. */
  SubmissionNumber: z.string().nullable(),
  /** The date that the form is about: a statement's made-up date. */
  EffectiveOn: civilDate.nullable(),
  SubmittedBy: z.string().nullable(),
  SubmittedAt: instant.nullable(),
  /** The registry's own time of receipt. */
  ReceivedAt: instant.nullable(),
  DecidedAt: instant.nullable(),
  UpdatedAt: instant,
} as const;

/** Why a submission came back, in the registry's words and in plain ones. */
export const submissionTrouble = {
  /** `rejection`: refused by the registrar. `gate`: not taken in, nothing was filed. `failure`: a failure of the registry. */
  Kind: z.enum(['rejection', 'gate', 'failure']),
  /** The registry's code or error number. */
  Code: z.string().nullable(),
  /** The registry's own words. */
  Text: z.string(),
  Meaning: z.string(),
  WhatToDo: z.string(),
  /** Which occurrence in the form is meant, from 1. */
  Instance: z.int().nullable(),
  /** The step and the field of the form to go to, where they are known. */
  Step: z.string().nullable(),
  Field: z.string().nullable(),
} as const;

/** What can be done about a submission now. */
export const submissionActs = {
  CanReopen: z.boolean(),
  CanResend: z.boolean(),
} as const;

const wholeNumber = (text: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, text)
    .transform(Number);

/** A page of a long list, as the address of a page carries it. */
export const paging = {
  Page: wholeNumber('Give a page number').pipe(z.int().min(1)).default(1),
  PageSize: wholeNumber('Give a number of rows').pipe(z.int().min(1).max(200)).default(50),
} as const;
