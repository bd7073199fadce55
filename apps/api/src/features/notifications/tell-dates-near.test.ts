import { addDays, type CivilDate, civilDate } from '@statbook/domain';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../platform/database/database.ts';
import { newCompany } from '../../testing/queued-filing.ts';
import { testApi, type TestPerson } from '../../testing/test-api.ts';
import { tellDatesNear } from './tell-dates-near.ts';

interface Told {
  Title: string;
  DueOn: string;
  IsRead: boolean;
  CompanyId: string;
}

const told = async (person: TestPerson): Promise<Told[]> =>
  (await person.call('GET', '/api/Usermanagement/GetNotifications?Kind=date-near')).body.Entity;

/** A company whose statement is due on a day, and the daily look on any other. */
async function companyDue(statementDueOn: CivilDate) {
  const api = await testApi();
  const { platform } = api.server;
  const account = await api.newAccount();
  const { accountId } = account;
  const { companyId } = await newCompany(api, account);
  const setDue = (column: 'statement_due_on' | 'accounts_due_on' | 'removed_at', date: string) =>
    platform.database.transaction({ as: 'account', accountId }, (tx) =>
      sessionOf(tx).query(`update company set ${column} = $1 where id = $2`, [date, companyId]),
    );
  await setDue('statement_due_on', statementDueOn);
  const lookOn = (today: CivilDate) =>
    tellDatesNear({ ...platform, clock: { ...platform.clock, today: () => today } }, accountId);
  const readAll = () => account.main.call('POST', '/api/Usermanagement/MarkAllNotificationsRead', {});
  return { api, account, companyId, setDue, lookOn, readAll };
}

const dueOn = civilDate('2027-03-31');

describe('a date that is near', () => {
  it('is told 28, 14, 7 and 1 days before it, and when it has passed, each once', async () => {
    const { account, lookOn, readAll } = await companyDue(dueOn);
    const toldOn: number[] = [];
    for (let days = -30; days <= 3; days += 1) {
      await lookOn(addDays(dueOn, days));
      if ((await told(account.main)).some(({ IsRead }) => !IsRead)) toldOn.push(days);
      await readAll();
    }
    expect(toldOn).toEqual([-28, -14, -7, -1, 1]);
    expect(await told(account.main)).toMatchObject([
      { Title: 'Confirmation statement overdue', DueOn: dueOn },
    ]);
  });

  it('is told once, however many instances look on the same day', async () => {
    const { account, companyId, lookOn, setDue } = await companyDue(dueOn);
    await setDue('accounts_due_on', addDays(dueOn, 7));
    await Promise.all([lookOn(addDays(dueOn, -5)), lookOn(addDays(dueOn, -5)), lookOn(addDays(dueOn, -5))]);
    const seen = await told(account.main);
    expect(seen.map(({ Title }) => Title).toSorted()).toEqual([
      'Accounts due soon',
      'Confirmation statement due soon',
    ]);
    expect(seen.every((one) => one.CompanyId === companyId)).toBe(true);
  });

  it('is told of the nearest stage only, when the server was down meanwhile', async () => {
    const { account, lookOn } = await companyDue(dueOn);
    await lookOn(addDays(dueOn, -40));
    expect(await told(account.main)).toEqual([]);
    await lookOn(addDays(dueOn, 20));
    expect(await told(account.main)).toHaveLength(1);
  });

  it('needs no attention any more once it has moved', async () => {
    const { account, lookOn, setDue } = await companyDue(dueOn);
    await lookOn(addDays(dueOn, -5));
    expect(await told(account.main)).toMatchObject([{ IsRead: false }]);
    await setDue('statement_due_on', addDays(dueOn, 365));
    await lookOn(addDays(dueOn, -4));
    expect(await told(account.main)).toMatchObject([{ IsRead: true }]);
  });

  it('reaches those who may see the company, and tells nothing of one that was removed', async () => {
    const { api, account, companyId, lookOn, setDue } = await companyDue(dueOn);
    const sees = await account.addAgent(['ViewCompany'], true);
    const hasNoFlag = await account.addAgent(['ViewSubmission'], true);
    const isOutOfReach = await account.addAgent(['ViewCompany']);
    const stranger = (await api.newAccount()).main;
    await lookOn(addDays(dueOn, -5));
    expect(await told(sees)).toMatchObject([{ CompanyId: companyId }]);
    for (const person of [hasNoFlag, isOutOfReach, stranger]) expect(await told(person)).toEqual([]);
    await setDue('removed_at', '2027-03-27');
    expect(await told(sees)).toEqual([]);
  });
});
