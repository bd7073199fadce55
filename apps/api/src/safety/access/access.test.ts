import { randomUUID } from 'node:crypto';
import { type AccessFlag, accessFlags, type CallDefinition, calls } from '@statbook/contract';
import { describe, expect, it } from 'vitest';
import { fieldsOf, replaceField, type SampleInput, sampleInputOf } from '../../testing/sample-input.ts';
import { sendInput, type WireReply, withoutRequestId } from '../../testing/send-input.ts';
import { testApi, type TestPerson } from '../../testing/test-api.ts';
import { accessTable, type Who } from './access-table.ts';
import { type FullAccount, fullAccount } from '../full-account.ts';

const everyCall: [string, CallDefinition][] = Object.entries(calls);
const flagged = everyCall.filter(([, { access }]) => typeof access === 'object');
const ofCompany = flagged.filter(
  ([, { access }]) => typeof access === 'object' && access.company !== undefined,
);
const restricted = everyCall.filter(([, { access }]) => access !== 'public');

// Who is refused everything changes nothing, so one of each is enough for all calls.
const theAccount = once(fullAccount);
const agentOfNoCompany = once(async () => (await theAccount()).addAgent(accessFlags));
const mainUserElsewhere = once(async () => (await (await testApi()).newAccount()).main);
const agentsWithout = new Map<string, Promise<TestPerson>>();

describe('who may call what', () => {
  it.each(everyCall)('%s has the access that the table gives it', (name, { access }) => {
    const row = accessTable.find(({ calls: listed }) => listed.some((each) => each === name));
    expect(row, `say in access-table.ts who may call ${name}`).toBeDefined();
    expect(whoOf(access)).toEqual(row?.who);
  });

  it('gives no call two rows', () => {
    const listed = accessTable.flatMap((row) => row.calls);
    expect(new Set(listed).size).toBe(listed.length);
  });
});

describe('somebody who is not signed in', () => {
  it.each(restricted)('is refused %s, whether the company exists or not', async (_name, call) => {
    const { url } = await testApi();
    const replies = await forKnownAndUnknown(call, await theAccount(), (input) =>
      sendInput(url, call, { input }),
    );
    expect(replies.known).toMatch(/^401 .*"code":"not-signed-in"/);
    expect(replies.unknown).toBe(replies.known);
  });
});

describe('a user without the flag', () => {
  it.each(flagged)('is refused %s, whether the company exists or not', async (_name, call) => {
    const account = await theAccount();
    const user = await agentWithout(flagsOf(call));
    const replies = await forKnownAndUnknown(call, account, (input) => sendAs(user, call, input));
    expect(replies.known).toMatch(/^403 .*"code":"flag-missing"/);
    expect(replies.unknown).toBe(replies.known);
  });
});

describe('an agent whose companies are others', () => {
  it.each(ofCompany)('cannot tell by %s whether the company exists', async (_name, call) => {
    const account = await theAccount();
    const agent = await agentOfNoCompany();
    const replies = await forKnownAndUnknown(call, account, (input) => sendAs(agent, call, input));
    expect(replies.known).toMatch(/^404 .*"code":"not-found"/);
    expect(replies.unknown).toBe(replies.known);
  });
});

describe('the main user of another account', () => {
  it.each(ofCompany)('cannot tell by %s whether the company exists', async (_name, call) => {
    const stranger = await mainUserElsewhere();
    const account = await theAccount();
    const replies = await forKnownAndUnknown(call, account, (input) => sendAs(stranger, call, input));
    expect(replies.known).toMatch(/^404 .*"code":"not-found"/);
    expect(replies.unknown).toBe(replies.known);
  });

  it.each(restricted)('learns nothing by %s from the ids of records', async (_name, call) => {
    const account = await theAccount();
    const input = sampleInputOf(call);
    const stranger = await someStranger();
    for (const place of fieldsOf(input).filter(({ value }) => isUuid(value))) {
      const strange = await stranger(call, replaceField(input, place, randomUUID()));
      for (const id of account.recordIds) {
        const reply = await stranger(call, replaceField(input, place, id));
        expect(reply.text).not.toContain(account.mark);
        if (reply.status >= 400) expect(withoutRequestId(reply)).toBe(withoutRequestId(strange));
        else expect(reply.status).toBe(strange.status);
      }
    }
  });
});

/** Sends as a main user of another account, and as another one after each call that has changed something, as a session. */
async function someStranger() {
  const api = await testApi();
  let stranger: TestPerson | undefined;
  return async (call: CallDefinition, input: SampleInput): Promise<WireReply> => {
    stranger ??= (await api.newAccount()).main;
    const reply = await sendInput(api.url, call, { input, token: stranger.token });
    if (reply.status < 400 || reply.status === 401) stranger = undefined;
    return reply;
  };
}

/** What is answered about a company that there is, and about one that there is not. */
async function forKnownAndUnknown(
  call: CallDefinition,
  { companyId, companyNumber }: FullAccount,
  send: (input: SampleInput) => Promise<WireReply>,
): Promise<{ known: string; unknown: string }> {
  const sample = sampleInputOf(call);
  const reference = typeof call.access === 'object' ? call.access.company : undefined;
  if (reference === undefined) {
    const reply = withoutRequestId(await send(sample));
    return { known: reply, unknown: reply };
  }
  const [known, unknown] = reference.by === 'id' ? [companyId, randomUUID()] : [companyNumber, '00000001'];
  return {
    known: withoutRequestId(await send(replaceField(sample, reference, known))),
    unknown: withoutRequestId(await send(replaceField(sample, reference, unknown))),
  };
}

/** Somebody who may do all but what needs one of `flags`, in all companies of the account. */
function agentWithout(flags: readonly AccessFlag[]): Promise<TestPerson> {
  const others = accessFlags.filter((flag) => !flags.includes(flag));
  const key = others.join(' ');
  const agent = agentsWithout.get(key) ?? theAccount().then((account) => account.addAgent(others, true));
  agentsWithout.set(key, agent);
  return agent;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

async function sendAs(person: TestPerson, call: CallDefinition, input: SampleInput): Promise<WireReply> {
  const { url } = await testApi();
  return sendInput(url, call, { input, token: person.token });
}

function whoOf(access: CallDefinition['access']): Who {
  if (typeof access === 'string') return access;
  return typeof access.flag === 'string' ? [access.flag] : access.flag;
}

function flagsOf({ access }: CallDefinition): readonly AccessFlag[] {
  const who = whoOf(access);
  return typeof who === 'string' ? [] : who;
}

const isUuid = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
