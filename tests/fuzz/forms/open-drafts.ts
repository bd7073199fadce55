import type { Calls, ReplyOf } from '@statbook/contract';
import { sampleAnswers, type SampleForm } from '@statbook/api/samples';
import { sampleOf } from '../../support/data/answered-form.ts';
import { type Caller, Refused } from '../../support/data/caller.ts';
import { first } from '../../support/data/statement.ts';
import type { Draft, Drafts, FormId } from './drafts.ts';

interface Company {
  companyId: string;
  number: string;
}

/** Begins every form of a company that can be begun, fills it in with its good answers, and notes what it asks for. */
export async function openDrafts(caller: Caller, company: Company, drafts: Drafts): Promise<void> {
  const { companyId } = company;
  const { entity } = await caller.call('getForms', { companyId });
  for (const { form } of entity.filter(({ whyNot }) => whyNot === null)) {
    const draft = await openDraft(caller, company, form);
    if (draft !== undefined) drafts.add(draft);
  }
}

async function openDraft(caller: Caller, company: Company, form: FormId): Promise<Draft | undefined> {
  const { companyId } = company;
  const filingId = await begin(caller, companyId, form);
  if (filingId === undefined) return undefined;
  const begun = first((await caller.call('getForm', { filingId })).entity);
  const sample = isSampled(form) ? chosenOf(begun, sampleOf(form, company.number).answers) : {};
  const { version, activeStep } = begun;
  // What is asked for depends on what is answered: the questions of both are known then.
  const filled = first(
    (await caller.call('saveForm', { filingId, version, activeStep, answers: sample })).entity,
  );
  const fields = new Map([...fieldsOf(begun), ...fieldsOf(filled)].map((field) => [field.path, field]));
  const lists = filled.steps.flatMap((step) => step.lists.map(({ path }) => path));
  return {
    companyId,
    form,
    sample,
    filingId,
    version: filled.version,
    activeStep,
    contentSha256: undefined,
    fields: [...fields.values()],
    lists,
  };
}

type FormState = ReplyOf<Calls['getForm']>['entity'][number];

const isSampled = (form: string): form is SampleForm => form in sampleAnswers;
const fieldsOf = ({ steps }: FormState) =>
  steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));

/** The officer, charge or period of the sample is one that this company has. */
function chosenOf(begun: FormState, answers: Readonly<Record<string, string>>): Record<string, string> {
  const chosen: Record<string, string> = { ...answers };
  for (const { path, kind, options } of fieldsOf(begun)) {
    const given = chosen[path];
    const isOffered = kind === 'ticks' || options.some(({ value }) => value === given);
    if (given !== undefined && options.length > 0 && !isOffered)
      chosen[path] = options.at(-1)?.value ?? given;
  }
  return chosen;
}

async function begin(caller: Caller, companyId: string, form: FormId): Promise<string | undefined> {
  try {
    return first((await caller.call('startForm', { companyId, form })).entity).filingId;
  } catch (error) {
    if (error instanceof Refused && error.status < 500) return undefined;
    throw error;
  }
}

/** Begins the form of a draft again once it was filed or deleted. */
export async function reopenDraft(caller: Caller, drafts: Drafts, draft: Draft): Promise<void> {
  const filingId = await begin(caller, draft.companyId, draft.form);
  if (filingId === undefined || filingId === draft.filingId) return;
  try {
    const begun = first((await caller.call('getForm', { filingId })).entity);
    drafts.replace(draft, begun);
  } catch (error) {
    // A request in flight has ended it already.
    if (!(error instanceof Refused && error.status < 500)) throw error;
  }
}
