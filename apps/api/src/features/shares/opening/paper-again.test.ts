import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openShareBooks, ordinaryTerms, type ShareBooks } from '../../../testing/share-books.ts';
import { findRegisterFaults } from '../../../tools/register-queries.ts';
import { testApi } from '../../../testing/test-api.ts';

const paper = (Number: string, IssuedOn = '2025-03-01') => ({ Certificates: [{ Number, IssuedOn }] });

/** A balance of one class: a holding for each surname, with what is on paper. */
const balanceOf = (ClassName: string, ...holdings: readonly (readonly [string, string, object?])[]) => ({
  Key: randomUUID(),
  On: '2026-01-31',
  Source: 'Certificates on file',
  Classes: [
    {
      ...ordinaryTerms,
      ClassName,
      SharesInIssue: String(holdings.reduce((sum, [, shares]) => sum + Number(shares), 0)),
    },
  ],
  Holdings: holdings.map(([Surname, Shares, more]) => ({
    Class: 0,
    IsTreasury: false,
    Members: [{ Kind: 'person', Surname }],
    Shares,
    ...more,
  })),
});

async function begin(books: ShareBooks, ...parameters: Parameters<typeof balanceOf>) {
  const { status, body } = await books.send('SaveOpeningBalance', balanceOf(...parameters));
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.Entity[0];
}

const register = async (books: ShareBooks) =>
  (await books.read('ShareCertificateDetails')).map(
    ({ CertificateNumber, HolderName, Shares, Status }) =>
      `${CertificateNumber} ${HolderName} ${Shares} ${Status}`,
  );

/** Takes a balance back and enters it anew in one act, its first holding with other paper or shares. */
function correct(
  books: ShareBooks,
  { ShareEventId, Request }: Awaited<ReturnType<typeof begin>>,
  more: object,
) {
  const [first, ...others] = Request.Holdings;
  return books.send('RecordShareEvent', {
    Key: randomUUID(),
    Events: [
      { Kind: 'reversal', EventId: ShareEventId, Reason: 'Misread the certificate' },
      { ...Request, Holdings: [{ ...first, ...more }, ...others] },
    ],
  });
}

describe('a certificate on paper', () => {
  it('is corrected with its balance, as often as it takes, and each number is borne once', async () => {
    const books = await openShareBooks();
    const wrong = await begin(books, 'Ordinary', ['Alice', '60', paper('12')], ['Bob', '40']);
    const twentyOne = await correct(books, wrong, paper('21'));
    expect(await register(books)).toEqual(['12 Alice 60 cancelled', '13 Bob 40 live', '21 Alice 60 live']);
    const dated = await correct(books, twentyOne.body.Entity[1], paper('12', '2025-04-01'));
    expect(await register(books)).toEqual(['12 Alice 60 live', '13 Bob 40 live', '21 Alice 60 cancelled']);
    const same = await correct(books, dated.body.Entity[1], { PriceEach: '2', UnpaidEach: '1' });
    expect([same.status, same.body.errors]).toEqual([200, undefined]);
    expect(await register(books)).toEqual(['12 Alice 60 live', '13 Bob 40 live', '21 Alice 60 cancelled']);
    const more = await correct(books, same.body.Entity[1], { Shares: '70' });
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
    const second = (await correct(books, first, paper('21'))).body.Entity[1];
    const [alice, bob] = second.Request.Holdings;
    const Holdings = [{ ...bob, ...paper('5') }, alice];
    const third = await correct(books, { ...second, Request: { ...second.Request, Holdings } }, {});
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
    const second = (await correct(books, first, { PriceEach: '2', UnpaidEach: '1' })).body.Entity[1];
    const [alice, bob] = second.Request.Holdings;
    await books.recorded({
      Kind: 'transfer',
      On: '2026-02-10',
      ClassId: alice.ClassId,
      TransferorId: alice.HolderId,
      Transferees: [{ TransfereeId: bob.HolderId, Shares: '60' }],
    });
    expect((await register(books))[0]).toBe('12 Alice 60 cancelled');
    const other = await books.send('SaveOpeningBalance', balanceOf('B', ['Cara', '10', paper('12')]));
    expect(Object.keys(other.body.errors)).toEqual(['Holdings.0.Certificates.0.Number']);
  });

  it('keeps its number from others while it is live, and for good once the company has dealt with it', async () => {
    const books = await openShareBooks();
    const { ShareEventId } = await begin(
      books,
      'Ordinary',
      ['Alice', '60', paper('12')],
      ['Bob', '40', paper('5')],
    );
    const taken = {
      'Holdings.0.Certificates.0.Number': 'Certificate 12 stands in the register of certificates already',
    };
    const other = await books.send('SaveOpeningBalance', balanceOf('B', ['Cara', '10', paper('12')]));
    expect(other.body.errors).toEqual(taken);
    await books.send('ReplaceShareCertificate', { CertificateNumber: 12, Note: 'Damaged' });
    await books.recorded({ Kind: 'reversal', EventId: ShareEventId, Reason: 'A mistake' });
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
