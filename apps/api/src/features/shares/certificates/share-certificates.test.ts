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
  const ClassId = await books.addClass();
  const [alice, bob] = [await books.addHolder('Alice'), await books.addHolder('Bob')];
  const lines = [
    [alice, '100'],
    [alice, '60'],
    [bob, '40'],
  ] as const;
  for (const [HolderId, Shares] of lines) {
    const paid = { PriceEach: '2', PaidEach: '2' };
    await books.recorded({
      Kind: 'allotment',
      On: '2026-02-02',
      Allottees: [{ ClassId, HolderId, Shares, ...paid }],
    });
  }
  return { books, ClassId, alice, bob };
}

const register = async (books: ShareBooks) =>
  (await books.read('ShareCertificateDetails')).map(
    ({ CertificateNumber, Shares, Status }) => `${CertificateNumber}: ${Shares} ${Status}`,
  );

/** A document that a call answers with, as text of its bytes. */
async function documentOf(books: ShareBooks, name: string, body: object = {}) {
  const { server } = await testApi();
  const answer = await fetch(`${server.url}/api/Shares/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${books.person.token}` },
    body: JSON.stringify({ CompanyId: books.companyId, ...body }),
  });
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
    const refused = await books.send('DuplicateShareCertificate', { CertificateNumber: 1 });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { IndemnityOn: 'Enter the date of the indemnity' },
    ]);
    expect(await activityOf(books)).toEqual([]);
    const order = { Key: randomUUID(), CertificateNumber: 1, IndemnityOn: '2026-11-19', Note: 'By Alice' };
    const done = await books.send('DuplicateShareCertificate', order);
    expect(done.body.Entity).toMatchObject([
      { CertificateNumber: 1, Status: 'lost', EndedByKind: 'duplicate', EndedNote: 'By Alice' },
      { CertificateNumber: 4, Status: 'live', Origin: 'duplicate', IndemnityOn: '2026-11-19', Replaces: [1] },
    ]);
    expect((await books.send('DuplicateShareCertificate', order)).body).toEqual(done.body);
    expect(await register(books)).toEqual(['1: 100 lost', '2: 60 live', '3: 40 live', '4: 100 live']);
    const again = await books.send('DuplicateShareCertificate', { ...order, Key: randomUUID() });
    expect([again.status, again.body.code]).toEqual([409, 'certificate-not-live']);
    const other = await books.send('DuplicateShareCertificate', { ...order, CertificateNumber: 2 });
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
    const short = await books.send('SplitShareCertificate', { CertificateNumber: 1, Parts: ['60', '30'] });
    expect(short.body.errors).toEqual({ Parts: 'Enter two or more numbers that add up to 100' });
    const wrong = await books.send('SplitShareCertificate', { CertificateNumber: 1, Parts: ['60', 'x'] });
    expect(Object.keys(wrong.body.errors)).toEqual(['Parts.1']);
    await books.send('SplitShareCertificate', { CertificateNumber: 1, Parts: ['60', '40'] });
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
    const mixed = await books.send('MergeShareCertificates', { CertificateNumbers: [1, 3] });
    expect(Object.keys(mixed.body.errors)).toEqual(['CertificateNumbers']);
    const done = await books.send('MergeShareCertificates', { CertificateNumbers: [1, 2] });
    expect(done.body.Entity.at(-1)).toMatchObject({ CertificateNumber: 4, Shares: '160', Replaces: [1, 2] });
  });

  it('are replaced for a reason', async () => {
    const { books } = await open();
    expect((await books.send('ReplaceShareCertificate', { CertificateNumber: 3, Note: ' ' })).status).toBe(
      400,
    );
    await books.send('ReplaceShareCertificate', { CertificateNumber: 3, Note: 'Damaged' });
    const [, , old] = await books.read('ShareCertificateDetails');
    expect(old).toMatchObject({ Status: 'replaced', EndedByKind: 'replacement', EndedNote: 'Damaged' });
  });

  it('say by which entry they were cancelled', async () => {
    const { books, ClassId, alice, bob } = await open();
    const Transferees = [{ TransfereeId: alice, Shares: '15' }];
    await books.recorded({ Kind: 'transfer', On: '2026-03-02', ClassId, TransferorId: bob, Transferees });
    const [, , old] = await books.read('ShareCertificateDetails');
    expect(old).toMatchObject({ Status: 'cancelled', EndedByEntry: 4, EndedByKind: 'transfer' });
  });

  it('are delivered on a day that has come, and the later word counts', async () => {
    const books = await openShareBooks();
    const [ClassId, HolderId] = [await books.addClass(), await books.addHolder('Alice')];
    const Certificates = [
      { Number: '1', IssuedOn: '2026-11-02', Shares: '10' },
      { Number: '2', IssuedOn: '2026-11-10', Shares: '20' },
    ];
    const Holdings = [{ ClassId, HolderId, Shares: '30', Certificates }];
    await books.recorded({ Kind: 'opening-balance', On: '2026-11-11', Holdings });
    const deliver = (CertificateNumbers: number[], DeliveredOn: string) =>
      books.send('DeliverShareCertificates', { CertificateNumbers, DeliveredOn });
    const [late, early] = [await deliver([1], '2026-11-21'), await deliver([1, 2], '2026-11-09')];
    expect([late.status, Object.keys(late.body.errors)]).toEqual([400, ['DeliveredOn']]);
    expect([early.status, early.body.errors]).toEqual([
      400,
      { DeliveredOn: 'Enter a day from 10 November 2026, when certificate 2 was issued' },
    ]);
    await deliver([1, 2], '2026-11-10');
    await deliver([2], '2026-11-12');
    const days = (await books.read('ShareCertificateDetails')).map(({ DeliveredOn }) => DeliveredOn);
    expect(days).toEqual(['2026-11-10', '2026-11-12']);
  });
});

