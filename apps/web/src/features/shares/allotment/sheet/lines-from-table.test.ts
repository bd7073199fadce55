import { describe, expect, it } from 'vitest';
import type { ShareClass } from '../../classes/share-class.ts';
import type { ShareHolder } from '../../holders/share-holder.ts';
import { type AllotmentLine, checkLine } from '../allotment-line.ts';
import { linesFromTable } from './lines-from-table.ts';
import { readText } from './read-table.ts';

const ordinary: ShareClass = {
  ShareClassId: 'ord',
  ClassName: 'Ordinary',
  Currency: 'GBP',
  NominalValue: '0.1',
  Particulars: 'One vote each',
  VotesPerShare: '1',
  IsRedeemable: false,
  IsNumbered: false,
  SharesInIssue: '0',
  SharesInTreasury: '0',
  SharesForfeited: '0',
  AggregateNominal: '0',
  AmountUnpaid: '0',
};
const preference: ShareClass = {
  ...ordinary,
  ShareClassId: 'pref',
  ClassName: 'B Preference',
  NominalValue: '1',
};
const alice: ShareHolder = {
  HolderId: 'alice',
  Name: 'Alice Green',
  Members: [{ Kind: 'person', PersonId: 'a', Forename: 'Alice', Surname: 'Green' }],
  Designation: null,
  Address: { Premises: '7', Line1: 'Mill Lane', Town: 'Leeds' },
  Holdings: [],
};
const register = { classes: [ordinary, preference], holders: [alice] };

const read = async (...rows: readonly string[]) => linesFromTable(await readText(rows.join('\n')), register);
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
      newHolder: { Members: [{ Kind: 'person', Surname: 'Moss', Forename: 'Bob' }] },
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
    expect(stone?.newHolder).toEqual({ Members: [{ Kind: 'company', Name: 'Stone Limited' }] });
    expect(joint?.holderName).toBe('Ann Lee and Bob Moss and Stone Limited (A/c 2)');
    expect(joint?.newHolder?.Members.map(({ Kind }) => Kind)).toEqual(['person', 'person', 'company']);
  });

  it('keeps faulty rows as they are, and says what is wrong in which column', async () => {
    const lines = await linesOf(
      'Surname,Class,Shares,Price,Paid',
      ',Ordinary,ten,0.05,1',
      '',
      'Moss,Gold,1.5,1,1',
    );
    expect(
      lines.map((line) => [line.row, checkLine(line, register.classes).map(({ field }) => field)]),
    ).toEqual([
      [2, ['HolderId', 'Shares', 'PriceEach', 'PaidEach']],
      [4, ['ClassId', 'Shares']],
    ]);
  });

  it('asks about a price in another currency, and about a count that may be one or a thousand', async () => {
    const lines = await linesOf(
      'Surname,Class,Shares,Price,Paid',
      'Moss,Ordinary,1.000,$3.00,£1',
      'Lee,Ordinary,1000.00,3 GBP,GBP 1',
      'Fox,Ordinary,999999999999,1,1',
    );
    expect(lines.map((line) => checkLine(line, register.classes).map(({ field }) => field))).toEqual([
      ['PriceEach', 'Shares'],
      [],
      ['Shares'],
    ]);
    expect(lines[1]).toMatchObject({ shares: '1000', priceEach: '3', paidEach: '1' });
  });

  it('cuts nothing off, and leaves nobody out', async () => {
    const crowd = Array.from({ length: 21 }, (_, index) => `Ann ${'Bcdefghijklmnopqrstuvw'[index]}`);
    const [long, joint] = await linesOf(
      'Surname,Joint holders,Class,Shares',
      `${'x'.repeat(161)},,Ordinary,1`,
      `Moss,${crowd.join('; ')},Ordinary,1`,
    );
    expect(faultsOf(long)).toEqual([
      { field: 'HolderId', message: 'Shorten the name: at most 160 characters, forenames 100' },
    ]);
    expect(joint?.holderName).toContain(crowd.at(-1));
    expect(faultsOf(joint)).toEqual([{ field: 'HolderId', message: 'Enter at most 20 joint holders' }]);
  });

  it('says so where nothing can be read', async () => {
    expect(await read('Colour,Size', 'red,5')).toMatchObject({ ok: false });
    expect(await read('Surname,Shares')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('nothing'),
    });
  });

  it('names the columns that it leaves out', async () => {
    expect(await read('Surname,Shares,Shoe size', 'Moss,1,9')).toMatchObject({
      ok: true,
      unknown: ['Shoe size'],
    });
  });
});
