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
  const post = (call: string, body: object) =>
    person.call('POST', `${path}/${call}`, { CompanyId: companyId, ...body });
  const read = async () =>
    (await person.call('GET', `${path}/GetDairyDates?CompanyId=${companyId}`)).body.Entity[0];
  const enter = async (more: object = {}) => {
    const { status, body } = await post('SaveDairyDates', { ...rent, ...more });
    expect(status).toBe(200);
    return body.Entity[0];
  };
  const mark = (DiaryDateId: string, DueOn: string, Done = true) =>
    post('MarkDairyDate', { DiaryDateId, DueOn, Done });
  const history = async (id: string) =>
    (await person.call('GET', `${path}/GetDairyDateHistory?CompanyId=${companyId}&DiaryDateId=${id}`)).body
      .Entity;
  return { post, read, enter, mark, history };
}

const rent = { Title: 'Pay the rent', DueOn: '2026-12-31', Repeat: 'quarterly', DaysBefore: 14 };

describe('a date of the practice’s own', () => {
  it('is entered once, with who entered it and from when on somebody is told', async () => {
    const { account, enter, read, post } = await openDiary();
    const DiaryDateId = randomUUID();
    const order = { DiaryDateId, Note: '  By standing order  ', AssignedTo: account.main.userId };
    const saved = await enter(order);
    expect(saved).toMatchObject({
      DiaryDateId,
      Version: 1,
      DueOn: '2026-12-31',
      RemindOn: '2026-12-17',
      Note: 'By standing order',
      AssignedTo: account.main.userId,
      Overdue: false,
    });
    expect(await enter(order)).toEqual(saved);
    expect((await read()).Own).toEqual([saved]);
    const other = await post('SaveDairyDates', { ...rent, ...order, Title: 'Something else' });
    expect([other.status, other.body.code]).toEqual([409, 'changed-meanwhile']);
  });

  it('stands at its next day once it is done, and comes back when that was wrong', async () => {
    const { enter, mark, read } = await openDiary();
    const { DiaryDateId } = await enter();
    const done = await mark(DiaryDateId, '2026-12-31');
    expect(done.body.Entity[0].DueOn).toBe('2027-03-31');
    expect((await read()).Done).toMatchObject([
      { DiaryDateId, Title: 'Pay the rent', DueOn: '2026-12-31', CanBeTakenBack: true },
    ]);
    expect((await mark(DiaryDateId, '2026-12-31')).body.Entity[0].DueOn).toBe('2027-03-31');
    expect((await mark(DiaryDateId, '2027-06-30')).body.code).toBe('changed-meanwhile');
    const back = await mark(DiaryDateId, '2026-12-31', false);
    expect(back.body.Entity[0].DueOn).toBe('2026-12-31');
    expect((await read()).Done).toEqual([]);
  });

  it('has no day left when it does not come back, but its history', async () => {
    const { account, enter, mark, read, history, post } = await openDiary();
    const { DiaryDateId } = await enter({ Repeat: 'none' });
    expect((await mark(DiaryDateId, '2026-12-31')).body.Entity[0]).toMatchObject({ DueOn: null, Version: 2 });
    const moved = await post('SaveDairyDates', {
      ...rent,
      DiaryDateId,
      Version: 2,
      Repeat: 'none',
      Title: 'Pay the new rent',
      DueOn: '2027-01-15',
    });
    expect(moved.body.Entity[0]).toMatchObject({ DueOn: '2027-01-15', Version: 3 });
    expect((await read()).Done).toMatchObject([{ DueOn: '2026-12-31', CanBeTakenBack: false }]);
    expect((await mark(DiaryDateId, '2026-12-31', false)).body.code).toBe('changed-meanwhile');
    const names = await account.main.call('GET', '/api/LicenceDetails/UserLoginDetails');
    const By = names.body.Entity[0].UserFullName;
    expect(await history(DiaryDateId)).toMatchObject([
      { Act: 'changed', Changed: ['Title', 'Date'], By },
      { Act: 'done', DueOn: '2026-12-31', Changed: [], By },
      { Act: 'added', By },
    ]);
  });

  it('keeps its rhythm when only its words are changed, and nothing when nothing is', async () => {
    const { enter, mark, post, history } = await openDiary();
    const monthly = { ...rent, DueOn: '2027-01-31', Repeat: 'monthly' };
    const { DiaryDateId } = await enter(monthly);
    await mark(DiaryDateId, '2027-01-31');
    const change = { ...monthly, DiaryDateId, DueOn: '2027-02-28' };
    await post('SaveDairyDates', { ...change, Version: 2 });
    expect(await history(DiaryDateId)).toHaveLength(2);
    await post('SaveDairyDates', { ...change, Version: 2, Title: 'Pay' });
    expect((await mark(DiaryDateId, '2027-02-28')).body.Entity[0].DueOn).toBe('2027-03-31');
  });

  it('is not written over by somebody who saw an older version of it', async () => {
    const { enter, post } = await openDiary();
    const { DiaryDateId } = await enter();
    const change = { ...rent, DiaryDateId, Version: 1 };
    expect((await post('SaveDairyDates', { ...change, Title: 'First' })).status).toBe(200);
    const second = await post('SaveDairyDates', { ...change, Title: 'Second' });
    expect([second.status, second.body.code]).toEqual([409, 'changed-meanwhile']);
    const removal = await post('RemoveDairyDate', { DiaryDateId, Version: 1 });
    expect(removal.body.code).toBe('changed-meanwhile');
  });

  it('leaves the diary when it is removed, and stays in what was kept', async () => {
    const { enter, post, read, history } = await openDiary();
    const { DiaryDateId, Version } = await enter();
    expect((await post('RemoveDairyDate', { DiaryDateId, Version })).body).toEqual({ Done: true });
    const { Own, Removed } = await read();
    expect(Own).toEqual([]);
    expect(Removed).toMatchObject([{ DiaryDateId, Title: 'Pay the rent', DueOn: '2026-12-31' }]);
    expect((await history(DiaryDateId)).map(({ Act }: { Act: string }) => Act)).toEqual(['removed', 'added']);
    const again = await post('SaveDairyDates', { ...rent, DiaryDateId, Version: 2 });
    expect(again.status).toBe(404);
  });

  it('refuses what cannot be kept, field by field', async () => {
    const { api, post } = await openDiary();
    const stranger = (await api.newAccount()).main.userId;
    const wrong = await post('SaveDairyDates', { ...rent, Title: ' ', DaysBefore: 1000 });
    expect(wrong.body.errors).toEqual({
      Title: 'Enter what is to be done',
      DaysBefore: 'Enter a number of days from 1 to 999',
    });
    const given = await post('SaveDairyDates', { ...rent, AssignedTo: stranger });
    expect(given.body.errors).toEqual({ AssignedTo: 'Choose somebody who sees the company' });
  });

  it('is nobody’s business who does not see the company, and only read by who may not edit', async () => {
    const { api, account, companyId, enter } = await openDiary();
    const { DiaryDateId } = await enter();
    const reader = await account.addAgent(['ViewCompany'], true);
    expect((await diaryOf(reader, companyId).read()).Own).toHaveLength(1);
    expect((await diaryOf(reader, companyId).mark(DiaryDateId, '2026-12-31')).status).toBe(403);
    const outside = await account.addAgent(['ViewCompany', 'EditCompany']);
    const stranger = (await api.newAccount()).main;
    for (const person of [outside, stranger]) {
      const address = `${path}/GetDairyDates?CompanyId=${companyId}`;
      expect((await person.call('GET', address)).status).toBe(404);
      expect((await diaryOf(person, companyId).mark(DiaryDateId, '2026-12-31')).status).toBe(404);
    }
    const { People } = await diaryOf(account.main, companyId).read();
    expect(People.map(({ UserId }: { UserId: string }) => UserId).toSorted()).toEqual(
      [account.main.userId, reader.userId].toSorted(),
    );
  });

  it('stands on the dashboard beside the dates of the law', async () => {
    const { account, companyId, enter } = await openDiary();
    const { DiaryDateId } = await enter();
    await enter({ DueOn: '2026-11-02', Title: 'Overdue already', Repeat: 'none' });
    const { body } = await account.main.call('GET', '/api/Dashboard/GetDashboard');
    const { Coming, Overdue } = body.Entity[0].Companies;
    expect(Coming.Rows).toMatchObject([
      {
        Kind: 'diary',
        Title: 'Pay the rent',
        DueOn: '2026-12-31',
        CompanyId: companyId,
        DiaryDateId,
      },
    ]);
    expect(Overdue).toMatchObject({ Rows: [{ Title: 'Overdue already' }], Total: 0 });
  });
});

