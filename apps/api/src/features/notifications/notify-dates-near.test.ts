import { addDays, type CivilDate, civilDate } from '@statbook/domain/dates';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../platform/database/database.ts';
import { openBegunBooks } from '../../testing/begun-books.ts';
import { until } from '../../testing/make-call.ts';
import { newCompany } from '../../testing/queued-filing.ts';
import { testApi, type TestPerson } from '../../testing/test-api.ts';
import { notifyDatesNear } from './notify-dates-near.ts';

interface Told {
  title: string;
  dueOn: string;
  isRead: boolean;
  companyId: string;
}

const told = async (person: TestPerson): Promise<Told[]> =>
  (await person.call('GET', '/api/Usermanagement/GetNotifications?kind=date-near')).body.entity;

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
  const notifyOn = (today: CivilDate) =>
    notifyDatesNear({ ...platform, clock: { ...platform.clock, today: () => today } }, accountId);
  const readAll = () => account.main.call('POST', '/api/Usermanagement/MarkAllNotificationsRead', {});
  return { api, account, companyId, setDue, notifyOn, readAll };
}

const dueOn = civilDate('2027-03-31');

describe('a date that is near', () => {
  it('is told 28, 14, 7 and 1 days before it, and when it has passed, each once', async () => {
    const { account, notifyOn, readAll } = await companyDue(dueOn);
    const notifiedOn: number[] = [];
    for (let days = -30; days <= 3; days += 1) {
      await notifyOn(addDays(dueOn, days));
      if ((await told(account.main)).some(({ isRead }) => !isRead)) notifiedOn.push(days);
      await readAll();
    }
    expect(notifiedOn).toEqual([-28, -14, -7, -1, 1]);
    expect(await told(account.main)).toMatchObject([{ title: 'Confirmation statement overdue', dueOn }]);
  });

  it('is told once, however many instances look on the same day', async () => {
    const { account, companyId, notifyOn, setDue } = await companyDue(dueOn);
    await setDue('accounts_due_on', addDays(dueOn, 7));
    await Promise.all([
      notifyOn(addDays(dueOn, -5)),
      notifyOn(addDays(dueOn, -5)),
      notifyOn(addDays(dueOn, -5)),
    ]);
    const seen = await told(account.main);
    expect(seen.map(({ title }) => title).toSorted()).toEqual([
      'Accounts due soon',
      'Confirmation statement due soon',
    ]);
    expect(seen.every((one) => one.companyId === companyId)).toBe(true);
  });

  it('stands before later ones of the same minute', async () => {
    const { account, notifyOn, setDue } = await companyDue(dueOn);
    await setDue('accounts_due_on', addDays(dueOn, -7));
    await notifyOn(addDays(dueOn, -10));
    expect((await told(account.main)).map((each) => each.dueOn)).toEqual([addDays(dueOn, -7), dueOn]);
  });

  it('of a notice about control is the earliest possible one: once it has passed it is not told of as late', async () => {
    const { platform } = (await testApi()).server;
    const { books } = await openBegunBooks();
    const clock = { ...platform.clock, today: () => addDays(platform.clock.today(), 90) };
    // Who is missing on the PSC register is found out by a job after the entry.
    const about = await until(
      async () => {
        await notifyDatesNear({ ...platform, clock }, books.person.accountId);
        return (await told(books.person)).filter(({ title }) => title.startsWith('PSC notice'));
      },
      ({ length }) => length > 0,
    );
    expect(about).toMatchObject([{ title: 'PSC notice, PSC01: earliest date has passed', state: 'open' }]);
  });

  it('is told of the nearest stage only, when the server was down meanwhile', async () => {
    const { account, notifyOn } = await companyDue(dueOn);
    await notifyOn(addDays(dueOn, -40));
    expect(await told(account.main)).toEqual([]);
    await notifyOn(addDays(dueOn, 20));
    expect(await told(account.main)).toHaveLength(1);
  });

  it('needs no attention any more once it has moved', async () => {
    const { account, notifyOn, setDue } = await companyDue(dueOn);
    await notifyOn(addDays(dueOn, -5));
    expect(await told(account.main)).toMatchObject([{ isRead: false }]);
    await setDue('statement_due_on', addDays(dueOn, 365));
    await notifyOn(addDays(dueOn, -4));
    expect(await told(account.main)).toMatchObject([{ isRead: true }]);
  });

  it('reaches those who may see the company, and tells nothing of one that was removed', async () => {
    const { api, account, companyId, notifyOn, setDue } = await companyDue(dueOn);
    const sees = await account.addAgent(['viewCompany'], true);
    const hasNoFlag = await account.addAgent(['viewSubmission'], true);
    const isOutOfReach = await account.addAgent(['viewCompany']);
    const stranger = (await api.newAccount()).main;
    await notifyOn(addDays(dueOn, -5));
    expect(await told(sees)).toMatchObject([{ companyId }]);
    for (const person of [hasNoFlag, isOutOfReach, stranger]) expect(await told(person)).toEqual([]);
    await setDue('removed_at', '2027-03-27');
    expect(await told(sees)).toEqual([]);
  });
});

describe('a date of the practice’s own', () => {
  const diary = '/api/CompanyInformation';
  const rent = { title: 'Pay the rent', dueOn: '2027-03-31', repeat: 'monthly', daysBefore: 7 };

  it('is told once, from its reminder on, and settled when it is done', async () => {
    const { account, companyId, notifyOn, readAll } = await companyDue(addDays(dueOn, 400));
    const saved = await account.main.call('POST', `${diary}/SaveDairyDates`, {
      companyId,
      ...rent,
    });
    const { diaryDateId } = saved.body.entity[0];
    await notifyOn(addDays(dueOn, -8));
    expect(await told(account.main)).toEqual([]);
    await notifyOn(addDays(dueOn, -7));
    expect(await told(account.main)).toMatchObject([
      { title: 'Pay the rent', dueOn, isRead: false, companyId, diaryDateId },
    ]);
    await readAll();
    await notifyOn(addDays(dueOn, 1));
    expect(await told(account.main)).toMatchObject([{ isRead: true }]);
    const mark = { companyId, diaryDateId, dueOn, done: true };
    await account.main.call('POST', `${diary}/MarkDairyDate`, mark);
    await notifyOn(addDays(dueOn, 25));
    expect(await told(account.main)).toMatchObject([
      { dueOn, isRead: true },
      { dueOn: '2027-04-30', isRead: false },
    ]);
    await account.main.call('POST', `${diary}/MarkDairyDate`, { ...mark, dueOn: '2027-04-30' });
    await notifyOn(addDays(dueOn, 26));
    expect((await told(account.main)).every(({ isRead }) => isRead)).toBe(true);
  });

  it('is told to whom it was given, and to nobody without a reminder', async () => {
    const { account, companyId, notifyOn } = await companyDue(addDays(dueOn, 400));
    const agent = await account.addAgent(['viewCompany'], true);
    const save = (more: object) =>
      account.main.call('POST', `${diary}/SaveDairyDates`, { companyId, ...rent, ...more });
    await save({ assignedTo: agent.userId });
    await save({ title: 'Never told', daysBefore: null });
    await notifyOn(dueOn);
    expect(await told(account.main)).toEqual([]);
    expect(await told(agent)).toMatchObject([{ title: 'Pay the rent' }]);
  });
});
