import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { untilState } from '../../../testing/queued-filing.ts';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';
import { testApi } from '../../../testing/test-api.ts';
import { registerOwnCompany, startFormOf } from '../form.fixture.ts';

/** Books that agree with the register, and an allotment since. */
async function openWithAllotment() {
  const api = await testApi();
  const number = registerOwnCompany(api);
  const books = await openShareBooks(number, 'BAKE01');
  const classId = await books.addClass();
  const holderId = await books.addHolder('Alice');
  const opening = { classId, holderId, shares: '100', priceEach: '1', unpaidEach: '0' };
  await books.recorded({ kind: 'opening-balance', on: '2026-10-01', holdings: [opening] });
  const allot = (on: string, more: object) => ({
    kind: 'allotment',
    on,
    allottees: [{ classId, holderId, shares: '50', priceEach: '3', paidEach: '3', ...more }],
  });
  const eventId = await books.recorded(allot('2026-11-16', { shares: '50' }));
  const { companyId, person: main } = books;
  const start = (origin: object | undefined) => startFormOf({ main }, { companyId, form: 'SH01', origin });
  return { api, number, books, classId, holderId, allot, eventId, start };
}

const filingsOf = async (books: ShareBooks, shareEventId: string) =>
  (await books.read('GetShareEventDetails', { shareEventId }))[0].filings;

async function datesOf({ person, companyId }: ShareBooks) {
  const reply = await person.call('GET', `/api/CompanyInformation/GetDairyDates?companyId=${companyId}`);
  const { statutory } = reply.body.entity[0];
  return statutory.filter(({ title }: { title: string }) => title.includes('SH01'));
}

const listed = async ({ person, companyId }: ShareBooks, form: string) => {
  const reply = await person.call('GET', `/api/Forms/GetForms?companyId=${companyId}`);
  return reply.body.entity.find((row: { form: string }) => row.form === form);
};

