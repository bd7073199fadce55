import { addDays, civilDate } from '@statbook/domain/dates';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../platform/database/database.ts';
import { notify } from '../../platform/messages/notifications.ts';
import { newCompany } from '../../testing/queued-filing.ts';
import { testApi, type TestPerson } from '../../testing/test-api.ts';
import { mailNotifications } from './mail-notifications.ts';
import { notifyDatesNear } from './notify-dates-near.ts';
import { tidyNotifications } from './tidy-notifications.ts';

interface Letter {
  subject: string;
  text: string;
}

async function lettersTo({ email }: TestPerson): Promise<Letter[]> {
  const { mail } = await testApi();
  const reply = await fetch(`${mail.url}/messages?to=${encodeURIComponent(email)}`);
  // The mailbox's own reply.
  return (await reply.json()) as Letter[];
}

const ask = async (sql: string, values: readonly unknown[]) => {
  const { database } = (await testApi()).server.platform;
  return database.transaction({ as: 'maintenance' }, (tx) => sessionOf(tx).query(sql, values));
};

const choose = (
  { accountId, userId }: TestPerson,
  kind: string,
  { inProduct, byMail }: { inProduct: boolean; byMail: boolean },
) =>
  ask(
    'insert into notification_choice (account_id, user_id, kind, in_product, by_mail) values ($1, $2, $3, $4, $5)',
    [accountId, userId, kind, inProduct, byMail],
  );

const unread = async (person: TestPerson) =>
  (await person.call('GET', '/api/Usermanagement/GetNotifications')).body.unread;

const sendDue = async (person: TestPerson) => mailNotifications((await testApi()).server.platform, person);

async function accountWithCompany() {
  const api = await testApi();
  const account = await api.newAccount();
  const company = await newCompany(api, account);
  const { database, live } = api.server.platform;
  const { accountId } = account;
  /** All at once, before anything of it is looked for to be sent. */
  const tell = (...keys: string[]) =>
    database.transaction({ as: 'account', accountId }, async (tx) => {
      const told: string[] = [];
      for (const key of keys) {
        const notice = {
          accountId,
          companyId: company.companyId,
          kind: 'submission-answered' as const,
          key,
          details: { filingId: crypto.randomUUID(), form: 'CS01', state: 'parked', why: 'held' },
          to: { flags: ['viewSubmission'] },
        };
        told.push(...(await notify(tx, live, notice)));
      }
      return told;
    });
  return { api, account, company, tell };
}

describe('notifications by mail', () => {
  it('go to who chose them, in one letter, once', async () => {
    const { account, company, tell } = await accountWithCompany();
    const chose = await account.addAgent(['viewSubmission'], true);
    await choose(chose, 'submission-answered', { inProduct: true, byMail: true });
    await tell('one', 'two');
    await Promise.all([chose, chose, account.main].map(sendDue));
    await expect.poll(async () => (await lettersTo(chose)).length).toBe(1);
    const letters = await lettersTo(chose);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toBe('2 notifications');
    expect(letters[0]?.text).toContain(`${company.name} (${company.number})`);
    expect(letters[0]?.text).toContain('/submissionstatus/status/');
    expect(await lettersTo(account.main)).toEqual([]);
    expect([await unread(chose), await unread(account.main)]).toEqual([2, 2]);
  });

  it('can take the place of those in the product', async () => {
    const { account, tell } = await accountWithCompany();
    await choose(account.main, 'submission-answered', { inProduct: false, byMail: true });
    await tell('one');
    await sendDue(account.main);
    await expect.poll(async () => (await lettersTo(account.main)).length).toBe(1);
    expect(await unread(account.main)).toBe(0);
  });

  it('are not made for who wants to hear nothing of a kind', async () => {
    const { account, tell } = await accountWithCompany();
    await choose(account.main, 'submission-answered', { inProduct: false, byMail: false });
    expect(await tell('one')).toEqual([]);
  });

  it('tell nothing that is out of reach by now, or of a company that was removed', async () => {
    const { account, company, tell } = await accountWithCompany();
    const lost = await account.addAgent(['viewSubmission'], true);
    await tell('one');
    await ask('update app_user set all_companies = false where id = $1', [lost.userId]);
    await ask('update company set removed_at = now() where id = $1', [company.companyId]);
    await ask('update notification set mail_due = true where account_id = $1', [account.accountId]);
    for (const person of [account.main, lost]) await sendDue(person);
    expect([...(await lettersTo(account.main)), ...(await lettersTo(lost))]).toEqual([]);
  });

  it('name the date that is near, and where to look', async () => {
    const { api, account, company } = await accountWithCompany();
    const { platform } = api.server;
    const dueOn = civilDate('2027-03-31');
    await choose(account.main, 'date-near', { inProduct: true, byMail: true });
    await ask('update company set accounts_due_on = $1 where id = $2', [dueOn, company.companyId]);
    const clock = { ...platform.clock, today: () => addDays(dueOn, -3) };
    await notifyDatesNear({ ...platform, clock }, account.accountId);
    await sendDue(account.main);
    await expect.poll(async () => (await lettersTo(account.main)).length).toBe(1);
    const [letter] = await lettersTo(account.main);
    expect(letter?.subject).toBe(`Accounts due soon: ${company.name}`);
    expect(letter?.text).toContain('Due on 31 March 2027');
    expect(letter?.text).toContain(`/company/companyoverview?company=${company.companyId}`);
    // By mail unasked, too: nobody is told that they chose it.
    expect(letter?.text).toContain('Choose what you are notified of by email at');
  });
});

it('what was read more than 90 days ago is removed, with live events of yesterday, and nothing else', async () => {
  const { api, account, tell } = await accountWithCompany();
  await tell('old', 'recent', 'unread');
  const age = (key: string, days: number) =>
    ask(
      'update notification set read_at = now() - make_interval(days => $1) where user_id = $2 and key = $3',
      [days, account.main.userId, key],
    );
  await age('old', 91);
  await age('recent', 89);
  await ask(
    `insert into presence (stream_id, account_id, user_id, seen_at) values ($1, $2, $3, now() - interval '2 hours')`,
    [crypto.randomUUID(), account.accountId, account.main.userId],
  );
  await ask(
    `insert into live_event (account_id, topic, at) values ($1, 'old', now() - interval '25 hours'),
      ($1, 'recent', now() - interval '23 hours')`,
    [account.accountId],
  );
  await tidyNotifications(api.server.platform);
  const events = await ask(
    `select topic from live_event where account_id = $1 and topic in ('old', 'recent')`,
    [account.accountId],
  );
  expect(events).toEqual([['recent']]);
  const kept = await ask('select key from notification where user_id = $1 order by key', [
    account.main.userId,
  ]);
  expect(kept.flat()).toEqual(['recent', 'unread']);
  expect(await ask('select 1 from presence where user_id = $1', [account.main.userId])).toEqual([]);
});
