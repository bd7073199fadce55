import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { openBegunBooks } from '../../../testing/begun-books.ts';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';
import { testApi } from '../../../testing/test-api.ts';
import { verifyRegisters } from '../../../tools/verify-registers.ts';
import { findKeptFinding } from './finding-queries.ts';

async function checksOf(books: ShareBooks): Promise<string[]> {
  const [{ Checks }] = await books.read('GetTieOut');
  return Checks.map(({ Record, Status }: Record<string, string>) => `${Record} ${Status}`);
}

describe('the tie-out', () => {
  it('has nothing to say before the register begins', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    expect(await books.read('GetTieOut')).toEqual([
      { HasEntries: false, Checks: [], Entries: [], Control: [] },
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
    const member = (Forename: string, Surname: string) => [{ Kind: 'person', Forename, Surname }];
    const holding = (Members: object[], Shares: string) => ({
      Class: 0,
      IsTreasury: false,
      Members,
      Shares,
    });
    const { status } = await books.send('SaveOpeningBalance', {
      Key: randomUUID(),
      On: '2025-11-16',
      Source: 'Old minute book',
      Classes: [
        {
          ClassName: 'Ordinary',
          Currency: 'GBP',
          NominalValue: '1',
          Particulars: 'One vote',
          VotesPerShare: '1',
          IsRedeemable: false,
          IsNumbered: false,
          SharesInIssue: '100',
        },
      ],
      Holdings: [holding(member('Felix', 'Harcastle'), '80'), holding(member('Gil', 'Grey'), '20')],
    });
    expect(status).toBe(200);
    expect(await books.read('GetControlProposals')).toEqual([]);
    const [{ Control }] = await books.read('GetTieOut');
    expect(Control).toEqual([
      { Name: 'Felix Harcastle', KnownTo: 'register' },
      { Name: expect.stringMatching(/Nora/), KnownTo: 'record' },
    ]);
  });

  it('names what the registry does not know yet, and the entry that makes it up', async () => {
    const { books, ClassId, holders } = await openBegunBooks();
    const allotted = await books.recorded({
      Kind: 'allotment',
      On: '2026-10-01',
      Allottees: [{ ClassId, HolderId: holders[0], Shares: '25', PriceEach: '1', PaidEach: '1' }],
    });
    const [{ Checks, Entries }] = await books.read('GetTieOut');
    const registry = Checks.find(({ Record }: { Record: string }) => Record === 'registry');
    expect(registry).toMatchObject({
      On: '2026-11-20',
      Status: 'differs',
      Differences: [
        { What: 'shares-in-issue', Of: 'ORDINARY', Register: '125', Other: '100', Entries: [allotted] },
        { What: 'nominal', Register: '125', Other: '100', Currency: 'GBP', Entries: [allotted] },
      ],
    });
    expect(Entries).toMatchObject([{ ShareEventId: allotted, Number: 2, Kind: 'allotment' }]);
    // The last statement speaks of a day before.
    expect(await checksOf(books)).toContain('confirmation-statement agrees');
  });

  it('names the corrected entry, which keeps the shares of the one before it', async () => {
    const { books, ClassId, holders } = await openBegunBooks();
    const allotment = (Shares: string) => ({
      Kind: 'allotment',
      On: '2026-03-02',
      Allottees: [{ ClassId, HolderId: holders[0], Shares, PriceEach: '3', PaidEach: '2.5' }],
    });
    const EventId = await books.recorded(allotment('50'));
    const Events = [{ Kind: 'reversal', EventId, Reason: 'Misread the minutes' }, allotment('40')];
    const { body } = await books.send('RecordShareEvent', { Key: randomUUID(), Events });
    const corrected = body.Entity[1].ShareEventId;
    const [{ Checks }] = await books.read('GetTieOut');
    const registry = Checks.find(({ Record }: Record<string, string>) => Record === 'registry');
    expect(registry.Differences.map(({ What, Entries }: Record<string, unknown>) => [What, Entries])).toEqual(
      [
        ['shares-in-issue', [corrected]],
        ['nominal', [corrected]],
        ['unpaid', [corrected]],
      ],
    );
    const [history] = await books.read('GetShareHistory');
    expect(history.Allotments.map(({ Currency }: Record<string, string>) => Currency)).not.toContain('');
  });

  it('is green again once the entry is reversed', async () => {
    const { books, ClassId, holders } = await openBegunBooks();
    const EventId = await books.recorded({
      Kind: 'allotment',
      On: '2026-10-01',
      Allottees: [{ ClassId, HolderId: holders[0], Shares: '25', PriceEach: '1', PaidEach: '1' }],
    });
    expect(await checksOf(books)).toContain('registry differs');
    await books.recorded({ Kind: 'reversal', EventId, Reason: 'Entered by mistake' });
    expect((await checksOf(books)).filter((each) => each.endsWith('differs'))).toEqual([]);
  });
});

async function discrepanciesOf({ person, companyId }: ShareBooks) {
  const { body } = await person.call('GET', '/api/Dashboard/GetDashboard');
  const { Rows, Total } = body.Entity[0].Companies.Discrepancies;
  return { Total, own: Rows.find((row: { CompanyId: string }) => row.CompanyId === companyId) };
}

/** Findings follow what makes them in the background. */
const eventually = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 30_000, interval: 200 });

describe('what a tie-out found', () => {
  it('stands on the dashboard from the entry that makes the difference to the one that ends it', async () => {
    const { books, ClassId, holders } = await openBegunBooks();
    const allottee = { ClassId, HolderId: holders[0], Shares: '25', PriceEach: '1', PaidEach: '1' };
    const EventId = await books.recorded({ Kind: 'allotment', On: '2026-10-01', Allottees: [allottee] });
    await eventually(async () =>
      expect(await discrepanciesOf(books)).toMatchObject({
        Total: 1,
        own: { CompanyNumber: '09990001', Records: ['registry'], Differences: 2 },
      }),
    );
    await books.recorded({ Kind: 'reversal', EventId, Reason: 'Entered by mistake' });
    await eventually(async () => expect(await discrepanciesOf(books)).toEqual({ Total: 0 }));
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
    await eventually(async () => expect((await discrepanciesOf(books)).own?.Records).toContain('registry'));
  });

  it('is found again by the verification of registers', async () => {
    const { books } = await openBegunBooks();
    await eventually(async () => expect((await findingOf(books))?.checked).toBeGreaterThan(0));
    const { database, clock } = (await testApi()).server.platform;
    await database.transaction({ as: 'account', accountId: books.person.accountId }, (tx) =>
      tx.execute(sql`update share_tie_out set differing = '{registry}', differences = 7, differs_since = now()
        where company_id = ${books.companyId}::uuid`),
    );
    expect(await verifyRegisters({ database, clock }, books.companyId)).toContain('1 tie-outs');
    expect(await findingOf(books)).toMatchObject({ differing: [], differences: 0 });
    expect(await verifyRegisters({ database, clock }, books.companyId)).not.toContain('tie-outs');
  });
});

async function findingOf({ person, companyId }: ShareBooks) {
  const { database } = (await testApi()).server.platform;
  return database.transaction({ as: 'account', accountId: person.accountId }, (tx) =>
    findKeptFinding(tx, companyId),
  );
}