describe('the dates that the law gives', () => {
  it('are explained, the earliest first, with the people whose identity statement is awaited', async () => {
    const api = await testApi();
    const { main } = await api.newAccount();
    const companyId = await importCompany(main, '09990002');
    const { Statutory } = await diaryOf(main, companyId).read();
    const dates: string[] = Statutory.map(({ DueOn }: { DueOn: string }) => DueOn);
    expect(dates).toEqual(dates.toSorted());
    expect(Statutory).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ Kind: 'confirmation-statement', Authority: 'Companies Act 2006, s.853A' }),
        expect.objectContaining({ Kind: 'accounts', Computed: expect.stringMatching(/^Nine months/) }),
        expect.objectContaining({
          Kind: 'director-verification',
          Detail: expect.stringMatching(/HALE.*director/),
        }),
      ]),
    );
    const wrongNumber = `${path}/GetDairyDates?CompanyId=${companyId}&Registration_Number=`;
    expect((await main.call('GET', `${wrongNumber}9990002`)).status).toBe(200);
    expect((await main.call('GET', `${wrongNumber}09990003`)).status).toBe(404);
  });

  it('hold the forms that entries of the share register ask for, until the registry shows them', async () => {
    const books = await openShareBooks();
    const ClassId = await books.addClass();
    const HolderId = await books.addHolder('Alice');
    const Allottees = [{ ClassId, HolderId, Shares: '100', PriceEach: '1', PaidEach: '1' }];
    const eventId = await books.recorded({ Kind: 'allotment', On: '2026-11-02', Allottees });
    const formsOf = async () =>
      (await diaryOf(books.person, books.companyId).read()).Statutory.filter(
        ({ Kind }: { Kind: string }) => Kind === 'form',
      );
    expect(await formsOf()).toMatchObject([
      {
        Title: 'Return of allotment of shares, SH01',
        DueOn: '2026-12-02',
        Computed: 'One month after the allotment, 2 November 2026.',
        Authority: 'Companies Act 2006, s.555',
        ShareEventId: eventId,
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
    const { DiaryDateId } = await enter({ Note: 'Ring first' });
    const once = await enter({ Title: '=Once', Repeat: 'none', DueOn: '2026-12-01', DaysBefore: null });
    const address = `${path}/ExportDairyDates?CompanyId=${companyId}&Format=`;
    const calendar = await account.main.call('GET', `${address}ics`);
    expect(calendar.headers.get('content-disposition')).toMatch(/diary dates - 2026-11-20\.ics"/);
    expect(calendar.body).toContain(`UID:${DiaryDateId}@statbook`);
    expect(calendar.body).toContain('RRULE:FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,29,30,31;BYSETPOS=-1');
    await mark(once.DiaryDateId, '2026-12-01');
    const sheet = await account.main.call('GET', `${address}csv`);
    expect(sheet.body).toContain('2026-12-31,Pay the rent,,Own,quarterly,14,,Ring first,');
    expect(sheet.body).not.toContain('Once');
    const reader = await account.addAgent(['ViewCompany'], true);
    expect((await reader.call('GET', `${address}csv`)).status).toBe(403);
  });
});
