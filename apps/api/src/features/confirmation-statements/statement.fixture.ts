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
  check(): Promise<TestReply>;
  review(): Promise<TestReply>;
}

/** Imports a company, with its authentication code unless there is to be none. */
export async function openStatement(
  account: TestAccount,
  number: string,
  code?: string,
): Promise<StatementTest> {
  const body = { companyRegNo: number, ...(code !== undefined && { AuthCode: code }) };
  const imported = await account.main.call('POST', '/api/CompanyInformation/ImportCompany', body);
  if (imported.status !== 200) throw new Error(`${number}: ${JSON.stringify(imported.body)}`);
  return statementOf(account.main, String(imported.body.Entity[0].CompanyId));
}

/** The calls of a company's statement, by somebody. */
export function statementOf(person: TestPerson, companyId: string): StatementTest {
  let held: { CSid?: string; Version?: number } = {};
  const read = (call: string) => person.call('GET', `${group}/${call}?CompanyId=${companyId}`);
  return {
    companyId,
    person,
    facts: () => read('GetConfirmationStatementFacts'),
    draft: () => read('GetConfirmationStatementConfirmLaterDetails'),
    check: () => read('CheckConfirmationStatement'),
    review: () => read('ReviewConfirmationStatement'),
    save: async (ActiveTab, Answers, Identity) => {
      const body = { CompanyId: companyId, ...held, ActiveTab, Answers, ...(Identity && { Identity }) };
      const reply = await person.call('POST', `${group}/SaveConfirmationStatement`, body);
      if (reply.status === 200) {
        const [{ CSid, Version }] = reply.body.Entity;
        held = { CSid, Version };
      }
      return reply;
    },
  };
}

/** The statement in which nothing has changed since the last one. */
export const nothingChanged = {
  MadeUpTo: '2026-11-16',
  Trading: { OnMarket: false, PscExemptions: [] },
  SicCodes: { Answer: 'confirm', Codes: [] },
  StatementOfCapital: { Answer: 'confirm' },
  Shareholdings: { Answer: 'confirm', Holdings: [] },
  RegisteredOffice: 'yes',
  Officers: 'yes',
  Pscs: 'yes',
  RecordsLocation: 'yes',
  RegisteredEmail: { Answer: 'yes', Address: '' },
  Statements: { InformationDelivered: true, LawfulPurpose: true },
  Signer: { Name: 'Nora Harcastle', Capacity: 'director' },
};

/** What is wrong at the fields: the message by the field's name. */
export function errorsOf(reply: TestReply): Record<string, string> {
  const errors: { Field: string; Message: string }[] = reply.body.Entity[0].Errors;
  return Object.fromEntries(errors.map(({ Field, Message }) => [Field, Message]));
}
