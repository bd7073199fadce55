import type { CallName } from '@statbook/contract';
import { fetchFile } from '../../../testing/make-call.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { pictures } from '../../../testing/pictures.ts';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';
import { testApi } from '../../../testing/test-api.ts';

/** Alice has certificate 1 for 100 shares and certificate 2 for 60, Bob certificate 3 for 40. */
async function open() {
  const books = await openShareBooks();
  const classId = await books.addClass();
  const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
  const lines = [
    [alice, '100'],
    [alice, '60'],
    [bob, '40'],
  ] as const;
  for (const [holderId, shares] of lines) {
    const paid = { priceEach: '2', paidEach: '2' };
    await books.recorded({
      kind: 'allotment',
      on: '2026-02-02',
      allottees: [{ classId, holderId, shares, ...paid }],
    });
  }
  return { books, classId, alice, bob };
}

const register = async (books: ShareBooks) =>
  (await books.read('ShareCertificateDetails')).map(
    ({ certificateNumber, shares, status }) => `${certificateNumber}: ${shares} ${status}`,
  );

/** A document that a call answers with, as text of its bytes. */
async function documentOf(books: ShareBooks, name: CallName, body: object = {}) {
  const { server } = await testApi();
  const given = { companyId: books.companyId, ...body };
  const answer = await fetchFile(server.url, name, { token: books.person.token, given });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type'), text: bytes.toString('latin1') };
}

const activityOf = async ({ person }: ShareBooks) => {
  const { server } = await testApi();
  const rows = await server.platform.database.transaction(
    { as: 'account', accountId: person.accountId },
    (tx) =>
      tx.execute(sql`select action from activity where action like 'shares.certificate%' order by sequence`),
  );
  return rows.map((row) => Object.values(row)[0]);
};

describe('a lost certificate', () => {
  it('is duplicated only against an indemnity, and is live no more', async () => {
    const { books } = await open();
    const refused = await books.send('DuplicateShareCertificate', { certificateNumber: 1 });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { indemnityOn: 'Enter the date of the indemnity' },
    ]);
    expect(await activityOf(books)).toEqual([]);
    const order = { key: randomUUID(), certificateNumber: 1, indemnityOn: '2026-11-19', note: 'By Alice' };
    const done = await books.send('DuplicateShareCertificate', order);
    expect(done.body.entity).toMatchObject([
      { certificateNumber: 1, status: 'lost', endedByKind: 'duplicate', endedNote: 'By Alice' },
      { certificateNumber: 4, status: 'live', origin: 'duplicate', indemnityOn: '2026-11-19', replaces: [1] },
    ]);
    expect((await books.send('DuplicateShareCertificate', order)).body).toEqual(done.body);
    expect(await register(books)).toEqual(['1: 100 lost', '2: 60 live', '3: 40 live', '4: 100 live']);
    const again = await books.send('DuplicateShareCertificate', { ...order, key: randomUUID() });
    expect([again.status, again.body.code]).toEqual([409, 'certificate-not-live']);
    const other = await books.send('DuplicateShareCertificate', { ...order, certificateNumber: 2 });
    expect([other.status, other.body.code]).toEqual([409, 'entry-key-used']);
    expect(await activityOf(books)).toEqual([
      'shares.certificate-duplicated',
      'shares.certificate-duplicated',
    ]);
  });
});

