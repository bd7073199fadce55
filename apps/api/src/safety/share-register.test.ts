import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Scope, sessionOf, type Transaction } from '../platform/database/database.ts';
import { testApi } from '../testing/test-api.ts';
import { type FullAccount, fullAccount } from './full-account.ts';

const ledger = ['share_event', 'share_lot', 'share_posting', 'share_terms', 'share_certificate'];

/** The register of a full account: one share of one lot with one holder since 15 January 2026. */
interface Books {
  account: FullAccount;
  classId: string;
  holderId: string;
  lotId: string;
}

describe('the register, whoever writes to it,', () => {
  it.each(ledger)('takes no change, deletion or emptying of %s, not even from its owner', async (table) => {
    await fullAccount();
    for (const act of [`update ${table} set company_id = gen_random_uuid()`, `delete from ${table}`])
      await expect(askAsOwner(act)).rejects.toThrow('append-only');
    await expect(askAsOwner(`truncate ${table} cascade`)).rejects.toThrow('append-only');
  });

  it('refuses an event whose postings do not balance, to the application and to maintenance', async () => {
    const books = await openBooks();
    for (const scope of [scopeOf(books), { as: 'maintenance' } as const]) {
      const written = within(scope, async (tx) => {
        const eventId = await addEvent(tx, books, { number: 2, on: '2026-02-01' });
        await addPosting(tx, books, { eventId, account: 'issuer', shares: '-5', on: '2026-02-01' });
        await addPosting(tx, books, { eventId, account: 'treasury', shares: '4', on: '2026-02-01' });
      });
      await expect(written).rejects.toThrow('do not balance');
    }
  });

  it('refuses postings added later to an event that was whole', async () => {
    const books = await openBooks();
    const written = within(scopeOf(books), async (tx) => {
      const [[eventId] = []] = await sessionOf(tx).query('select id::text from share_event');
      await addPosting(tx, books, {
        eventId: String(eventId),
        account: 'cancelled',
        shares: '1',
        on: '2026-01-15',
        number: 1,
      });
    });
    await expect(written).rejects.toThrow('do not balance');
  });

  it('refuses to take more from a holder or from treasury than there is', async () => {
    const books = await openBooks();
    for (const account of [`holder:${books.holderId}`, 'treasury', 'cancelled']) {
      const written = within(scopeOf(books), (tx) =>
        move(tx, books, { number: 2, on: '2026-02-01', from: account, to: 'issuer', shares: '2' }),
      );
      await expect(written).rejects.toThrow('too few shares');
    }
  });

  it('refuses to take what was not there yet on the day, though it is there now', async () => {
    const books = await openBooks();
    const from = `holder:${books.holderId}`;
    const early = within(scopeOf(books), (tx) =>
      move(tx, books, { number: 2, on: '2026-01-14', from, to: 'issuer', shares: '1' }),
    );
    await expect(early).rejects.toThrow('too few shares');
  });

  it('refuses to take on an earlier day what a later entry takes', async () => {
    const books = await openBooks();
    const from = `holder:${books.holderId}`;
    await within(scopeOf(books), (tx) =>
      move(tx, books, { number: 2, on: '2026-03-01', from, to: 'treasury', shares: '1' }),
    );
    const backdated = within(scopeOf(books), (tx) =>
      move(tx, books, { number: 3, on: '2026-02-01', from, to: 'cancelled', shares: '1' }),
    );
    await expect(backdated).rejects.toThrow('2026-03-01');
  });

  it('takes a number of a certificate again only behind one that has ended', async () => {
    const books = await openBooks();
    const enteredAgain = (edition: number) =>
      within(scopeOf(books), (tx) =>
        sessionOf(tx).query(
          `insert into share_certificate
             (company_id, number, account_id, class_id, holder_id, shares, origin, issued_on, edition, follows)
           select company_id, number, account_id, class_id, holder_id, shares, 'entered', issued_on, $1, $2
           from share_certificate where edition = 1`,
          [edition, edition - 1],
        ),
      );
    await enteredAgain(2);
    await expect(enteredAgain(3)).rejects.toThrow('share_certificate__follows');
  });

  it('refuses a number that leaves a gap, and one that is taken', async () => {
    const books = await openBooks();
    const gap = within(scopeOf(books), (tx) => addEvent(tx, books, { number: 3, on: '2026-02-01' }));
    await expect(gap).rejects.toThrow('follows none');
    const taken = within(scopeOf(books), (tx) => addEvent(tx, books, { number: 1, on: '2026-02-01' }));
    await expect(taken).rejects.toThrow('share_event__number');
  });

  it('takes terms without an event only before the class has shares', async () => {
    const books = await openBooks();
    const changed = within(scopeOf(books), (tx) =>
      sessionOf(tx).query(
        `insert into share_terms (class_id, version, account_id, company_id, after)
          values ($1, 2, $2, $3, '{}')`,
        [books.classId, books.account.accountId, books.account.companyId],
      ),
    );
    await expect(changed).rejects.toThrow('changed by an event');
  });

  it("takes no lot of another company's class, nor an event for a company out of reach", async () => {
    const [books, other] = [await openBooks(), await openBooks()];
    const lent = within({ as: 'maintenance' }, async (tx) => {
      const eventId = await addEvent(tx, books, { number: 2, on: '2026-02-01' });
      const stolen = { ...books, lotId: other.lotId };
      await addPosting(tx, stolen, { eventId, account: 'issuer', shares: '-1', on: '2026-02-01' });
    });
    await expect(lent).rejects.toThrow('share_posting__lot');
    const strange = { ...books, account: { ...books.account, companyId: other.account.companyId } };
    const written = within(scopeOf(books), (tx) => addEvent(tx, strange, { number: 2, on: '2026-02-01' }));
    await expect(written).rejects.toThrow('row-level security');
  });
});

