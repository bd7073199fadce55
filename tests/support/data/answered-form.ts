import { type SampleForm, sampleAnswers, sampleDocument, sampleFacts } from '@statbook/api/samples';
import { civilDate } from '@statbook/domain/dates';
import { clockStart } from '../installation/checkout.ts';
import type { Caller } from './caller.ts';
import { first, type ReviewedStatement } from './statement.ts';

/** A form of a company, with the answers that are good for it. */
export interface FormAnswers {
  form: SampleForm | 'REA';
  answers: Readonly<Record<string, string>>;
  /** The field that names an attached document, where the form has one. */
  documentPath?: string;
}

/** The form with its good sample; no two companies of the register get the same name. */
export function sampleOf(form: SampleForm, companyNumber: string, documentPath?: string): FormAnswers {
  const sample = sampleAnswers[form]({ ...sampleFacts(civilDate(clockStart.slice(0, 10))), documents: [] });
  const ownName = 'proposedName' in sample && { proposedName: `Quayside ${companyNumber} Limited` };
  return { form, answers: { ...sample, ...ownName }, ...(documentPath !== undefined && { documentPath }) };
}

/** Fills a form in and reviews it. One that was begun before is gone on with. */
export async function prepareForm(
  caller: Caller,
  companyId: string,
  { form, answers, documentPath }: FormAnswers,
): Promise<ReviewedStatement> {
  const filingId = await beginForm(caller, companyId, form);
  const document = documentPath !== undefined && {
    [documentPath]: await attachOnce(caller, filingId, documentPath),
  };
  const { version, activeStep } = first((await caller.call('getForm', { filingId })).entity);
  await caller.call('saveForm', { filingId, version, activeStep, answers: { ...answers, ...document } });
  const review = first((await caller.call('reviewForm', { filingId })).entity);
  if (review.content === null) throw new Error(`${form} is not ready: ${JSON.stringify(review)}`);
  const { contentSha256 } = review.content;
  return { companyId, filingId, version: review.version, contentSha256 };
}

async function beginForm(caller: Caller, companyId: string, form: FormAnswers['form']): Promise<string> {
  const forms = (await caller.call('getForms', { companyId })).entity;
  const begun = forms.find((one) => one.form === form)?.open[0];
  if (begun !== undefined) return begun.filingId;
  return first((await caller.call('startForm', { companyId, form })).entity).filingId;
}

async function attachOnce(caller: Caller, filingId: string, path: string): Promise<string> {
  const { version, documents } = first((await caller.call('getForm', { filingId })).entity);
  const [there] = documents;
  if (there !== undefined) return there.documentId;
  const content = Buffer.from(sampleDocument).toString('base64');
  const order = { filingId, version, path, filename: 'A deed, certified.pdf', content };
  const added = first((await caller.call('addFormDocument', order)).entity);
  return first(added.documents).documentId;
}
