import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';

/** Alice has had all 100 shares since 2 February 2026, and certificate 1 that is dated the 20th. */
async function open() {
  const books = await openShareBooks();
  const classId = await books.addClass();
  const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
  const done = await books.send('SaveAllotementShareDetails', {
    certificatesIssuedOn: '2026-02-20',
    on: '2026-02-02',
    classId,
    holderId: alice,
    shares: '100',
    priceEach: '1',
    paidEach: '1',
  });
  expect([done.status, done.body.errors]).toEqual([200, undefined]);
  return { books, classId, alice, bob };
}

const dated = async (books: ShareBooks) =>
  (await books.read('ShareCertificateDetails')).map(
    ({ certificateNumber, holderName, issuedOn, status, endedOn }) =>
      [certificateNumber, holderName, issuedOn, status, endedOn].join(' ').trimEnd(),
  );

describe('the certificates of an entry', () => {
  it('bear the date of issue that is asked for, and the cancelled ones end on it', async () => {
    const { books, classId, alice, bob } = await open();
    expect(await dated(books)).toEqual(['1 Alice 2026-02-20 live']);
    const transfer = { on: '2026-03-01', classId, transferorId: alice };
    const done = await books.send('SaveShareTransfer', {
      ...transfer,
      transferees: [{ transfereeId: bob, shares: '40' }],
      certificatesIssuedOn: '2026-03-09',
    });
    expect(done.status).toBe(200);
    expect(await dated(books)).toEqual([
      '1 Alice 2026-02-20 cancelled 2026-03-09',
      '2 Alice 2026-03-09 live',
      '3 Bob 2026-03-09 live',
    ]);
  });

  it('are refused a date on which they could not be issued, and nothing is recorded', async () => {
    const { books, classId, alice, bob } = await open();
    const event = { kind: 'transfer', on: '2026-02-10', classId, transferorId: alice };
    const refused = async (certificatesIssuedOn: string) => {
      const transferees = [{ transfereeId: bob, shares: '40' }];
      const answer = await books.record({ ...event, transferees }, { certificatesIssuedOn });
      return [answer.status, answer.body.errors.certificatesIssuedOn];
    };
    expect(await refused('2026-02-09')).toEqual([
      400,
      'Enter a date from 10 February 2026, when the entry takes effect',
    ]);
    expect(await refused('2026-02-19')).toEqual([
      400,
      'Enter a date from 20 February 2026: certificate 1, which is cancelled, was issued then',
    ]);
    expect(await refused('2199-01-01')).toEqual([400, expect.stringMatching(/^Enter a date not after/)]);
    expect(await refused('soon')).toEqual([
      400,
      expect.stringMatching(/^Enter the date of the certificates/),
    ]);
    expect(await dated(books)).toEqual(['1 Alice 2026-02-20 live']);
  });

  it('are dated today where nothing is said', async () => {
    const { books, classId, bob } = await open();
    const lines = [{ classId, holderId: bob, shares: '5', priceEach: '1', paidEach: '1' }];
    const allotment = { key: randomUUID(), on: '2026-02-03', allottees: lines };
    const done = await books.send('SaveMultiShareDetails', { ...allotment, certificatesIssuedOn: '' });
    expect(done.status).toBe(200);
    const [, second] = await books.read('ShareCertificateDetails');
    expect(second.issuedOn).toBe('2026-11-20');
  });
});
