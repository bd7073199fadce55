import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../platform/database/database.ts';
import { importCompany } from '../../testing/imported-company.ts';
import { newCompany } from '../../testing/queued-filing.ts';
import { openShareBooks } from '../../testing/share-books.ts';
import { testApi, type TestPerson } from '../../testing/test-api.ts';

const path = '/api/CompanyInformation';

async function openDiary() {
  const api = await testApi();
  const account = await api.newAccount();
  const { companyId } = await newCompany(api, account);
  return { api, account, companyId, ...diaryOf(account.main, companyId) };
}

/** The diary of a company as a person writes in it and reads it. */
function diaryOf(person: TestPerson, companyId: string) {
  const post = (call: string, body: object) => person.call('POST', `${path}/${call}`, { companyId, ...body });
  const read = async () =>
    (await person.call('GET', `${path}/GetDairyDates?companyId=${companyId}`)).body.entity[0];
  const enter = async (more: object = {}) => {
    const { status, body } = await post('SaveDairyDates', { ...rent, ...more });
    expect(status).toBe(200);
    return body.entity[0];
  };
  const mark = (diaryDateId: string, dueOn: string, done = true) =>
    post('MarkDairyDate', { diaryDateId, dueOn, done });
  const history = async (id: string) =>
    (await person.call('GET', `${path}/GetDairyDateHistory?companyId=${companyId}&diaryDateId=${id}`)).body
      .entity;
  return { post, read, enter, mark, history };
}

const rent = { title: 'Pay the rent', dueOn: '2026-12-31', repeat: 'quarterly', daysBefore: 14 };

