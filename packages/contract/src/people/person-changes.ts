import { APPROVAL_STATES } from '@statbook/domain/approvals';
import { z } from 'zod';
import { changing, changingInSteps, defineCall, reading } from '../call.ts';
import {
  answersByPath,
  formAnswers,
  formChanges,
  formCheck,
  formHead,
  formId,
  formSection,
} from '../forms/form-shapes.ts';
import { civilDate, entityList, id } from '../wire/shapes.ts';
import { entryPlace, startedChange } from './person-shapes.ts';

/** What is new of a person, by the paths that the forms of all registers share; and a draft that says some of it already. */
const newDetails = {
  personId: id,
  answers: formAnswers,
  /** What is sealed in that draft goes along without being shown; what is answered here takes the place of its own. */
  fromFilingId: id.optional(),
};

const plannedRole = z.object({
  ...entryPlace,
  companyName: z.string(),
  companyNumber: z.string(),
  roleText: z.string(),
  /** Null for an entry that no form of these changes. */
  form: formId.nullable(),
  formName: z.string().nullable(),
  /** How near what the register says is to what most of the entries say, or the one of the draft. */
  likeness: z.enum(['same', 'same-postcode', 'other']),
  /** Why no draft is begun for it; null where one can be. */
  whyNot: z.string().nullable(),
  /** The draft or filing in its way. */
  openFilingId: id.nullable(),
  /** What is left to do before it can be filed. */
  note: z.string().nullable(),
  /** It says the same as where the change was noticed, and a draft can be begun. */
  isPreselected: z.boolean(),
  changes: formChanges,
  dueOn: civilDate.nullable(),
});

/** What a change of a person would be in each company where they stand; nothing is begun, and nothing kept. */
export const planPersonChange = defineCall({
  ...changingInSteps('people', { flag: 'editCompany' }),
  path: '/api/People/PlanPersonChange',
  summary: 'What a change of a person would be in each of their companies',
  body: z.strictObject(newDetails),
  reply: entityList(
    z.object({
      /** The questions of all the forms, each once. */
      sections: z.array(formSection),
      /** What the register, or the draft, says of what is asked. */
      known: answersByPath,
      /** Sealed in the draft, and taken along. */
      secretsHeld: z.array(z.object({ path: z.string(), masked: z.string() })),
      errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
      roles: z.array(plannedRole),
      /** In so many companies out of reach the person has roles as well. */
      companiesElsewhere: z.int(),
    }),
  ),
  wire: { input: { opaque: ['answers'] }, reply: { opaque: ['known'] } },
});

/** Begins the drafts of a change in the companies that were chosen: all of them, or none. */
export const beginPersonChange = defineCall({
  ...changing('people', { flag: 'editCompany' }),
  path: '/api/People/BeginPersonChange',
  summary: 'Begin the notices of a change in several companies at once',
  body: z.strictObject({
    ...newDetails,
    /** Made by the sender, new for each act: sent again under the same key, nothing is begun twice. */
    key: id,
    roles: z.array(z.strictObject(entryPlace)).min(1, 'Choose at least one company').max(1_000),
  }),
  reply: entityList(z.object({ changeId: id, filings: z.array(z.object({ companyId: id, filingId: id })) })),
  wire: { input: { opaque: ['answers'] } },
  activity: 'person.change-begun',
});

const changeFiling = z.object({
  ...formHead,
  ...formCheck,
  stateText: z.string(),
  roleText: z.string(),
  changes: formChanges,
  /** SHA-256 of what will be sent; null until the draft is ready, and once it was submitted. */
  contentSha256: z.string().nullable(),
  /** A policy asks for an approval that is not given. */
  needsApproval: z.boolean(),
  /** Where its approval stands, by the policies in force; `not-needed` once it was submitted. */
  approvalState: z.enum(APPROVAL_STATES),
});

/** What was begun in one act, for one review: of each filing within reach what it changes, what is missing, and where it stands. */
export const getPersonChange = defineCall({
  ...reading('people', { flag: 'viewCompany' }),
  path: '/api/People/GetPersonChange',
  summary: 'The filings of one change of a person',
  query: z.object({ changeId: id }),
  reply: entityList(
    z.object({
      ...startedChange.shape,
      personId: id,
      personName: z.string(),
      all: z.array(changeFiling),
    }),
  ),
});

/** Deletes the drafts of an act that are not submitted yet; what is on its way stays. */
export const cancelPersonChange = defineCall({
  ...changing('people', { flag: 'editCompany' }),
  path: '/api/People/CancelPersonChange',
  summary: 'Delete the drafts of one change of a person',
  body: z.strictObject({ changeId: id }),
  reply: entityList(z.object({ deleted: z.int(), kept: z.int() })),
  activity: 'person.change-cancelled',
});

/** Whose details a form changes, and where else within reach they stand. */
export const getPersonOfFiling = defineCall({
  ...reading('people', { flag: 'viewCompany' }),
  path: '/api/People/GetPersonOfFiling',
  summary: 'Whose details a form changes, and where else they stand',
  query: z.object({ filingId: id }),
  /** Empty for a form that changes nobody's details. */
  reply: entityList(
    z.object({
      personId: id,
      /** Their other roles on the public registers of the company of the form. */
      rolesHere: z.int(),
      /** Companies other than that of the form. */
      otherCompanies: z.int(),
      /** The act that the form is part of. */
      changeId: id.nullable(),
    }),
  ),
});
