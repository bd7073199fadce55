import type { CallName } from '@statbook/contract';
import { fetchFile } from '../../../testing/make-call.ts';
import { createHash } from 'node:crypto';
import { unzip } from '@statbook/testkit/unzip';
import { describe, expect, it } from 'vitest';
import { openShareBooks, type ShareBooks } from '../../../testing/share-books.ts';
import { testApi } from '../../../testing/test-api.ts';

/** Alice 60, and Mallory, whose name is a formula, 40 ordinary shares; Alice many preference shares, on which an odd sum is paid. */
async function open() {
  const books = await openShareBooks();
  const classId = await books.addClass();
  const preference = await books.addClass({ className: 'Preference', currency: 'EUR', nominalValue: '0.01' });
  const address = { premises: '4', line1: 'Quay Street', town: 'Whitby', country: 'England' };
  const alice = await books.addHolder('Green', {
    members: [{ kind: 'person', surname: 'Green', forename: 'Alice' }],
    address,
  });
  const mallory = await books.addHolder('', { members: [{ kind: 'company', name: '=SUM(A1:A9) Limited' }] });
  const line = (holderId: string, shares: string, of = classId) => ({
    classId: of,
    holderId,
    shares,
    priceEach: '1.50',
    paidEach: '1',
  });
  await books.recorded({
    kind: 'allotment',
    on: '2026-02-02',
    allottees: [
      line(alice, '60'),
      line(mallory, '40'),
      { ...line(alice, '12345678901', preference), paidEach: '1.123456' },
    ],
  });
  return { books, classId, alice, mallory };
}

