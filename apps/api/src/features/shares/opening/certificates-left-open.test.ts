import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { Transaction } from '../../../platform/database/database.ts';
import { shareTieOut } from '../../../platform/database/schema.ts';
import { openShareBooks, ordinaryTerms, type ShareBooks } from '../../../testing/share-books.ts';
import { testApi } from '../../../testing/test-api.ts';
import { findRegisterFaults } from '../../../tools/register-queries.ts';

/** Alice has 60 shares and certificate 12, Bob 40 and nothing that the books know of. */
const balance = (more: object = {}) => ({
  key: randomUUID(),
  on: '2026-01-31',
  source: 'Certificates on file',
  classes: [{ ...ordinaryTerms, sharesInIssue: '100' }],
  holdings: [
    {
      class: 0,
      isTreasury: false,
      members: [{ kind: 'person', surname: 'Alice' }],
      shares: '60',
      unpaidEach: '0',
      certificates: [{ number: '12', issuedOn: '2025-03-01' }],
    },
    {
      class: 0,
      isTreasury: false,
      members: [{ kind: 'person', surname: 'Bob' }],
      shares: '40',
      unpaidEach: '0',
    },
  ],
  ...more,
});

async function begin(more?: object) {
  const books = await openShareBooks();
  const { status, body } = await books.send('SaveOpeningBalance', balance(more));
  expect([status, body.errors]).toEqual([200, undefined]);
  const [{ classId, holderId: alice }, { holderId: bob }] = body.entity[0].request.holdings;
  return { books, classId, alice, bob };
}

const live = async (books: ShareBooks) =>
  (await books.read('ShareCertificateDetails'))
    .filter(({ status }) => status === 'live')
    .map(({ certificateNumber, holderName, shares }) => `${certificateNumber} ${holderName} ${shares}`);

/** The register agrees with its certificates, as the tie-out, the lists and the operator's check see it. */
async function expectNoFault({ person, companyId, ...books }: ShareBooks) {
  const [{ checks }] = await books.read('GetTieOut');
  expect(checks[0]).toMatchObject({ record: 'certificates', status: 'agrees' });
  const { database } = (await testApi()).server.platform;
  const inBooks = <Found>(find: (tx: Transaction) => Promise<Found>) =>
    database.transaction({ as: 'account', accountId: person.accountId }, find);
  await vi.waitFor(async () => {
    const [kept] = await inBooks((tx) =>
      tx.select().from(shareTieOut).where(eq(shareTieOut.companyId, companyId)),
    );
    expect(kept?.checked).toBe(kept?.asked);
    expect(kept?.differing).not.toContain('certificates');
  }, 60_000);
  const faults = await inBooks((tx) => findRegisterFaults(tx, companyId));
  expect(faults).toEqual([]);
}

describe('certificates of an opening balance', { timeout: 120_000 }, () => {
  it('are those on paper, and new ones only where they are asked for, dated as the balance', async () => {
    const { books } = await begin();
    expect(await live(books)).toEqual(['12 Alice 60']);
    await expectNoFault(books);
    const asked = await begin({ issuesCertificates: true });
    expect(await asked.books.read('ShareCertificateDetails')).toMatchObject([
      { certificateNumber: 12, issuedOn: '2025-03-01', origin: 'entered' },
      { certificateNumber: 13, issuedOn: '2026-01-31', origin: 'new' },
    ]);
    const dated = await begin({ issuesCertificates: true, certificatesIssuedOn: '2026-02-14' });
    expect((await dated.books.read('ShareCertificateDetails'))[1]).toMatchObject({ issuedOn: '2026-02-14' });
  });

  it('have a date from that of the balance until today, where there are any', async () => {
    const books = await openShareBooks();
    const refusedAt = async (more: object) =>
      (await books.send('SaveOpeningBalance', balance(more))).body.errors?.certificatesIssuedOn;
    const asked = { issuesCertificates: true };
    const limits =
      'Enter a date from 31 January 2026 to 20 November 2026: the as at date of the balance, or later';
    expect(await refusedAt({ ...asked, certificatesIssuedOn: '2026-01-30' })).toBe(limits);
    expect(await refusedAt({ ...asked, certificatesIssuedOn: '2026-11-21' })).toBe(limits);
    expect(await refusedAt({ certificatesIssuedOn: '2026-02-14' })).toMatch(/^Leave this empty/);
  });

  it('that are not known stay so when shares are given up, which whoever gets them has one for', async () => {
    const { books, classId, alice, bob } = await begin();
    const toAlice = { transferorId: bob, classId, transferees: [{ transfereeId: alice, shares: '10' }] };
    await books.recorded({ kind: 'transfer', on: '2026-05-01', ...toAlice });
    expect(await live(books)).toEqual(['12 Alice 60', '13 Alice 10']);
    const toBob = { transferorId: alice, classId, transferees: [{ transfereeId: bob, shares: '60' }] };
    await books.recorded({ kind: 'transfer', on: '2026-05-02', ...toBob });
    expect(await live(books)).toEqual(['13 Alice 10', '14 Bob 60']);
    // Thirty of Bob's ninety are of shares without a known certificate: they go first.
    const more = { transferorId: bob, classId, transferees: [{ transfereeId: alice, shares: '40' }] };
    await books.recorded({ kind: 'transfer', on: '2026-05-03', ...more });
    expect(await live(books)).toEqual(['13 Alice 10', '15 Bob 50', '16 Alice 40']);
    await expectNoFault(books);
  });

  it('that are not known end with a restatement: the new one is for all shares of the holder', async () => {
    const { books, classId } = await begin();
    const split = { kind: 'subdivision', on: '2026-06-01', classId, into: '10' };
    const plan = await books.send('PlanShareEvent', { events: [split] });
    expect(plan.body.entity[0].events[0].certificatesIssued).toMatchObject([
      { holderName: 'Alice', shares: '600' },
      { holderName: 'Bob', shares: '400' },
    ]);
    await books.recorded(split);
    expect(await live(books)).toEqual(['13 Alice 600', '14 Bob 400']);
    await expectNoFault(books);
  });
});
