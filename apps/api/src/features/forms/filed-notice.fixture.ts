import { sampleDocument } from '../../tools/sample-document.ts';
import type { Answers, FormFacts } from '@statbook/domain/filing/forms';
import { expect } from 'vitest';
import { Refusal } from '../../pipeline/refusal.ts';
import { payerOf } from '../../testing/payable-filing.ts';
import type { TestAccount, TestApi } from '../../testing/test-api.ts';
import { sampleAnswers, type SampleForm } from '../../tools/sample-answers.ts';
import { readFormFacts } from './facts/form-facts.ts';
import { type FormTest, startFormOf } from './form.fixture.ts';
import type { NoticeCompany } from './notice-company.fixture.ts';
import { until } from '../../testing/make-call.ts';

/** The fields that ask for a document which has to be there. */
const documentPaths: Partial<Record<SampleForm, string>> = {
  NM01: 'resolution',
  MR01: 'instrument',
  MR02: 'instrument',
};

/** What the server knows of the company, as the form goes by it. */
async function factsOf(api: TestApi, account: TestAccount, company: NoticeCompany): Promise<FormFacts> {
  const { database, vault, clock } = api.server.platform;
  const inReach = { id: company.companyId, number: company.number, name: company.name };
  const facts = await database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
    readFormFacts(tx, { vault, clock }, inReach),
  );
  if (facts instanceof Refusal) throw new Error(facts.code);
  return facts;
}

async function attach({ main }: TestAccount, { filingId, get }: FormTest, path: string): Promise<string> {
  const [{ version }] = (await get()).body.entity;
  const content = Buffer.from(sampleDocument).toString('base64');
  const order = { filingId, version, path, filename: 'A deed, certified.pdf', content };
  const added = await main.call('POST', '/api/Forms/AddFormDocument', order);
  expect(added.body.entity?.[0].documents, JSON.stringify(added.body)).toMatchObject([
    { filename: 'A deed, certified.pdf', pages: 1 },
  ]);
  return added.body.entity[0].documents[0].documentId;
}

/** Fills a form in with its sample, documents first: they are named among the answers. */
export async function fillIn(api: TestApi, account: TestAccount, company: NoticeCompany, name: SampleForm) {
  const form = await startFormOf(account, { companyId: company.companyId, form: name });
  const facts = await factsOf(api, account, company);
  const path = documentPaths[name];
  const id = path && (await attach(account, form, path));
  const documents = id === undefined ? [] : [{ id, filename: '', sha256: '', pages: 1 }];
  const answers: Answers = sampleAnswers[name]({ ...facts, documents });
  // No two companies of the register have the same name.
  const ownName = 'proposedName' in answers && { proposedName: `Quayside ${company.number} Limited` };
  const saved = await form.save({ ...answers, ...ownName });
  expect(saved.body.entity?.[0], JSON.stringify(saved.body)).toMatchObject({ errors: [], blockers: [] });
  return form;
}

/** Submits what the review shows, and pays where something is to be paid. */
export async function submit(api: TestApi, account: TestAccount, company: NoticeCompany, form: FormTest) {
  const reply = await form.submit();
  const [submitted] = reply.body.entity ?? [];
  expect(submitted, JSON.stringify(reply.body)).toBeDefined();
  const filing = { ...company, filingId: form.filingId, accountId: account.accountId };
  if (submitted.state !== 'awaiting-payment') return submitted;
  const { submissionType, amount, processingFee, taxAmount, totalAmount } = submitted;
  const sums = { submissionType, amount, processingFee, taxAmount, totalAmount };
  const paid = await payerOf(api, account.main, filing).pay({ with: sums });
  expect(paid.body.statusCode, JSON.stringify(paid.body)).toBe('0000');
  return submitted;
}

/** Waits until the public register shows an accepted form; gives its receipt. */
export const untilShown = ({ main }: TestAccount, filingId: string) =>
  until(
    async () =>
      (await main.call('GET', `/api/Submissions/GetSubmission?filingId=${filingId}`)).body.entity[0],
    ({ register }) => register?.state === 'shown',
  );
