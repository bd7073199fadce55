import { describe, expect, it } from 'vitest';
import { ordinary as pound } from '../../classes/share-class.fixture.ts';
import type { ShareClass } from '../../classes/share-class.ts';
import type { ShareHolder } from '../../holders/share-holder.ts';
import { type AllotmentLine, checkLine } from '../allotment-line.ts';
import { linesFromTable } from './lines-from-table.ts';
import { readCsv } from '@statbook/sheets/read-file';

const ordinary: ShareClass = { ...pound, nominalValue: '0.1' };
const preference: ShareClass = {
  ...ordinary,
  shareClassId: 'pref',
  className: 'B Preference',
  nominalValue: '1',
};
const alice: ShareHolder = {
  holderId: 'alice',
  name: 'Alice Green',
  members: [{ kind: 'person', personId: 'a', forename: 'Alice', surname: 'Green' }],
  designation: null,
  address: { premises: '7', line1: 'Mill Lane', town: 'Leeds' },
  holdings: [],
};
const register = { classes: [ordinary, preference], holders: [alice] };

const read = async (...rows: readonly string[]) => linesFromTable(readCsv(rows.join('\n')), register);
async function linesOf(...rows: readonly string[]) {
  const outcome = await read(...rows);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.lines;
}

const faultsOf = (line: AllotmentLine | undefined) => (line ? checkLine(line, register.classes) : undefined);