async function certificateWords(books: ShareBooks, number: number): Promise<string> {
  const { text } = await documentOf(books, 'PrintShareCertificates', { CertificateNumbers: [number] });
  return (await readDocument(Buffer.from(text, 'latin1'))).pages.join(' ').replaceAll(/\s+/g, ' ');
}

describe('documents about certificates', () => {
  it('state what is paid on which shares where they are not paid up alike', async () => {
    const { books, ClassId, alice } = await open();
    const partly = { ClassId, HolderId: alice, Shares: '40', PriceEach: '2', PaidEach: '0.5' };
    await books.recorded({ Kind: 'allotment', On: '2026-03-02', Allottees: [partly] });
    expect(await certificateWords(books, 1)).toContain('of £1.00 each, fully paid.');
    expect(await certificateWords(books, 4)).toContain('of £1.00 each, paid up to £0.50 each.');
    await books.send('MergeShareCertificates', { CertificateNumbers: [1, 4] });
    expect(await certificateWords(books, 5)).toContain(
      '100 shares are fully paid; 40 shares are paid up to £0.50 each.',
    );
  });

  it('name one who holds the shares alone, and several who hold them together', async () => {
    const { books, ClassId } = await open();
    const Members = ['Ash', 'Elm'].map((Surname) => ({ Kind: 'person', Surname }));
    const HolderId = await books.addHolder('', { Members });
    const joint = { ClassId, HolderId, Shares: '5', PriceEach: '2', PaidEach: '2' };
    await books.recorded({ Kind: 'allotment', On: '2026-03-02', Allottees: [joint] });
    expect(await certificateWords(books, 3)).toContain('Bob is the registered holder of 40');
    expect(await certificateWords(books, 4)).toContain('Ash and Elm are the registered holders of 5');
  });

  it('are drawn for those chosen, and for all live ones', async () => {
    const { books } = await open();
    const one = await documentOf(books, 'PrintShareCertificates', { CertificateNumbers: [3] });
    expect([one.status, one.type]).toEqual([200, 'application/pdf']);
    expect(one.text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    const all = await documentOf(books, 'PrintShareCertificates');
    expect(all.text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3);
    await books.send('ReplaceShareCertificate', { CertificateNumber: 3, Note: 'Damaged' });
    expect((await documentOf(books, 'PrintShareCertificates', { CertificateNumbers: [3] })).status).toBe(409);
    const list = await documentOf(books, 'PrintCertificateRegister');
    expect([list.status, list.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(await activityOf(books)).toEqual([
      'shares.certificates-printed',
      'shares.certificates-printed',
      'shares.certificate-replaced',
      'shares.certificate-register-printed',
    ]);
  });

  it('include stock transfer forms, one for each transferee', async () => {
    const { books, ClassId, alice, bob } = await open();
    const Transferees = [
      { TransfereeId: bob, Shares: '10', Consideration: '2000' },
      { TransfereeId: bob, Shares: '20' },
    ];
    const asked = { On: '2026-11-20', ClassId, TransferorId: alice, Transferees };
    const form = await documentOf(books, 'GetStockTransferForm', asked);
    expect(form.text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(4);
    const wrong = { ...asked, TransferorId: randomUUID(), Transferees: [{ TransfereeId: bob, Shares: 'x' }] };
    const refused = await books.send('GetStockTransferForm', wrong);
    expect(Object.keys(refused.body.errors)).toEqual(['TransferorId', 'Transferees.0.Shares']);
  });

  it('make the form out for partly paid shares where those that go are', async () => {
    const { books, ClassId, alice, bob } = await open();
    const partly = { ClassId, HolderId: alice, Shares: '50', PriceEach: '2', PaidEach: '1' };
    await books.recorded({ Kind: 'allotment', On: '2026-03-02', Allottees: [partly] });
    const lots = await books.read('GetShareLots', { ShareClassId: ClassId, HolderId: alice });
    const transfer = { On: '2026-11-20', ClassId, TransferorId: alice };
    const of = (UnpaidEach: string) => {
      const { LotId } = lots.find((lot) => lot.UnpaidEach === UnpaidEach);
      return [{ TransfereeId: bob, Shares: '50', Lots: [{ LotId, Shares: '50' }] }];
    };
    const formOf = async (asked: object) => {
      const { text } = await documentOf(books, 'GetStockTransferForm', { ...transfer, ...asked });
      const { pages } = await readDocument(Buffer.from(text, 'latin1'));
      return /J10|J30/.exec(pages.join(' '))?.[0];
    };
    expect(await formOf({ Transferees: of('0') })).toBe('J30');
    expect(await formOf({ Transferees: of('1') })).toBe('J10');
    const ShareEventId = await books.recorded({ Kind: 'transfer', ...transfer, Transferees: of('1') });
    // What is left to Alice is fully paid; what went was not.
    const asRow = [{ TransfereeId: bob, Shares: '50' }];
    expect(await formOf({ ShareEventId, Transferees: asRow })).toBe('J10');
    expect(await formOf({ Transferees: asRow })).toBe('J30');
    const strange = { ...transfer, Transferees: asRow, ShareEventId: randomUUID() };
    expect((await books.send('GetStockTransferForm', strange)).status).toBe(404);
  });

  it('are not for those who may not make reports', async () => {
    const account = await (await testApi()).newAccount();
    const reader = await account.addAgent(['ViewCompany', 'EditCompany'], true);
    const body = { CompanyId: randomUUID() };
    const refused = await reader.call('POST', '/api/Shares/PrintShareCertificates', body);
    expect(refused.body.code).toBe('flag-missing');
  });
});

describe('the template of the certificates', () => {
  const words = {
    Wording: 'Held under the articles.',
    Execution: 'seal',
    Signatories: ['Ada Quill, chair'],
    Notice: 'Keep this safe.',
  };

  it('is the usual one until it is saved, and keeps its logo', async () => {
    const { books } = await open();
    const [usual] = await books.read('GetShareCertificateTemplate');
    expect(usual).toMatchObject({ Version: 0, Execution: 'two-signatories', Logo: null });
    const Logo = pictures.png.toString('base64');
    expect((await books.send('SaveShareCertificateTemplate', { ...words, Logo })).status).toBe(200);
    expect(await books.read('GetShareCertificateTemplate')).toEqual([{ ...words, Logo, Version: 1 }]);
    await books.send('SaveShareCertificateTemplate', { ...words, Logo: null });
    expect(await books.read('GetShareCertificateTemplate')).toMatchObject([{ Version: 2, Logo: null }]);
    expect(await activityOf(books)).toEqual(Array(2).fill('shares.certificate-template-saved'));
  });

  it('takes no picture that a printer would not', async () => {
    const { books } = await open();
    const Logo = pictures.webp.toString('base64');
    const refused = await books.send('SaveShareCertificateTemplate', { ...words, Logo });
    expect(Object.keys(refused.body.errors)).toEqual(['Logo']);
  });

  it('is shown on a specimen before it is saved', async () => {
    const { books } = await open();
    const specimen = await documentOf(books, 'PreviewShareCertificate', { ...words, Logo: null });
    expect([specimen.status, specimen.type]).toEqual([200, 'application/pdf']);
    expect(await activityOf(books)).toEqual([]);
  });
});
