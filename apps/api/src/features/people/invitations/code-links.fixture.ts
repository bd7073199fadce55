import { expect } from 'vitest';
import type { TestApi, TestPerson } from '../../../testing/test-api.ts';

const path = '/api/People';

/** The letters to an address, the oldest first, once there are so many. */
export async function lettersTo(api: TestApi, address: string, count = 1) {
  const read = async (): Promise<{ subject: string; text: string }[]> => {
    const reply = await fetch(`${api.mail.url}/messages?to=${encodeURIComponent(address)}`);
    return JSON.parse(await reply.text());
  };
  await expect.poll(async () => (await read()).length, { interval: 200 }).toBe(count);
  return (await read()).toReversed();
}

export const tokenIn = (letter: { text: string } | undefined): string =>
  /\/verify#(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';

/** Asks somebody for their code; gives what came of it. */
export async function invite(by: TestPerson, personId: string, email?: string): Promise<string> {
  const { body } = await by.call('POST', `${path}/InviteForCodes`, {
    people: [{ personId, ...(email !== undefined && { email }) }],
  });
  if (body.entity === undefined) throw new Error(JSON.stringify(body));
  return body.entity[0].outcome;
}

export const requestOf = async (by: TestPerson, personId: string) =>
  (await by.call('GET', `${path}/GetCodeInvitation?personId=${personId}`)).body.entity[0];

export const withdraw = (by: TestPerson, personId: string) =>
  by.call('POST', `${path}/WithdrawCodeInvitation`, { personId });

/** What the holder of a link can do, without being signed in. */
export const holderOf = (api: TestApi, token: string) => ({
  read: () => api.call('POST', `${path}/GetCodeByLink`, { body: { token } }),
  state: async () =>
    (await api.call('POST', `${path}/GetCodeByLink`, { body: { token } })).body.entity[0].state,
  give: (personalCode: string) =>
    api.call('POST', `${path}/GiveCodeByLink`, { body: { token, personalCode } }),
});
