import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { civilDate } from '@statbook/domain/dates';
import { annualGeneralMeetingDueOn } from '@statbook/domain/deadlines';
import { listObligations, type ObligationOrder } from '../../../obligations/obligation-queries.ts';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';
import { testApi } from '../../../testing/test-api.ts';
import { reckonCompany } from './duty-jobs.ts';

const today = civilDate('2026-11-20');

async function openBooks(code?: string) {
  const books = await openShareBooks('09990001', code);
  const classId = await books.addClass();
  const holderId = await books.addHolder('Alice');
  const holdings = [{ classId, holderId, shares: '100', priceEach: '1', unpaidEach: '0' }];
  await books.recorded({ kind: 'opening-balance', on: '2026-10-01', holdings });
  const allot = (on: string, shares = '50') =>
    books.recorded({
      kind: 'allotment',
      on,
      allottees: [{ classId, holderId, shares, priceEach: '3', paidEach: '3' }],
    });
  return { books, classId, holderId, allot };
}

async function inAccount<T>({ person }: ShareBooks, work: Parameters<typeof transact<T>>[1]): Promise<T> {
  return transact(person.accountId, work);
}

async function transact<T>(
  accountId: string,
  work: (tx: Parameters<typeof listObligations>[0]) => Promise<T>,
): Promise<T> {
  const { database } = (await testApi()).server.platform;
  return database.transaction({ as: 'account', accountId }, work);
}

async function dutiesOf(books: ShareBooks, order: Partial<ObligationOrder> = {}) {
  const kinds = ['form', 'stamp-duty', 'certificates'] as const;
  const { companyId } = books;
  const listed = await inAccount(books, (tx) => listObligations(tx, { today, companyId, kinds, ...order }));
  return listed.map(({ kind, form, dueOn, eventOn, canBeLate }) =>
    [form ?? kind, dueOn, eventOn, canBeLate ? 'late after it' : 'never late'].join(', '),
  );
}

/** The filing history shows a return of allotments, as it is read. */
async function receive(books: ShareBooks, item: { date: string; values?: Record<string, string> }) {
  const value = JSON.stringify({ items: [{ type: 'SH01', ...item }] });
  await inAccount(books, (tx) =>
    tx.execute(sql`insert into registry_reading (account_id, company_id, kind, read_at, value)
      values (${books.person.accountId}, ${books.companyId}, 'whole-filing-history', now(), ${value}::jsonb)`),
  );
}