describe('a date of the practice’s own', () => {
  it('is entered once, with who entered it and from when on somebody is told', async () => {
    const { account, enter, read, post } = await openDiary();
    const diaryDateId = randomUUID();
    const order = { diaryDateId, note: '  By standing order  ', assignedTo: account.main.userId };
    const saved = await enter(order);
    expect(saved).toMatchObject({
      diaryDateId,
      version: 1,
      dueOn: '2026-12-31',
      remindOn: '2026-12-17',
      note: 'By standing order',
      assignedTo: account.main.userId,
      overdue: false,
    });
    expect(await enter(order)).toEqual(saved);
    expect((await read()).own).toEqual([saved]);
    const other = await post('SaveDairyDates', { ...rent, ...order, title: 'Something else' });
    expect([other.status, other.body.code]).toEqual([409, 'changed-meanwhile']);
  });

  it('stands at its next day once it is done, and comes back when that was wrong', async () => {
    const { enter, mark, read } = await openDiary();
    const { diaryDateId } = await enter();
    const done = await mark(diaryDateId, '2026-12-31');
    expect(done.body.entity[0].dueOn).toBe('2027-03-31');
    expect((await read()).done).toMatchObject([
      { diaryDateId, title: 'Pay the rent', dueOn: '2026-12-31', canBeTakenBack: true },
    ]);
    expect((await mark(diaryDateId, '2026-12-31')).body.entity[0].dueOn).toBe('2027-03-31');
    expect((await mark(diaryDateId, '2027-06-30')).body.code).toBe('changed-meanwhile');
    const back = await mark(diaryDateId, '2026-12-31', false);
    expect(back.body.entity[0].dueOn).toBe('2026-12-31');
    expect((await read()).done).toEqual([]);
  });

  it('has no day left when it does not come back, but its history', async () => {
    const { account, enter, mark, read, history, post } = await openDiary();
    const { diaryDateId } = await enter({ repeat: 'none' });
    expect((await mark(diaryDateId, '2026-12-31')).body.entity[0]).toMatchObject({ dueOn: null, version: 2 });
    const moved = await post('SaveDairyDates', {
      ...rent,
      diaryDateId,
      version: 2,
      repeat: 'none',
      title: 'Pay the new rent',
      dueOn: '2027-01-15',
    });
    expect(moved.body.entity[0]).toMatchObject({ dueOn: '2027-01-15', version: 3 });
    expect((await read()).done).toMatchObject([{ dueOn: '2026-12-31', canBeTakenBack: false }]);
    expect((await mark(diaryDateId, '2026-12-31', false)).body.code).toBe('changed-meanwhile');
    const names = await account.main.call('GET', '/api/LicenceDetails/UserLoginDetails');
    const by = names.body.entity[0].userFullName;
    expect(await history(diaryDateId)).toMatchObject([
      { act: 'changed', changed: ['Title', 'Date'], by },
      { act: 'done', dueOn: '2026-12-31', changed: [], by },
      { act: 'added', by },
    ]);
  });

  it('keeps its rhythm when only its words are changed, and nothing when nothing is', async () => {
    const { enter, mark, post, history } = await openDiary();
    const monthly = { ...rent, dueOn: '2027-01-31', repeat: 'monthly' };
    const { diaryDateId } = await enter(monthly);
    await mark(diaryDateId, '2027-01-31');
    const change = { ...monthly, diaryDateId, dueOn: '2027-02-28' };
    await post('SaveDairyDates', { ...change, version: 2 });
    expect(await history(diaryDateId)).toHaveLength(2);
    await post('SaveDairyDates', { ...change, version: 2, title: 'Pay' });
    expect((await mark(diaryDateId, '2027-02-28')).body.entity[0].dueOn).toBe('2027-03-31');
  });

  it('is not written over by somebody who saw an older version of it', async () => {
    const { enter, post } = await openDiary();
    const { diaryDateId } = await enter();
    const change = { ...rent, diaryDateId, version: 1 };
    expect((await post('SaveDairyDates', { ...change, title: 'First' })).status).toBe(200);
    const second = await post('SaveDairyDates', { ...change, title: 'Second' });
    expect([second.status, second.body.code]).toEqual([409, 'changed-meanwhile']);
    const removal = await post('RemoveDairyDate', { diaryDateId, version: 1 });
    expect(removal.body.code).toBe('changed-meanwhile');
  });

  it('leaves the diary when it is removed, and stays in what was kept', async () => {
    const { enter, post, read, history } = await openDiary();
    const { diaryDateId, version } = await enter();
    expect((await post('RemoveDairyDate', { diaryDateId, version })).body).toEqual({ done: true });
    const { own, removed } = await read();
    expect(own).toEqual([]);
    expect(removed).toMatchObject([{ diaryDateId, title: 'Pay the rent', dueOn: '2026-12-31' }]);
    expect((await history(diaryDateId)).map(({ act }: { act: string }) => act)).toEqual(['removed', 'added']);
    const again = await post('SaveDairyDates', { ...rent, diaryDateId, version: 2 });
    expect(again.status).toBe(404);
  });

  it('refuses what cannot be kept, field by field', async () => {
    const { api, post } = await openDiary();
    const stranger = (await api.newAccount()).main.userId;
    const wrong = await post('SaveDairyDates', { ...rent, title: ' ', daysBefore: 1000 });
    expect(wrong.body.errors).toEqual({
      title: 'Enter a description',
      daysBefore: 'Enter a number of days from 1 to 999',
    });
    const given = await post('SaveDairyDates', { ...rent, assignedTo: stranger });
    expect(given.body.errors).toEqual({ assignedTo: 'Choose somebody who sees the company' });
  });

  it('is nobody’s business who does not see the company, and only read by who may not edit', async () => {
    const { api, account, companyId, enter } = await openDiary();
    const { diaryDateId } = await enter();
    const reader = await account.addAgent(['viewCompany'], true);
    expect((await diaryOf(reader, companyId).read()).own).toHaveLength(1);
    expect((await diaryOf(reader, companyId).mark(diaryDateId, '2026-12-31')).status).toBe(403);
    const outside = await account.addAgent(['viewCompany', 'editCompany']);
    const stranger = (await api.newAccount()).main;
    for (const person of [outside, stranger]) {
      const address = `${path}/GetDairyDates?companyId=${companyId}`;
      expect((await person.call('GET', address)).status).toBe(404);
      expect((await diaryOf(person, companyId).mark(diaryDateId, '2026-12-31')).status).toBe(404);
    }
    const { people } = await diaryOf(account.main, companyId).read();
    expect(people.map(({ userId }: { userId: string }) => userId).toSorted()).toEqual(
      [account.main.userId, reader.userId].toSorted(),
    );
  });

  it('stands on the dashboard beside the dates of the law', async () => {
    const { account, companyId, enter } = await openDiary();
    const { diaryDateId } = await enter();
    await enter({ dueOn: '2026-11-02', title: 'Overdue already', repeat: 'none' });
    const { body } = await account.main.call('GET', '/api/Dashboard/GetDashboard');
    const { coming, overdue } = body.entity[0].companies;
    expect(coming.rows).toMatchObject([
      {
        kind: 'diary',
        title: 'Pay the rent',
        dueOn: '2026-12-31',
        companyId,
        diaryDateId,
      },
    ]);
    expect(overdue).toMatchObject({ rows: [{ title: 'Overdue already' }], total: 1, dates: 1 });
  });
});