describe('certificates', () => {
  it('are split into parts that add up', async () => {
    const { books } = await open();
    const short = await books.send('SplitShareCertificate', { certificateNumber: 1, parts: ['60', '30'] });
    expect(short.body.errors).toEqual({ parts: 'Enter two or more numbers that add up to 100' });
    const wrong = await books.send('SplitShareCertificate', { certificateNumber: 1, parts: ['60', 'x'] });
    expect(Object.keys(wrong.body.errors)).toEqual(['parts.1']);
    await books.send('SplitShareCertificate', { certificateNumber: 1, parts: ['60', '40'] });
    expect(await register(books)).toEqual([
      '1: 100 replaced',
      '2: 60 live',
      '3: 40 live',
      '4: 60 live',
      '5: 40 live',
    ]);
  });

  it('are merged when they are of one holder and class', async () => {
    const { books } = await open();
    const mixed = await books.send('MergeShareCertificates', { certificateNumbers: [1, 3] });
    expect(Object.keys(mixed.body.errors)).toEqual(['certificateNumbers']);
    const done = await books.send('MergeShareCertificates', { certificateNumbers: [1, 2] });
    expect(done.body.entity.at(-1)).toMatchObject({ certificateNumber: 4, shares: '160', replaces: [1, 2] });
  });

  it('are replaced for a reason', async () => {
    const { books } = await open();
    expect((await books.send('ReplaceShareCertificate', { certificateNumber: 3, note: ' ' })).status).toBe(
      400,
    );
    await books.send('ReplaceShareCertificate', { certificateNumber: 3, note: 'Damaged' });
    const [, , old] = await books.read('ShareCertificateDetails');
    expect(old).toMatchObject({ status: 'replaced', endedByKind: 'replacement', endedNote: 'Damaged' });
  });

  it('say by which entry they were cancelled', async () => {
    const { books, classId, alice, bob } = await open();
    const transferees = [{ transfereeId: alice, shares: '15' }];
    await books.recorded({ kind: 'transfer', on: '2026-03-02', classId, transferorId: bob, transferees });
    const [, , old] = await books.read('ShareCertificateDetails');
    expect(old).toMatchObject({ status: 'cancelled', endedByEntry: 4, endedByKind: 'transfer' });
  });

  it('are delivered on a day that has come, and the later word counts', async () => {
    const books = await openShareBooks();
    const [classId, holderId] = [await books.addClass(), await books.addHolder('Alice')];
    const certificates = [
      { number: '1', issuedOn: '2026-11-02', shares: '10' },
      { number: '2', issuedOn: '2026-11-10', shares: '20' },
    ];
    const holdings = [{ classId, holderId, shares: '30', certificates }];
    await books.recorded({ kind: 'opening-balance', on: '2026-11-11', holdings });
    const deliver = (certificateNumbers: number[], deliveredOn: string) =>
      books.send('DeliverShareCertificates', { certificateNumbers, deliveredOn });
    const [late, early] = [await deliver([1], '2026-11-21'), await deliver([1, 2], '2026-11-09')];
    expect([late.status, Object.keys(late.body.errors)]).toEqual([400, ['deliveredOn']]);
    expect([early.status, early.body.errors]).toEqual([
      400,
      { deliveredOn: 'Enter a day from 10 November 2026, when certificate 2 was issued' },
    ]);
    await deliver([1, 2], '2026-11-10');
    await deliver([2], '2026-11-12');
    const days = (await books.read('ShareCertificateDetails')).map(({ deliveredOn }) => deliveredOn);
    expect(days).toEqual(['2026-11-10', '2026-11-12']);
  });
});

async function certificateText(books: ShareBooks, number: number): Promise<string> {
  const { text } = await documentOf(books, 'printShareCertificates', { certificateNumbers: [number] });
  return (await readDocument(Buffer.from(text, 'latin1'))).pages.join(' ').replaceAll(/\s+/g, ' ');
}

