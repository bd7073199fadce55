import { readDocument } from '@statbook/testkit/read-document';
import { expect } from 'vitest';
import { testApi, type TestApi, type TestPerson, type TestReply } from '../../../testing/test-api.ts';

const path = '/api/Approvals';

export interface TestSignatory {
  readonly signatoryId: string;
  readonly fullName: string;
  readonly email: string;
}

let added = 0;

/** Adds a signatory with an address that no other test knows. */
export async function addSignatory(by: TestPerson, fullName = 'Ada Fenwick'): Promise<TestSignatory> {
  added += 1;
  const email = `signatory-${added}-${by.email}`;
  const reply = await by.call('POST', `${path}/AddSignatory`, { fullName, email });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body.entity[0];
}

/** The secrets of the links that a signatory was sent, the oldest first; waits until there are so many. */
export async function linksTo(api: TestApi, { email }: TestSignatory, count = 1): Promise<string[]> {
  const address = `${api.mail.url}/messages?to=${encodeURIComponent(email)}`;
  const read = async () => {
    const letters: { text: string }[] = JSON.parse(await (await fetch(address)).text());
    return letters.flatMap(({ text }) => /\/approve#(\S+)/.exec(text)?.[1] ?? []).toReversed();
  };
  await expect.poll(async () => (await read()).length, { interval: 200 }).toBe(count);
  return read();
}

/** What the holder of a link can do, without being signed in. */
export function holderOf(api: TestApi, token: string) {
  const post = (name: string, body: object): Promise<TestReply> =>
    api.call('POST', `${path}/${name}`, { body: { token, ...body } });
  const read = () => post('GetApprovalByLink', {});
  return {
    read,
    state: async () => (await read()).body.entity[0].state,
    print: () => post('PrintByLink', {}),
    /** Decides on what the link shows. */
    decide: async (more: object = {}) => {
      const { contentSha256 } = (await read()).body.entity[0];
      return post('DecideByLink', { contentSha256, decision: 'approved', authority: 'director', ...more });
    },
  };
}

/** The words of a PDF. */
export async function readText(response: Response): Promise<string> {
  const { pages } = await readDocument(new Uint8Array(await response.arrayBuffer()));
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

/** What the database itself says. */
export async function rowsOf(sql: string, parameters: readonly unknown[]) {
  const { database } = (await testApi()).server.platform;
  return database.pool.session((session) => session.objects(sql, [...parameters]));
}
