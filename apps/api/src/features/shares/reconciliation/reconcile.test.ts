import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { openBegunBooks } from '../../../testing/begun-books.ts';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';
import { testApi } from '../../../testing/test-api.ts';
import { verifyRegisters } from '../../../tools/verify-registers.ts';
import { findStoredFinding } from './finding-queries.ts';

const nobody = { personId: null, shares: null, votes: null, form: null, notRequired: null, filing: null };

async function checksOf(books: ShareBooks): Promise<string[]> {
  const [{ checks }] = await books.read('GetTieOut');
  return checks.map(({ record, status }: Record<string, string>) => `${record} ${status}`);
}

describe('the tie-out', () => {
  it('has nothing to say before the register begins', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    expect(await books.read('GetTieOut')).toEqual([
      { hasEntries: false, checks: [], entries: [], control: [] },
    ]);
  });

  it('is green once the register began with what the registry holds', async () => {
    const { books } = await openBegunBooks();
    expect(await checksOf(books)).toEqual([
      'certificates agrees',
      'statement-of-capital not-known',
      'confirmation-statement agrees',
      'registry agrees',
    ]);
  });

  it('hints at whom an opening balance shows to have more than a quarter and the record does not, and the reverse', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const member = (forename: string, surname: string) => [{ kind: 'person', forename, surname }];
    const holding = (members: object[], shares: string) => ({
      class: 0,
      isTreasury: false,
      members,
      shares,
    });
    const { status } = await books.send('SaveOpeningBalance', {
      key: randomUUID(),
      on: '2025-11-16',
      source: 'Old minute book',
      classes: [
        {
          className: 'Ordinary',
          currency: 'GBP',
          nominalValue: '1',
          particulars: 'One vote',
          votesPerShare: '1',
          isRedeemable: false,
          isNumbered: false,
          sharesInIssue: '100',
        },
      ],
      holdings: [holding(member('Felix', 'Harcastle'), '80'), holding(member('Gil', 'Grey'), '20')],
    });
    expect(status).toBe(200);
    expect(await books.read('GetControlProposals')).toEqual([]);
    const [{ control }] = await books.read('GetTieOut');
    expect(control).toEqual([
      {
        name: 'Felix Harcastle',
        knownTo: 'register',
        shares: '75-to-100-percent',
        votes: '75-to-100-percent',
        personId: expect.any(String),
        form: 'PSC01',
        notRequired: null,
        filing: null,
      },
      { ...nobody, name: expect.stringMatching(/Nora/), knownTo: 'record' },
    ]);
  });

  it('names what the registry does not know yet, and the entry that makes it up', async () => {
    const { books, classId, holders } = await openBegunBooks();
    const allotted = await books.recorded({
      kind: 'allotment',
      on: '2026-10-01',
      allottees: [{ classId, holderId: holders[0], shares: '25', priceEach: '1', paidEach: '1' }],
    });
    const [{ checks, entries }] = await books.read('GetTieOut');
    const registry = checks.find(({ record }: { record: string }) => record === 'registry');
    expect(registry).toMatchObject({
      on: '2026-11-20',
      status: 'differs',
      differences: [
        { what: 'shares-in-issue', of: 'ORDINARY', register: '125', other: '100', entries: [allotted] },
        { what: 'nominal', register: '125', other: '100', currency: 'GBP', entries: [allotted] },
      ],
    });
    expect(entries).toMatchObject([{ shareEventId: allotted, number: 2, kind: 'allotment' }]);
    // The last statement speaks of a day before.
    expect(await checksOf(books)).toContain('confirmation-statement agrees');
  });

  it('names the corrected entry, which keeps the shares of the one before it', async () => {
    const { books, classId, holders } = await openBegunBooks();
    const allotment = (shares: string) => ({
      kind: 'allotment',
      on: '2026-03-02',
      allottees: [{ classId, holderId: holders[0], shares, priceEach: '3', paidEach: '2.5' }],
    });
    const eventId = await books.recorded(allotment('50'));
    const events = [{ kind: 'reversal', eventId, reason: 'Misread the minutes' }, allotment('40')];
    const { body } = await books.send('RecordShareEvent', { key: randomUUID(), events });
    const corrected = body.entity[1].shareEventId;
    const [{ checks }] = await books.read('GetTieOut');
    const registry = checks.find(({ record }: Record<string, string>) => record === 'registry');
    expect(registry.differences.map(({ what, entries }: Record<string, unknown>) => [what, entries])).toEqual(
      [
        ['shares-in-issue', [corrected]],
        ['nominal', [corrected]],
        ['unpaid', [corrected]],
      ],
    );
    const [history] = await books.read('GetShareHistory');
    expect(history.allotments.map(({ currency }: Record<string, string>) => currency)).not.toContain('');
  });

  it('is green again once the entry is reversed', async () => {
    const { books, classId, holders } = await openBegunBooks();
    const eventId = await books.recorded({
      kind: 'allotment',
      on: '2026-10-01',
      allottees: [{ classId, holderId: holders[0], shares: '25', priceEach: '1', paidEach: '1' }],
    });
    expect(await checksOf(books)).toContain('registry differs');
    await books.recorded({ kind: 'reversal', eventId, reason: 'Entered by mistake' });
    expect((await checksOf(books)).filter((each) => each.endsWith('differs'))).toEqual([]);
  });
});