describe('documents about certificates', () => {
  it('state what is paid on which shares where they are not paid up alike', async () => {
    const { books, classId, alice } = await open();
    const partly = { classId, holderId: alice, shares: '40', priceEach: '2', paidEach: '0.5' };
    await books.recorded({ kind: 'allotment', on: '2026-03-02', allottees: [partly] });
    expect(await certificateText(books, 1)).toContain('of £1.00 each, fully paid.');
    expect(await certificateText(books, 4)).toContain(
      'of £1.00 each, £0.50 paid of the issue price of £2.00; £1.50 per share unpaid.',
    );
    await books.send('MergeShareCertificates', { certificateNumbers: [1, 4] });
    expect(await certificateText(books, 5)).toContain(
      '100 shares are fully paid; 40 shares have £0.50 paid of the issue price of £2.00; £1.50 per share unpaid.',
    );
  });

  it('name one who holds the shares alone, and several who hold them together', async () => {
    const { books, classId } = await open();
    const members = ['Ash', 'Elm'].map((surname) => ({ kind: 'person', surname }));
    const holderId = await books.addHolder('', { members });
    const joint = { classId, holderId, shares: '5', priceEach: '2', paidEach: '2' };
    await books.recorded({ kind: 'allotment', on: '2026-03-02', allottees: [joint] });
    expect(await certificateText(books, 3)).toContain('Bob is the registered holder of 40');
    expect(await certificateText(books, 4)).toContain('Ash and Elm are the registered holders of 5');
  });

  it('are drawn for those chosen, and for all live ones', async () => {
    const { books } = await open();
    const one = await documentOf(books, 'printShareCertificates', { certificateNumbers: [3] });
    expect([one.status, one.type]).toEqual([200, 'application/pdf']);
    expect(one.text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    const all = await documentOf(books, 'printShareCertificates');
    expect(all.text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3);
    await books.send('ReplaceShareCertificate', { certificateNumber: 3, note: 'Damaged' });
    expect((await documentOf(books, 'printShareCertificates', { certificateNumbers: [3] })).status).toBe(409);
    const list = await documentOf(books, 'printCertificateRegister');
    expect([list.status, list.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(await activityOf(books)).toEqual([
      'shares.certificates-printed',
      'shares.certificates-printed',
      'shares.certificate-replaced',
      'shares.certificate-register-printed',
    ]);
  });

  it('include stock transfer forms, one for each transferee', async () => {
    const { books, classId, alice, bob } = await open();
    const transferees = [
      { transfereeId: bob, shares: '10', consideration: '2000' },
      { transfereeId: bob, shares: '20' },
    ];
    const asked = { on: '2026-11-20', classId, transferorId: alice, transferees };
    const form = await documentOf(books, 'getStockTransferForm', asked);
    expect(form.text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(4);
    const wrong = { ...asked, transferorId: randomUUID(), transferees: [{ transfereeId: bob, shares: 'x' }] };
    const refused = await books.send('GetStockTransferForm', wrong);
    expect(Object.keys(refused.body.errors)).toEqual(['transferorId', 'transferees.0.shares']);
  });

  it('make the form out for partly paid shares where those that go are', async () => {
    const { books, classId, alice, bob } = await open();
    const partly = { classId, holderId: alice, shares: '50', priceEach: '2', paidEach: '1' };
    await books.recorded({ kind: 'allotment', on: '2026-03-02', allottees: [partly] });
    const lots = await books.read('GetShareLots', { shareClassId: classId, holderId: alice });
    const transfer = { on: '2026-11-20', classId, transferorId: alice };
    const of = (unpaidEach: string) => {
      const { lotId } = lots.find((lot) => lot.unpaidEach === unpaidEach);
      return [{ transfereeId: bob, shares: '50', lots: [{ lotId, shares: '50' }] }];
    };
    const formOf = async (asked: object) => {
      const { text } = await documentOf(books, 'getStockTransferForm', { ...transfer, ...asked });
      const { pages } = await readDocument(Buffer.from(text, 'latin1'));
      return /J10|J30/.exec(pages.join(' '))?.[0];
    };
    expect(await formOf({ transferees: of('0') })).toBe('J30');
    expect(await formOf({ transferees: of('1') })).toBe('J10');
    const shareEventId = await books.recorded({ kind: 'transfer', ...transfer, transferees: of('1') });
    // What is left to Alice is fully paid; what went was not.
    const asRow = [{ transfereeId: bob, shares: '50' }];
    expect(await formOf({ shareEventId, transferees: asRow })).toBe('J10');
    expect(await formOf({ transferees: asRow })).toBe('J30');
    const strange = { ...transfer, transferees: asRow, shareEventId: randomUUID() };
    expect((await books.send('GetStockTransferForm', strange)).status).toBe(404);
  });

  it('are not for those who may not make reports', async () => {
    const account = await (await testApi()).newAccount();
    const reader = await account.addAgent(['viewCompany', 'editCompany'], true);
    const body = { companyId: randomUUID() };
    const refused = await reader.call('POST', '/api/Shares/PrintShareCertificates', body);
    expect(refused.body.code).toBe('flag-missing');
  });
});

describe('the template of the certificates', () => {
  const words = {
    wording: 'Held under the articles.',
    execution: 'seal',
    signatories: ['Ada Quill, chair'],
    notice: 'Keep this safe.',
  };

  it('is the usual one until it is saved, and keeps its logo', async () => {
    const { books } = await open();
    const [usual] = await books.read('GetShareCertificateTemplate');
    expect(usual).toMatchObject({ version: 0, execution: 'two-signatories', logo: null });
    const logo = pictures.png.toString('base64');
    expect((await books.send('SaveShareCertificateTemplate', { ...words, logo })).status).toBe(200);
    expect(await books.read('GetShareCertificateTemplate')).toEqual([{ ...words, logo, version: 1 }]);
    await books.send('SaveShareCertificateTemplate', { ...words, logo: null });
    expect(await books.read('GetShareCertificateTemplate')).toMatchObject([{ version: 2, logo: null }]);
    expect(await activityOf(books)).toEqual(Array(2).fill('shares.certificate-template-saved'));
  });

  it('takes no picture that a printer would not', async () => {
    const { books } = await open();
    const logo = pictures.webp.toString('base64');
    const refused = await books.send('SaveShareCertificateTemplate', { ...words, logo });
    expect(Object.keys(refused.body.errors)).toEqual(['logo']);
  });

  it('is shown on a specimen before it is saved', async () => {
    const { books } = await open();
    const specimen = await documentOf(books, 'previewShareCertificate', { ...words, logo: null });
    expect([specimen.status, specimen.type]).toEqual([200, 'application/pdf']);
    expect(await activityOf(books)).toEqual([]);
  });
});
