import { until } from '../../testing/make-call.ts';
import type { TestAccount, TestPerson, TestReply } from '../../testing/test-api.ts';

const group = '/api/ConfirmationStateMent';

/** A company of the registry's seeds in an account's list, and the calls of its statement. */
export interface StatementTest {
  companyId: string;
  person: TestPerson;
  facts(): Promise<TestReply>;
  draft(): Promise<TestReply>;
  /** Saves parts of the draft; the version is the one that was saved last. */
  save(step: string, answers: object, identity?: object[]): Promise<TestReply>;
  /** Says of all that our own record knows to be outstanding that it is delivered otherwise. */
  override(): Promise<void>;
  check(): Promise<TestReply>;
  review(): Promise<TestReply>;
  /**
   * The review once it can be filed. What is outstanding is found out by jobs after each entry, before the review or after
   * it, and is overridden whenever it comes.
   */
  reviewWhenReady(): Promise<TestReply['body']>;
}

/** Imports a company, with its authentication code unless there is to be none. */
export async function openStatement(
  account: TestAccount,
  number: string,
  code?: string,
): Promise<StatementTest> {
  const body = { companyNumber: number, ...(code !== undefined && { authCode: code }) };
  const imported = await account.main.call('POST', '/api/CompanyInformation/ImportCompany', body);
  if (imported.status !== 200) throw new Error(`${number}: ${JSON.stringify(imported.body)}`);
  return statementOf(account.main, String(imported.body.entity[0].companyId));
}

/** The calls of a company's statement, by somebody. */
export function statementOf(person: TestPerson, companyId: string): StatementTest {
  let held: { statementId?: string; version?: number } = {};
  let outstanding: { key: string }[] = [];
  const read = (call: string) => person.call('GET', `${group}/${call}?companyId=${companyId}`);
  const save: StatementTest['save'] = async (activeTab, answers, identity) => {
    const body = { companyId, ...held, activeTab, answers, ...(identity && { identity }) };
    const reply = await person.call('POST', `${group}/SaveConfirmationStatement`, body);
    if (reply.status === 200) {
      const [{ statementId, version }] = reply.body.entity;
      held = { statementId, version };
      outstanding = reply.body.entity[0].outstanding;
    }
    return reply;
  };
  const override = async () => {
    if (outstanding.length === 0) return;
    const given = { reason: 'Delivered on paper', of: outstanding.map(({ key }) => key) };
    await save('statements', { statements: { ...nothingChanged.statements, override: given } });
  };
  const review = async () => {
    const reply = await read('ReviewConfirmationStatement');
    if (reply.status === 200) outstanding = reply.body.entity[0].outstanding;
    return reply;
  };
  const reviewOverridden = async () => {
    await override();
    return (await review()).body.entity[0];
  };
  return {
    companyId,
    person,
    save,
    override,
    reviewWhenReady: () => until(reviewOverridden, ({ isReady }) => isReady),
    facts: () => read('GetConfirmationStatementFacts'),
    draft: () => read('GetConfirmationStatementConfirmLaterDetails'),
    check: () => read('CheckConfirmationStatement'),
    review,
  };
}

/** The statement in which nothing has changed since the last one. */
export const nothingChanged = {
  madeUpTo: '2026-11-16',
  trading: { onMarket: false, pscExemptions: [] },
  sicCodes: { answer: 'confirm', codes: [] },
  statementOfCapital: { answer: 'confirm' },
  shareholdings: { answer: 'confirm', holdings: [] },
  registeredOffice: 'yes',
  officers: 'yes',
  pscs: 'yes',
  recordsLocation: 'yes',
  registeredEmail: { answer: 'yes', address: '' },
  statements: { informationDelivered: true, lawfulPurpose: true },
  signer: { name: 'Nora Harcastle', capacity: 'director' },
};

/** The same of TIDEWATER JOINERY LIMITED. */
export const nothingChangedAtJoinery = {
  ...nothingChanged,
  madeUpTo: '2026-11-14',
  signer: { name: 'Tobias Hale', capacity: 'director' },
};

/** What is wrong at the fields: the message by the field's name. */
export function errorsOf(reply: TestReply): Record<string, string> {
  const errors: { field: string; message: string }[] = reply.body.entity[0].errors;
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}