describe.concurrent('a return of allotments', () => {
  it('stands among the forms with the last day of the entry that asks for it', async () => {
    const { books } = await openWithAllotment();
    expect(await listed(books, 'SH01')).toMatchObject({
      dueOn: '2026-12-16',
      deadline: 'counted from the allotment',
    });
    expect(await listed(books, 'AP01')).toMatchObject({ dueOn: null });
  });

  it('is begun from an entry, filed, and shown at the entry; the capital of the register agrees', async () => {
    const { api, number, books, eventId, start } = await openWithAllotment();
    const form = await start({ shareEventIds: [eventId] });
    const [begun] = (await form.get()).body.entity;
    expect(begun).toMatchObject({ isReady: true, errors: [], dueOn: '2026-12-16' });
    const { filingId } = form;
    expect(await filingsOf(books, eventId)).toEqual([
      {
        form: 'SH01',
        dueOn: '2026-12-16',
        filing: { filingId, state: 'draft', stateText: 'Draft', acceptedOn: null },
      },
    ]);
    expect(await datesOf(books)).toMatchObject([
      { dueOn: '2026-12-16', detail: expect.stringContaining('Draft'), filingId, shareEventId: eventId },
    ]);
    const again = await start({ shareEventIds: [eventId] });
    expect(again.filingId).toBe(filingId);

    const [review] = (await form.review()).body.entity;
    expect(review).toMatchObject({ warnings: [], fees: { totalPence: 0 } });
    expect(review.changes).toMatchObject([
      {
        now: expect.arrayContaining(['100 shares', '£100.00 nominal']),
        after: expect.arrayContaining(['150 shares', '£150.00 nominal']),
      },
    ]);
    expect((await form.submit()).body.entity).toMatchObject([{ state: 'queued' }]);
    await untilState(api.server.platform, { filingId, accountId: books.person.accountId }, 'accepted');

    expect(await filingsOf(books, eventId)).toMatchObject([
      { filing: { filingId, state: 'accepted', acceptedOn: '2026-11-20' } },
    ]);
    expect(await datesOf(books)).toEqual([]);
    expect(api.registry.register.findCompany(number)?.statementOfCapital).toMatchObject({
      currencies: [{ totalNumber: '150' }],
    });
    await books.person.call('POST', '/api/CompanyInformation/RefreshCompany', {
      companyId: books.companyId,
    });
    const [{ checks }] = await books.read('GetTieOut');
    expect(checks).toContainEqual(expect.objectContaining({ record: 'registry', status: 'agrees' }));
    expect(checks).toContainEqual(
      expect.objectContaining({ record: 'statement-of-capital', on: '2026-11-16', status: 'agrees' }),
    );
    await expect(start({ shareEventIds: [eventId] })).rejects.toThrow('20 November 2026');
  });

  it('offers what no return names yet, and frees it when it is deleted', async () => {
    const { books, eventId, allot, start } = await openWithAllotment();
    const second = await books.recorded(allot('2026-11-18', { shares: '7', priceEach: '4', paidEach: '1' }));
    const form = await start(undefined);
    const [{ answers }] = (await form.get()).body.entity;
    expect(answers).toMatchObject({
      allottedFrom: '2026-11-16',
      allottedTo: '2026-11-18',
      'allotments.0.numberOfShares': '50',
      'allotments.1.numberOfShares': '7',
      'allotments.1.amountUnpaidPerShare': '3',
      'statementOfCapital.0.totalNumberOfShares': '157',
      'statementOfCapital.0.totalAmountUnpaid': '21',
    });
    // Nothing is left to name: the next one is filled in by hand.
    const empty = await start(undefined);
    expect((await empty.get()).body.entity[0].answers).toEqual({});
    expect((await start({ shareEventIds: [second] })).filingId).toBe(form.filingId);
    const third = await books.recorded(allot('2026-11-19', { shares: '1' }));
    await expect(start({ shareEventIds: [second, third] })).rejects.toThrow('names some of these entries');

    await books.person.call('POST', '/api/Forms/DeleteForm', { filingId: form.filingId });
    expect(await filingsOf(books, eventId)).toMatchObject([{ form: 'SH01', filing: null }]);
    const one = await start({ shareEventIds: [second] });
    const [own] = (await one.get()).body.entity;
    expect(own.answers).toMatchObject({ allottedFrom: '2026-11-18', 'allotments.0.numberOfShares': '7' });
  });

  it('follows an entry that is entered again, and warns of one that was reversed', async () => {
    const { books, eventId, allot, start } = await openWithAllotment();
    const form = await start({ shareEventIds: [eventId] });
    // Shares numbered by nobody, but later entries are entered again after one before them.
    const late = await books.recorded(allot('2026-11-10', { shares: '3' }));
    const events = await books.read('GetShareEvents');
    const standing = events.filter(
      ({ kind, isReversed, effectiveOn }) =>
        kind === 'allotment' && !isReversed && effectiveOn === '2026-11-16',
    );
    expect(await filingsOf(books, standing[0].shareEventId)).toMatchObject([
      { filing: { filingId: form.filingId, state: 'draft' } },
    ]);
    const warnings = async () => {
      const [{ warnings: given }] = (await form.get()).body.entity;
      return given.map(({ code, message }: { code: string; message: string }) => `${code}: ${message}`);
    };
    // The shares of the late entry are in the capital now.
    expect(await warnings()).toContainEqual(expect.stringMatching(/^not-as-in-books: This return says/));
    const reversal = { kind: 'reversal', eventId: standing[0].shareEventId, reason: 'By mistake' };
    const reversed = await books.send('RecordShareEvent', { key: randomUUID(), events: [reversal] });
    expect(reversed.status).toBe(200);
    expect(await warnings()).toContainEqual(expect.stringMatching(/^not-as-in-books: An entry.*reversed/));
    await expect(start({ shareEventIds: [late, randomUUID()] })).rejects.toThrow('reversed');
  });

  it('is refused in words for an entry that allots nothing', async () => {
    const { books, classId, start } = await openWithAllotment();
    const split = await books.recorded({ kind: 'subdivision', on: '2026-11-18', classId, into: '2' });
    await expect(start({ shareEventIds: [split] })).rejects.toThrow('allots no shares');
    const stranger = await openWithAllotment();
    await expect(stranger.start({ shareEventIds: [split] })).rejects.toThrow('reversed');
  });
});
