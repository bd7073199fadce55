import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/test-api.ts';
import { hasAccount, hasUser } from '../create-account/create-account.ts';
import { createDemoPractice } from './demo-practice.ts';

it('makes a practice with people of its own beside another with people of the same names', async () => {
  const { platform } = (await testApi()).server;
  const [first, second] = [practiceOf(randomUUID()), practiceOf(randomUUID())];
  for (const practice of [first, second]) await createDemoPractice(platform, practice);
  for (const { name, main, agent, reader } of [first, second]) {
    expect(await hasAccount(platform, name)).toBe(true);
    for (const { email } of [main, agent, reader]) expect(await hasUser(platform, email)).toBe(true);
  }
});

function practiceOf(mark: string) {
  const person = (role: string) => ({
    email: `${role}@${mark}.example`,
    fullName: `The ${role}`,
    subject: `${mark}-${role}`,
  });
  return { name: mark, main: person('main'), agent: person('agent'), reader: person('reader') };
}
