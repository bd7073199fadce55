import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openShareBooks, ordinaryTerms, type ShareBooks } from '../../../testing/share-books.ts';
import { findRegisterFaults } from '../../../tools/register-queries.ts';
import { testApi } from '../../../testing/test-api.ts';

const paper = (number: string, issuedOn = '2025-03-01') => ({ certificates: [{ number, issuedOn }] });

/** A balance of one class: a holding for each surname, with what is on paper. */
const balanceOf = (className: string, ...holdings: readonly (readonly [string, string, object?])[]) => ({
  key: randomUUID(),
  on: '2026-01-31',
  source: 'Certificates on file',
  issuesCertificates: true,
  classes: [
    {
      ...ordinaryTerms,
      className,
      sharesInIssue: String(holdings.reduce((sum, [, shares]) => sum + Number(shares), 0)),
    },
  ],
  holdings: holdings.map(([surname, shares, more]) => ({
    class: 0,
    isTreasury: false,
    members: [{ kind: 'person', surname }],
    shares,
    ...more,
  })),
});

async function begin(books: ShareBooks, ...parameters: Parameters<typeof balanceOf>) {
  const { status, body } = await books.send('SaveOpeningBalance', balanceOf(...parameters));
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.entity[0];
}

const register = async (books: ShareBooks) =>
  (await books.read('ShareCertificateDetails')).map(
    ({ certificateNumber, holderName, shares, status }) =>
      `${certificateNumber} ${holderName} ${shares} ${status}`,
  );

/** Takes a balance back and enters it anew in one act, its first holding with other paper or shares. */
function correct(
  books: ShareBooks,
  { shareEventId, request }: Awaited<ReturnType<typeof begin>>,
  more: object,
) {
  const [first, ...others] = request.holdings;
  return books.send('RecordShareEvent', {
    key: randomUUID(),
    events: [
      { kind: 'reversal', eventId: shareEventId, reason: 'Misread the certificate' },
      { ...request, holdings: [{ ...first, ...more }, ...others] },
    ],
  });
}

describe('a certificate on paper', () => {
  it('is corrected with its balance, as often as it takes, and each number is borne once', async () => {
    const books = await openShareBooks();
    const wrong = await begin(books, 'Ordinary', ['Alice', '60', paper('12')], ['Bob', '40']);
    const twentyOne = await correct(books, wrong, paper('21'));
    expect(await register(books)).toEqual(['12 Alice 60 cancelled', '13 Bob 40 live', '21 Alice 60 live']);
    const dated = await correct(books, twentyOne.body.entity[1], paper('12', '2025-04-01'));
    expect(await register(books)).toEqual(['12 Alice 60 live', '13 Bob 40 live', '21 Alice 60 cancelled']);
    const same = await correct(books, dated.body.entity[1], { priceEach: '2', unpaidEach: '1' });
    expect([same.status, same.body.errors]).toEqual([200, undefined]);
    expect(await register(books)).toEqual(['12 Alice 60 live', '13 Bob 40 live', '21 Alice 60 cancelled']);
    const more = await correct(books, same.body.entity[1], { shares: '70' });
    expect([more.status, more.body.errors]).toEqual([200, undefined]);
    expect(await register(books)).toEqual(['12 Alice 70 live', '13 Bob 40 live', '21 Alice 60 cancelled']);
    const { platform } = (await testApi()).server;
    const faults = await platform.database.transaction(
      { as: 'account', accountId: books.person.accountId },
      (tx) => findRegisterFaults(tx, books.companyId),
    );
    expect(faults).toEqual([]);
  });

  it('is told of a holder whose new certificate stayed through an earlier correction', async () => {
    const books = await openShareBooks();
    const first = await begin(books, 'Ordinary', ['Alice', '60', paper('12')], ['Bob', '40']);
    const second = (await correct(books, first, paper('21'))).body.entity[1];
    const [alice, bob] = second.request.holdings;
    const holdings = [{ ...bob, ...paper('5') }, alice];
    const third = await correct(books, { ...second, request: { ...second.request, holdings } }, {});
    expect([third.status, third.body.errors]).toEqual([200, undefined]);
    expect(await register(books)).toEqual([
      '5 Bob 40 live',
      '12 Alice 60 cancelled',
      '13 Bob 40 cancelled',
      '21 Alice 60 live',
    ]);
  });

  it('keeps its number when it goes with its shares, however often its balance was corrected before', async () => {
    const books = await openShareBooks();
    const first = await begin(books, 'Ordinary', ['Alice', '60', paper('12')], ['Bob', '40']);
    const second = (await correct(books, first, { priceEach: '2', unpaidEach: '1' })).body.entity[1];
    const [alice, bob] = second.request.holdings;
    await books.recorded({
      kind: 'transfer',
      on: '2026-02-10',
      classId: alice.classId,
      transferorId: alice.holderId,
      transferees: [{ transfereeId: bob.holderId, shares: '60' }],
    });
    expect((await register(books))[0]).toBe('12 Alice 60 cancelled');
    const other = await books.send('SaveOpeningBalance', balanceOf('B', ['Cara', '10', paper('12')]));
    expect(Object.keys(other.body.errors)).toEqual(['holdings.0.certificates.0.number']);
  });

  it('keeps its number from others while it is live, and for good once the company has dealt with it', async () => {
    const books = await openShareBooks();
    const { shareEventId } = await begin(
      books,
      'Ordinary',
      ['Alice', '60', paper('12')],
      ['Bob', '40', paper('5')],
    );
    const taken = {
      'holdings.0.certificates.0.number': 'Certificate 12 is already in the register of certificates',
    };
    const other = await books.send('SaveOpeningBalance', balanceOf('B', ['Cara', '10', paper('12')]));
    expect(other.body.errors).toEqual(taken);
    await books.send('ReplaceShareCertificate', { certificateNumber: 12, note: 'Damaged' });
    await books.recorded({ kind: 'reversal', eventId: shareEventId, reason: 'A mistake' });
    expect(await register(books)).toEqual([
      '5 Bob 40 cancelled',
      '12 Alice 60 replaced',
      '13 Alice 60 cancelled',
    ]);
    const replaced = await books.send(
      'SaveOpeningBalance',
      balanceOf('Ordinary', ['Alice', '60', paper('12')]),
    );
    expect(replaced.body.errors).toEqual(taken);
    await begin(books, 'Ordinary', ['Alice', '60', paper('5')]);
    expect((await register(books))[0]).toBe('5 Alice 60 live');
  });
});