/** A file that a call answers with. */
async function download({ person, companyId }: ShareBooks, name: CallName, query: Record<string, string>) {
  const { url } = await testApi();
  const response = await fetchFile(url, name, { token: person.token, given: { companyId, ...query } });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    name: decodeURIComponent(response.headers.get('content-disposition')?.split("UTF-8''")[1] ?? ''),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

describe('an export', () => {
  it('as CSV keeps every digit, holds no formula, and says company, register and date in its name', async () => {
    const { books } = await open();
    const file = await download(books, 'exportShareRegister', {
      register: 'members',
      format: 'csv',
      asAt: '2026-06-30',
    });
    expect([file.status, file.type]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(file.name).toBe('HARBOUR LIGHT BAKERY LIMITED - register of members - 2026-06-30.csv');
    const lines = file.bytes.toString('utf8').split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFMember,Address,Class,Shares,Numbers,Currency,Amount paid,Amount unpaid,Entered,Ceased,Held until then',
    );
    expect(lines).toContain(
      'Alice Green,"4 Quay Street, Whitby, England",Ordinary,60,,GBP,60.00,30.00,2026-02-02,,',
    );
    expect(lines.some((line) => line.includes(',12345678901,,EUR,13869827035.401856,'))).toBe(true);
    expect(lines.some((line) => line.startsWith("'=SUM(A1:A9) Limited"))).toBe(true);
  });

  it('as Excel file has dates as dates, and what a spreadsheet would round as text', async () => {
    const { books } = await open();
    const file = await download(books, 'exportShareRegister', { register: 'members', format: 'xlsx' });
    expect(file.name).toMatch(/ - register of members - \d{4}-\d{2}-\d{2}\.xlsx$/);
    const parts = unzip(file.bytes);
    const sheet = parts.get('xl/worksheets/sheet1.xml')?.toString('utf8') ?? '';
    const texts = parts.get('xl/sharedStrings.xml')?.toString('utf8') ?? sheet;
    // 2 February 2026 as the day number of a spreadsheet, and 60 as a number.
    expect(sheet).toMatch(/<v>46055<\/v>/);
    expect(sheet).toMatch(/<v>60<\/v>/);
    expect(sheet).toMatch(/<v>12345678901<\/v>/);
    expect(texts).toContain('13869827035.401856');
    expect(sheet).not.toContain('<f>');
  });

  it.each([
    ['capital', 'Total,,100,,,100.00,50.00,'],
    ['allotments', '2026-02-02,Allotment,Alice Green,Ordinary,60,GBP,1.50,1.00,,'],
    ['transfers', 'Date,Kind,From,To'],
    ['captable', 'Alice Green,60,12345678901,60.00,60.00,123456789.01,100.00,'],
  ])('of the register "%s" has its rows', async (register, words) => {
    const { books } = await open();
    const file = await download(books, 'exportShareRegister', { register, format: 'csv' });
    expect(file.bytes.toString('utf8')).toContain(words);
  });

  it('has what is no allotment or transfer by itself, and tells forfeited from treasury shares', async () => {
    const { books, classId, alice, mallory } = await open();
    const own = (kind: string, on: string, holderId: string, more: object) => ({
      kind,
      on,
      classId,
      holdings: [{ holderId, shares: '10' }],
      into: 'treasury',
      ...more,
    });
    await books.recorded({ kind: 'call', on: '2026-03-01', classId, callEach: '0.25' });
    await books.recorded(own('forfeiture', '2026-03-02', mallory, {}));
    await books.recorded({ kind: 'call', on: '2026-03-03', classId, callEach: '0.25' });
    await books.recorded(own('buy-back', '2026-03-04', alice, { outOf: 'profits' }));
    await books.recorded({
      kind: 'bonus-issue',
      on: '2026-03-05',
      classId,
      intoClassId: classId,
      newShares: '1',
      forEvery: '10',
    });
    await books.recorded({
      kind: 'transmission',
      on: '2026-03-06',
      fromId: mallory,
      toId: alice,
      classId,
      evidence: 'Probate',
    });
    // Nobody pays a call on forfeited shares: they differ from those in treasury.
    const held: { lotId: string; unpaidEach: string }[] = await books.read('GetShareLots', {
      shareClassId: classId,
    });
    const bought = held.filter(({ unpaidEach }) => unpaidEach === '0');
    const lots = bought.map(({ lotId }) => ({ lotId, shares: '4' }));
    await books.recorded({
      kind: 'treasury-sale',
      on: '2026-03-07',
      classId,
      buyers: [{ transfereeId: mallory, shares: '4', consideration: '8', lots }],
    });
    const csv = async (register: string) =>
      (await download(books, 'exportShareRegister', { register, format: 'csv' })).bytes.toString('utf8');
    const allotments = await csv('allotments');
    expect(allotments).toContain(
      '2026-03-05,Bonus issue,Alice Green,Ordinary,5,GBP,1.00,1.00,Bonus issue paid up out of reserves,',
    );
    const transfers = await csv('transfers');
    expect(transfers).toContain("2026-03-06,Transmission,'=SUM(A1:A9) Limited,Alice Green,Ordinary,33,,,");
    expect(transfers).toContain(
      "2026-03-07,Sale by the company,The company itself,'=SUM(A1:A9) Limited,Ordinary,4,8.00,,",
    );
    const members = await csv('members');
    expect(members).toContain('The company (forfeited or surrendered shares),,Ordinary,');
    expect(members).toContain('The company (treasury shares),,Ordinary,');
    expect(await csv('capital')).toContain('Of these treasury shares,Of these forfeited or surrendered,');
  });

  it('of an earlier state of knowledge says so in its name, and leaves a trace', async () => {
    const { books, alice, mallory, classId } = await open();
    await books.recorded({
      kind: 'transfer',
      on: '2026-03-02',
      classId,
      transferorId: alice,
      transferees: [{ transfereeId: mallory, shares: '60' }],
    });
    const file = await download(books, 'exportShareRegister', {
      register: 'captable',
      format: 'csv',
      knownAt: '1',
      asAt: '2026-06-30',
    });
    expect(file.name).toContain('cap table - 2026-06-30 as known after entry 1.csv');
    expect(file.bytes.toString('utf8')).toContain('Alice Green,60,');
    const summer = await download(books, 'exportShareRegister', {
      register: 'captable',
      format: 'csv',
      knownOn: '2026-07-01T13:05Z',
      asAt: '2026-06-30',
    });
    expect(summer.name).toContain('cap table - 2026-06-30 as known on 2026-07-01 1405.csv');
    expect(summer.bytes.toString('utf8')).not.toContain('Alice Green,60,');
  });

  it('as document is a PDF', async () => {
    const { books } = await open();
    for (const register of ['members', 'capital', 'history', 'captable']) {
      const file = await download(books, 'printShareRegister', { register });
      expect([file.status, file.type, file.bytes.toString('latin1', 0, 5)]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ]);
    }
  });
});

describe('the Open Cap Format', () => {
  it('is a zip of files whose checksums stand in the manifest', async () => {
    const { books, classId, alice, mallory } = await open();
    await books.recorded({
      kind: 'transfer',
      on: '2026-03-02',
      classId,
      transferorId: alice,
      transferees: [{ transfereeId: mallory, shares: '20' }],
    });
    const file = await download(books, 'exportOpenCapFormat', { asAt: '2026-06-30' });
    expect(file.name).toMatch(/ - open cap format - 2026-06-30\.ocf\.zip$/);
    const files = unzip(file.bytes);
    const manifest = JSON.parse(files.get('Manifest.ocf.json')?.toString('utf8') ?? '{}');
    expect(manifest).toMatchObject({
      file_type: 'OCF_MANIFEST_FILE',
      as_of: '2026-06-30',
      issuer: { legal_name: 'HARBOUR LIGHT BAKERY LIMITED', country_of_formation: 'GB' },
    });
    for (const list of ['stakeholders_files', 'stock_classes_files', 'transactions_files']) {
      const [{ filepath, md5 }] = manifest[list];
      const content = files.get(filepath.slice(2)) ?? Buffer.alloc(0);
      expect(createHash('md5').update(content).digest('hex')).toBe(md5);
    }
  });
});