async function openBooks(): Promise<Books> {
  const account = await fullAccount();
  const [[classId, holderId, lotId] = []] = await within(
    { as: 'account', accountId: account.accountId },
    (tx) =>
      sessionOf(tx).query(
        'select class_id::text, holder_id::text, lot_id from share_posting where holder_id is not null',
      ),
  );
  return { account, classId: String(classId), holderId: String(holderId), lotId: String(lotId) };
}

const scopeOf = ({ account }: Books): Scope => ({ as: 'account', accountId: account.accountId });

interface Move {
  number: number;
  on: string;
  from: string;
  to: string;
  shares: string;
}

async function move(tx: Transaction, books: Books, { number, on, from, to, shares }: Move): Promise<void> {
  const eventId = await addEvent(tx, books, { number, on });
  await addPosting(tx, books, { eventId, account: from, shares: `-${shares}`, on, number });
  await addPosting(tx, books, { eventId, account: to, shares, on, number });
}

async function addEvent(
  tx: Transaction,
  { account }: Books,
  { number, on }: { number: number; on: string },
): Promise<string> {
  const id = randomUUID();
  await sessionOf(tx).query(
    `insert into share_event (id, account_id, company_id, number, kind, effective_on, source, source_reference,
      request, entry_key, entry_part) values ($1, $2, $3, $4, 'transfer', $5, 'person', 'a test', '{}', $1, 1)`,
    [id, account.accountId, account.companyId, number, on],
  );
  return id;
}

interface TestPosting {
  eventId: string;
  account: string;
  shares: string;
  on: string;
  number?: number;
}

async function addPosting(
  tx: Transaction,
  { account: { accountId, companyId }, classId, lotId }: Books,
  { eventId, account, shares, on, number = 2 }: TestPosting,
): Promise<void> {
  const holderId = account.startsWith('holder:') ? account.slice('holder:'.length) : null;
  await sessionOf(tx).query(
    `insert into share_posting (event_id, lot_id, account_key, account_id, company_id, class_id, holder_id, shares,
      event_number, effective_on) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [eventId, lotId, account, accountId, companyId, classId, holderId, shares, number, on],
  );
}

async function within<T>(scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { database } = (await testApi()).server.platform;
  return database.transaction(scope, work);
}

async function askAsOwner(sql: string): Promise<unknown[][]> {
  const { database } = (await testApi()).server.platform;
  return database.pool.session((session) => session.query(sql));
}