async function discrepanciesOf({ person, companyId }: ShareBooks) {
  const { body } = await person.call('GET', '/api/Dashboard/GetDashboard');
  const { rows, total } = body.entity[0].companies.discrepancies;
  return { total, own: rows.find((row: { companyId: string }) => row.companyId === companyId) };
}

/** Findings follow what makes them in the background. */
const eventually = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 60_000, interval: 200 });

describe('what a tie-out found', () => {
  it('stands on the dashboard from the entry that makes the difference to the one that ends it', async () => {
    const { books, classId, holders } = await openBegunBooks();
    const allottee = { classId, holderId: holders[0], shares: '25', priceEach: '1', paidEach: '1' };
    const eventId = await books.recorded({ kind: 'allotment', on: '2026-10-01', allottees: [allottee] });
    await eventually(async () =>
      expect(await discrepanciesOf(books)).toMatchObject({
        total: 1,
        own: { companyNumber: '09990001', records: ['registry'], differences: 2 },
      }),
    );
    await books.recorded({ kind: 'reversal', eventId, reason: 'Entered by mistake' });
    await eventually(async () => expect(await discrepanciesOf(books)).toEqual({ total: 0 }));
  });

  it('follows the registry when it is read again', async () => {
    const { books } = await openBegunBooks();
    await eventually(async () => {
      const kept = await findingOf(books);
      expect([kept?.differences, kept?.asked === kept?.checked]).toEqual([0, true]);
    });
    const { database } = (await testApi()).server.platform;
    // As a refresh stores it, on the day after: the registry knows 90 shares only.
    await database.transaction({ as: 'account', accountId: books.person.accountId }, (tx) =>
      tx.execute(sql`
        insert into registry_reading (account_id, company_id, kind, read_at, value)
          select account_id, company_id, kind, read_at + interval '1 hour',
            replace(value::text, '"100"', '"90"')::jsonb
          from registry_reading where company_id = ${books.companyId}::uuid and kind = 'company-data'`),
    );
    await eventually(async () => expect((await discrepanciesOf(books)).own?.records).toContain('registry'));
  });

  it('is found again by the verification of registers', async () => {
    const { books } = await openBegunBooks();
    await eventually(async () => expect((await findingOf(books))?.checked).toBeGreaterThan(0));
    const { database, clock } = (await testApi()).server.platform;
    await database.transaction({ as: 'account', accountId: books.person.accountId }, (tx) =>
      tx.execute(sql`update share_tie_out set differing = '{registry}', differences = 7, differs_since = now()
        where company_id = ${books.companyId}::uuid`),
    );
    expect(await verifyRegisters({ database, clock }, books.companyId)).toContain('1 reconciliations');
    expect(await findingOf(books)).toMatchObject({ differing: [], differences: 0 });
    expect(await verifyRegisters({ database, clock }, books.companyId)).not.toContain('reconciliations');
  });
});

async function findingOf({ person, companyId }: ShareBooks) {
  const { database } = (await testApi()).server.platform;
  return database.transaction({ as: 'account', accountId: person.accountId }, (tx) =>
    findStoredFinding(tx, companyId),
  );
}