describe('a spreadsheet of allottees', () => {
  it('is read by the names of its columns, in any order and as pasted', async () => {
    const [line] = await linesOf(
      'Shares\tSurname\tForenames\tClass\tPrice of each\tPaid on each',
      '1,000\tMoss\tBob\tordinary\t£1.50\t0.50',
    );
    expect(line).toMatchObject({
      holderName: 'Bob Moss',
      newHolder: { members: [{ kind: 'person', surname: 'Moss', forename: 'Bob' }] },
      classId: 'ord',
      shares: '1000',
      priceEach: '1.5',
      paidEach: '0.5',
      row: 2,
    });
  });

  it('takes the nominal value for a price that is left empty, and what is paid in full', async () => {
    const [line] = await linesOf('Surname,Class,Shares', 'Moss,B Preference,5');
    expect(line).toMatchObject({ priceEach: '1', paidEach: '1' });
  });

  it('finds whoever stands in the register, and enters a stranger of several rows once', async () => {
    const lines = await linesOf(
      'Name,House,Street,Town,Class,Shares',
      'alice green,7,Mill Lane,Leeds,Ordinary,1',
      'Alice Green,,,,Ordinary,2',
      'Bob Moss,1,High Street,York,Ordinary,3',
      'BOB MOSS,1,High Street,York,B Preference,4',
    );
    expect(lines.map(({ holderId }) => holderId)).toEqual(['alice', 'alice', '', '']);
    expect(lines[2]?.newHolder).toBe(lines[3]?.newHolder);
  });

  it('knows companies, joint holders and designations', async () => {
    const [stone, joint] = await linesOf(
      'Forenames,Surname,Company name,Joint holders,Designation,Class,Shares',
      ',,Stone Limited,,,Ordinary,1',
      'Ann,Lee,,Bob Moss; Stone Limited,A/c 2,Ordinary,1',
    );
    expect(stone?.newHolder).toEqual({ members: [{ kind: 'company', name: 'Stone Limited' }] });
    expect(joint?.holderName).toBe('Ann Lee and Bob Moss and Stone Limited (A/c 2)');
    expect(joint?.newHolder?.members.map(({ kind }) => kind)).toEqual(['person', 'person', 'company']);
  });

  it('marks a company number that cannot be read, in the words of the form', async () => {
    const lines = await linesOf(
      'Company name,Surname,Company number,Class,Shares',
      'Stone Limited,,ABC,Ordinary,1',
      'Plum Limited,,sc1234,Ordinary,1',
      ',Fig Limited,1234567,Ordinary,1',
    );
    expect(lines.map(faultsOf)).toEqual([
      [
        {
          field: 'companyNumber',
          message: 'Enter a company number of eight characters, such as 01234567 or SC123456',
        },
      ],
      [],
      [],
    ]);
    expect(lines.slice(1).map(({ newHolder }) => newHolder?.members[0])).toMatchObject([
      { name: 'Plum Limited', companyNumber: 'SC001234' },
      { name: 'Fig Limited', companyNumber: '01234567' },
    ]);
  });

  it('keeps faulty rows as they are, and says what is wrong in which column', async () => {
    const lines = await linesOf(
      'Surname,Class,Shares,Price,Paid on each',
      ',Ordinary,ten,0.05,1',
      '',
      'Moss,Gold,1.5,1,1',
    );
    expect(
      lines.map((line) => [line.row, checkLine(line, register.classes).map(({ field }) => field)]),
    ).toEqual([
      [2, ['holderId', 'shares', 'priceEach', 'paidEach']],
      [4, ['classId', 'shares']],
    ]);
  });

  it('asks about a price in another currency, and about a count that may be one or a thousand', async () => {
    const lines = await linesOf(
      'Surname,Class,Shares,Price,Paid on each',
      'Moss,Ordinary,1.000,$3.00,£1',
      'Lee,Ordinary,1000.00,3 GBP,GBP 1',
      'Fox,Ordinary,999999999999,1,1',
    );
    expect(lines.map((line) => checkLine(line, register.classes).map(({ field }) => field))).toEqual([
      ['priceEach', 'shares'],
      [],
      ['shares'],
    ]);
    expect(lines[1]).toMatchObject({ shares: '1000', priceEach: '3', paidEach: '1' });
  });

  it('takes what is paid for that on each share where the row leaves no doubt, and asks otherwise', async () => {
    const lines = await linesOf(
      'Surname,Class,Shares,Price,Amount paid',
      'Moss,Ordinary,100,3,3',
      'Lee,Ordinary,100,3,£300',
      'Fox,Ordinary,100,3,0',
      'Elm,Ordinary,1,3,2',
      'Ash,Ordinary,100,3,',
      'Oak,Ordinary,100,3,1.50',
      'Yew,Ordinary,100,3,$3.00',
      'Box,Ordinary,100,3,all',
    );
    expect(lines.map(({ paidEach }) => paidEach)).toEqual(['3', '3', '0', '2', '3', '1.5', '$3.00', 'all']);
    expect(lines.slice(0, 5).flatMap(faultsOf)).toEqual([]);
    expect(faultsOf(lines[5])).toEqual([
      { field: 'paidEach', message: expect.stringMatching(/^“1.50” may be paid on each share or on all/) },
    ]);
    expect(lines.slice(6).map((line) => faultsOf(line)?.map(({ message }) => message))).toEqual([
      ['Enter the amount in GBP: “$3.00” is in another currency'],
      ['Enter what is paid on each share, 0 if nothing'],
    ]);
    const [said] = await linesOf('Surname,Class,Shares,Price,Paid per share', 'Oak,Ordinary,100,3,1.50');
    expect([said?.paidEach, faultsOf(said)]).toEqual(['1.5', []]);
  });

  it('asks what is given where an amount of money stands for a consideration other than cash', async () => {
    const lines = await linesOf(
      'Surname,Class,Shares,Consideration',
      'Moss,Ordinary,100,£100.00',
      'Fox,Ordinary,100,"1,000 EUR"',
      'Lee,Ordinary,100,A van worth £100.00',
      'Elm,Ordinary,100,',
    );
    expect(lines.map(({ nonCash }) => nonCash)).toEqual(['', '', 'A van worth £100.00', '']);
    expect(lines.map((line) => faultsOf(line)?.map(({ field }) => field))).toEqual([
      ['nonCash'],
      ['nonCash'],
      [],
      [],
    ]);
    expect(faultsOf(lines[0])?.[0]?.message).toMatch(/^“£100.00” is an amount of money: describe/);
  });

  it('cuts nothing off, and leaves nobody out', async () => {
    const crowd = Array.from({ length: 21 }, (_, index) => `Ann ${'Bcdefghijklmnopqrstuvw'[index]}`);
    const [long, joint] = await linesOf(
      'Surname,Joint holders,Class,Shares',
      `${'x'.repeat(161)},,Ordinary,1`,
      `Moss,${crowd.join('; ')},Ordinary,1`,
    );
    expect(faultsOf(long)).toEqual([
      { field: 'holderId', message: 'Shorten the name: at most 160 characters, forenames 100' },
    ]);
    expect(joint?.holderName).toContain(crowd.at(-1));
    expect(faultsOf(joint)).toEqual([{ field: 'holderId', message: 'Enter at most 20 joint holders' }]);
  });

  it('says so where nothing can be read', async () => {
    expect(await read('Colour,Size', 'red,5')).toMatchObject({ ok: false });
    expect(await read('Surname,Shares')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('no rows'),
    });
  });

  it('names the columns that it leaves out', async () => {
    expect(await read('Surname,Shares,Shoe size', 'Moss,1,9')).toMatchObject({
      ok: true,
      unknown: ['Shoe size'],
    });
  });
});
