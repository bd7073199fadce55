import { FORM_IDS } from '@statbook/domain/filing';
import { FIELD_KINDS, MOST_ANSWERS } from '@statbook/domain/filing/forms';
import { z } from 'zod';
import { submissionState } from '../submissions/submission-shapes.ts';
import { civilDate, id, instant, pence } from '../wire/shapes.ts';

/** The registrar's id of a form: `AP01`. */
export const formId = z.enum(FORM_IDS);

/** How a form reaches the registrar: sent by Statbook, or as a document that a person delivers. */
export const formWay = z.enum(['software', 'document']);

/** Answers by the path of their field; what is left out is not answered. */
export const answersByPath = z.record(z.string().min(1).max(100), z.string().max(5_000));

/** Answers as they are sent. */
export const formAnswers = answersByPath.refine((given) => Object.keys(given).length <= MOST_ANSWERS, {
  message: `Send at most ${MOST_ANSWERS} answers at once`,
});

const field = z
  .object({
    /** Where the answer stands: `serviceAddress.postcode`. */
    path: z.string(),
    label: z.string(),
    kind: z.enum(FIELD_KINDS),
    hint: z.string().nullable(),
    isOptional: z.boolean(),
    maxLength: z.int().nullable(),
    options: z.array(z.object({ value: z.string(), label: z.string(), hint: z.string().nullable() })),
    /** Kept sealed: shown on request alone. */
    isSecret: z.boolean(),
    /** Save at once when it changes: other fields are asked for according to it. */
    decidesFields: z.boolean(),
    /** Of an amount of money: the path of the answer that names its currency. */
    currencyAt: z.string().nullable(),
    autocomplete: z.string().nullable(),
  })
  .meta({ title: 'FormField' });

/** Questions under one heading. */
export const formSection = z
  .object({
    title: z.string(),
    hint: z.string().nullable(),
    fields: z.array(field),
    /** One of several alike: answers of row 0 stand at `path.0.…`. */
    repeated: z.object({ path: z.string(), index: z.int(), max: z.int(), noun: z.string() }).nullable(),
  })
  .meta({ title: 'FormSection' });

/** A list that may have more sections, also where it has none yet. */
const step = z
  .object({
    id: z.string(),
    title: z.string(),
    hint: z.string().nullable(),
    isComplete: z.boolean(),
    sections: z.array(formSection),
    /** What can be added: "Add a former name". */
    lists: z.array(z.object({ path: z.string(), noun: z.string(), count: z.int(), max: z.int() })),
  })
  .meta({ title: 'FormStep' });

/** What every answer about a form begins with. */
export const formHead = {
  filingId: id,
  companyId: id,
  companyNumber: z.string(),
  companyName: z.string(),
  form: formId,
  /** What the registrar prints on it: `LLAP01` of a partnership. */
  formNumber: z.string(),
  /** In words, as the kind of company has them. */
  formName: z.string(),
  way: formWay,
  state: submissionState,
  /** Raised with every change: a draft that somebody else has changed is not overwritten. */
  version: z.int(),
} as const;

/** What is wrong at its fields, and what has to be done first. */
export const formProblems = {
  errors: z.array(z.object({ step: z.string(), path: z.string(), code: z.string(), message: z.string() })),
  blockers: z.array(z.object({ code: z.string(), message: z.string(), forms: z.array(formId) })),
} as const;

/** What stands between a draft and its submission. */
export const formCheck = {
  isReady: z.boolean(),
  ...formProblems,
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  /** The last day, once the day of the event is given. */
  dueOn: civilDate.nullable(),
} as const;

/** What filing it costs today. What is `paid-with-delivery` goes to the registrar with the document, and is not paid here. */
export const formFees = z
  .object({
    feePence: pence,
    processingFeePence: pence,
    taxPence: pence,
    totalPence: pence,
    why: z.enum(['charged', 'free-form', 'filing-already-paid', 'paid-with-delivery']),
  })
  .meta({ title: 'FormFees' });

const lines = z.array(z.string());

/** What the register shows of each thing that changes, and what it will show. */
export const formChanges = z.array(z.object({ label: z.string(), now: lines, after: lines }));

/** A form as it stands: its pages with their questions, the answers, and what is wrong with them. */
export const formState = z
  .object({
    ...formHead,
    ...formCheck,
    savedAt: instant,
    /** The step at which it was left. */
    activeStep: z.string(),
    steps: z.array(step),
    answers: answersByPath,
    /** Secrets that are held, with as much of them as may be shown. */
    secretsHeld: z.array(z.object({ path: z.string(), masked: z.string() })),
    /** The PDFs that answers of kind `document` name. */
    documents: z.array(z.object({ documentId: id, filename: z.string(), pages: z.int(), size: z.int() })),
    fees: formFees,
  })
  .meta({ title: 'FormState' });
