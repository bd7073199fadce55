import type { TestAccount, TestApi, TestPerson, TestReply } from '../../../testing/test-api.ts';
import { type FormTest, startForm } from '../../../features/forms/form.fixture.ts';

const path = '/api/Approvals';

const office = {
  'address.premise': '14',
  'address.street': 'Quay Street',
  'address.postTown': 'Cardiff',
  'address.country': 'GB-WLS',
  'address.postcode': 'CF10 1AA',
  acceptAppropriateAddressStatement: 'yes',
};

export interface Rule {
  readonly levels: readonly { approvers: readonly string[]; needed: number }[];
  readonly mayApproveAlone?: readonly string[];
}

/** Who approves everything of the account, one of them after the other. */
export const oneAfterTheOther = (...people: readonly TestPerson[]): Rule => ({
  levels: people.map(({ userId }) => ({ approvers: [userId], needed: 1 })),
});

export function savePolicy(person: TestPerson, rule: Rule, more: object = {}): Promise<TestReply> {
  const policy = { version: 0, mayApproveAlone: [], inForce: true, ...rule, ...more };
  return person.call('POST', `${path}/SaveApprovalPolicy`, policy);
}

/** A change of address that is ready to be filed, and the calls of its approval. */
export interface ApprovalTest extends FormTest {
  ask(by?: TestPerson): Promise<TestReply>;
  approval(): Promise<Record<string, unknown> & { state: string }>;
  /** Changes one answer, whatever it is. */
  change(): Promise<void>;
}

export async function readyForm(
  api: TestApi,
  account: TestAccount,
  { form: id, answers }: { form: string; answers: Record<string, string> } = {
    form: 'AD01',
    answers: office,
  },
): Promise<ApprovalTest> {
  const form = await startForm(api, account, id);
  await form.save(answers);
  return {
    ...form,
    ask: async (by = account.main) => {
      const [{ version, content }] = (await form.review()).body.entity;
      return by.call('POST', `${path}/AskForApproval`, {
        filingId: form.filingId,
        draftVersion: version,
        contentAccepted: content.contentSha256,
      });
    },
    approval: async () => {
      const reply = await account.main.call('GET', `${path}/GetFilingApproval?filingId=${form.filingId}`);
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
      return reply.body.entity[0];
    },
    change: async () => {
      await form.save({ 'address.premise': '15' });
    },
  };
}

/** What awaits a person. */
export async function awaitedBy(
  person: TestPerson,
): Promise<(Record<string, unknown> & { requestId: string; contentSha256: string; companyId: string })[]> {
  return (await person.call('GET', `${path}/GetAwaitedApprovals`)).body.entity;
}

/** Decides on all that awaits a person, as they read it. */
export async function decide(person: TestPerson, more: object = {}): Promise<TestReply> {
  const approvals = (await awaitedBy(person)).map(({ requestId, contentSha256 }) => ({
    requestId,
    contentSha256,
  }));
  return decideOn(person, approvals, more);
}

export function decideOn(
  person: TestPerson,
  approvals: readonly object[],
  more: object = {},
): Promise<TestReply> {
  return person.call('POST', `${path}/DecideApprovals`, {
    decision: 'approved',
    authority: 'director',
    approvals: approvals.map((each) => each),
    ...more,
  });
}