describe.concurrent('what entries of the share register ask for', () => {
  it('stands in the list as soon as they are recorded, and not for a balance', async () => {
    const { books, classId, allot } = await openBooks();
    expect(await dutiesOf(books)).toEqual([]);
    await allot('2026-11-16');
    await books.recorded({ kind: 'subdivision', on: '2026-11-18', classId, into: '2' });
    expect(await dutiesOf(books)).toEqual([
      'SH01, 2026-12-16, 2026-11-16, late after it',
      'SH02, 2026-12-18, 2026-11-18, late after it',
    ]);
  });

  it('is nothing for a reduction, which takes effect once its papers are registered', async () => {
    const { books, classId } = await openBooks();
    const shareEventId = await books.recorded({
      kind: 'reduction',
      on: '2026-11-18',
      classId,
      means: { by: 'nominal', nominalEach: '0.5', repaid: 'paid-up' },
      route: 'solvency-statement',
      resolvedOn: '2026-11-10',
      solvencyStatementOn: '2026-11-09',
    });
    expect(await dutiesOf(books)).toEqual([]);
    const [entry] = await books.read('GetShareEventDetails', { shareEventId });
    expect(entry.filings).toEqual([]);
  });

  it('goes with a reversal, and follows an entry that is entered again', async () => {
    const { books, classId, allot } = await openBooks();
    const eventId = await allot('2026-11-16');
    const formsDue = async () =>
      (await dutiesOf(books)).filter((each) => each.startsWith('SH')).map((each) => each.slice(0, 16));
    expect(await formsDue()).toEqual(['SH01, 2026-12-16']);
    const readings = [{ shareEventId: eventId, reading: 'as-entered' }];
    await books.record({ kind: 'subdivision', on: '2026-11-10', classId, into: '2' }, { readings });
    expect(await formsDue()).toEqual(['SH02, 2026-12-10', 'SH01, 2026-12-16']);
    const events = await books.read('GetShareEvents');
    const again = events.find(({ kind, isReversed }) => kind === 'allotment' && !isReversed);
    expect(again.shareEventId).not.toBe(eventId);
    await books.recorded({ kind: 'reversal', eventId: again.shareEventId, reason: 'By mistake' });
    expect(await formsDue()).toEqual(['SH02, 2026-12-10']);
  });

  it('includes certificates until their delivery is recorded, which are never late for want of it', async () => {
    const { books, allot } = await openBooks();
    await allot('2026-11-16');
    const certificates = ['certificates, 2027-01-16, 2026-11-16, never late'];
    expect((await dutiesOf(books)).filter((each) => each.startsWith('cert'))).toEqual(certificates);
  });

  it('is met by a form of the filing history since the entry', async () => {
    const { books, allot } = await openBooks();
    await allot('2026-11-16');
    await receive(books, { date: '2026-11-15' });
    expect(await dutiesOf(books)).toHaveLength(2);
    await receive(books, { date: '2026-11-17' });
    expect(await dutiesOf(books)).toEqual(['certificates, 2027-01-16, 2026-11-16, never late']);
  });

  it('is met by a form that names the day of the entry, which meets no other entry', async () => {
    const { books, allot } = await openBooks();
    await allot('2026-11-16');
    await receive(books, { date: '2026-11-19', values: { date: '2026-11-16' } });
    await allot('2026-11-14');
    await allot('2026-11-19');
    const returns = (await dutiesOf(books)).filter((each) => each.startsWith('SH01'));
    expect(returns).toEqual([
      'SH01, 2026-12-14, 2026-11-14, late after it',
      'SH01, 2026-12-19, 2026-11-19, late after it',
    ]);
  });

  it('is met by a form of a period that ends after the entry', async () => {
    const { books, allot } = await openBooks();
    await allot('2026-11-14');
    await allot('2026-11-19');
    await receive(books, { date: '2026-11-20', values: { date: '2026-11-18' } });
    const returns = (await dutiesOf(books)).filter((each) => each.startsWith('SH01'));
    expect(returns).toEqual(['SH01, 2026-12-19, 2026-11-19, late after it']);
  });

  it('is reckoned later for entries from before duties were kept, once', async () => {
    const { books, allot } = await openBooks();
    await allot('2026-11-16');
    const api = await testApi();
    const before = await dutiesOf(books);
    await api.server.platform.database.pool.session((session) =>
      session.query('delete from share_event_duty where company_id = $1', [books.companyId]),
    );
    expect(await dutiesOf(books)).toEqual([]);
    const owner = { companyId: books.companyId, accountId: books.person.accountId };
    await reckonCompany(api.server.platform, owner);
    await reckonCompany(api.server.platform, owner);
    expect(await dutiesOf(books)).toEqual(before);
  });

  it('is met when somebody says that it was done elsewhere, with how', async () => {
    const { books, classId } = await openBooks();
    const shareEventId = await books.recorded({ kind: 'subdivision', on: '2026-11-18', classId, into: '2' });
    const settle = (more: object) =>
      books.send('SettleShareDuty', { shareEventId, kind: 'form', form: 'SH02', outcome: 'done', ...more });
    expect(await settle({ reason: ' ' })).toMatchObject({ status: 400 });
    expect((await settle({ reason: 'Posted on 19 November' })).status).toBe(200);
    expect(await dutiesOf(books)).toEqual([]);
    expect((await settle({ reason: 'Twice' })).status).toBe(404);
  });

  it('is seen by nobody of another account', async () => {
    const { books, allot } = await openBooks();
    await allot('2026-11-16');
    const { companyId } = books;
    const stranger = (await (await testApi()).newAccount()).main;
    expect(await transact(stranger.accountId, (tx) => listObligations(tx, { today, companyId }))).toEqual([]);
  });
});

describe('the day of an annual general meeting', () => {
  it('is the same in the database and in the domain', async () => {
    const { main } = await (await testApi()).newAccount();
    const years = ['2026-12-31', '2026-02-28', '2026-08-30', '2026-09-30', '2026-03-31', '2024-02-29'];
    const due = sql<string>`months_beginning_with(d + 1, 6)::text`;
    const rows = await transact(main.accountId, (tx) =>
      tx.select({ on: sql<string>`d::text`, due }).from(sql`unnest(${sql.param(years)}::date[]) d`),
    );
    expect(rows.map((row) => row.due)).toEqual(
      rows.map(({ on }) => annualGeneralMeetingDueOn(civilDate(on))),
    );
  });
});