describe('the dates that the law gives', () => {
  it('are explained, the earliest first, with the people whose identity statement is awaited', async () => {
    const api = await testApi();
    const { main } = await api.newAccount();
    const companyId = await importCompany(main, '09990002');
    const { statutory } = await diaryOf(main, companyId).read();
    const dates: string[] = statutory.map(({ dueOn }: { dueOn: string }) => dueOn);
    expect(dates).toEqual(dates.toSorted());
    expect(statutory).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'confirmation-statement', authority: 'Companies Act 2006, s.853A' }),
        expect.objectContaining({ kind: 'accounts', computed: expect.stringMatching(/^Nine months/) }),
        expect.objectContaining({
          kind: 'director-verification',
          detail: expect.stringMatching(/HALE.*director/),
        }),
      ]),
    );
    const wrongNumber = `${path}/GetDairyDates?companyId=${companyId}&Registration_Number=`;
    expect((await main.call('GET', `${wrongNumber}9990002`)).status).toBe(200);
    expect((await main.call('GET', `${wrongNumber}09990003`)).status).toBe(404);
  });

  it('speak of a member where the company is an LLP', async () => {
    const { main } = await (await testApi()).newAccount();
    const companyId = await importCompany(main, 'OC990034');
    const { statutory } = await diaryOf(main, companyId).read();
    expect(statutory).toContainEqual(
      expect.objectContaining({
        kind: 'director-verification',
        detail: expect.stringMatching(/, member$/),
        toDo: expect.stringContaining('statement of the LLP'),
      }),
    );
  });

  it('hold the forms that entries of the share register ask for, until the registry shows them', async () => {
    const books = await openShareBooks();
    const classId = await books.addClass();
    const holderId = await books.addHolder('Alice');
    const allottees = [{ classId, holderId, shares: '100', priceEach: '1', paidEach: '1' }];
    const eventId = await books.recorded({ kind: 'allotment', on: '2026-11-02', allottees });
    const formsOf = async () =>
      (await diaryOf(books.person, books.companyId).read()).statutory.filter(
        ({ kind }: { kind: string }) => kind === 'form',
      );
    expect(await formsOf()).toMatchObject([
      {
        title: 'Return of allotment of shares, SH01',
        dueOn: '2026-12-02',
        computed: 'One month after the allotment, 2 November 2026.',
        authority: 'Companies Act 2006, s.555',
        shareEventId: eventId,
      },
    ]);
    const { database } = (await testApi()).server.platform;
    const { accountId } = books.person;
    await database.transaction({ as: 'account', accountId }, (tx) =>
      sessionOf(tx).query(
        `insert into registry_reading (account_id, company_id, kind, read_at, value)
          values ($1, $2, 'filing-history', now(), $3)`,
        [
          accountId,
          books.companyId,
          JSON.stringify({ items: [{ type: 'SH01', date: '2026-11-18' }], totalCount: 1 }),
        ],
      ),
    );
    expect(await formsOf()).toEqual([]);
  });
});

describe('a diary as a file', () => {
  it('is a calendar or a sheet of what is to be done, to those who may take data out', async () => {
    const { account, companyId, enter, mark } = await openDiary();
    const { diaryDateId } = await enter({ note: 'Ring first' });
    const once = await enter({ title: '=Once', repeat: 'none', dueOn: '2026-12-01', daysBefore: null });
    const address = `${path}/ExportDairyDates?companyId=${companyId}&format=`;
    const calendar = await account.main.call('GET', `${address}ics`);
    expect(calendar.headers.get('content-disposition')).toMatch(/diary dates - 2026-11-20\.ics"/);
    expect(calendar.body).toContain(`UID:${diaryDateId}@statbook`);
    expect(calendar.body).toContain('RRULE:FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,29,30,31;BYSETPOS=-1');
    await mark(once.diaryDateId, '2026-12-01');
    const sheet = await account.main.call('GET', `${address}csv`);
    expect(sheet.body).toContain('2026-12-31,Pay the rent,,Own,quarterly,14,,Ring first,');
    expect(sheet.body).not.toContain('Once');
    const reader = await account.addAgent(['viewCompany'], true);
    expect((await reader.call('GET', `${address}csv`)).status).toBe(403);
  });
});
