import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFile } from './read-file.ts';
import { date, money, number, type Sheet, text } from './sheet.ts';
import { writeExcel } from './write-excel.ts';

const sheet: Sheet = {
  title: 'Register',
  heads: ['Holder', 'Shares', 'Paid', 'Since'],
  rows: [
    [text('Vane, Idris'), number('1250'), money('1.5'), date('2026-11-20')],
    [text('=SUM(A1)'), number('1234567890123456'), money('-0.1'), undefined],
  ],
};

async function partsOf(written: Sheet): Promise<(name: string) => string> {
  const parts = unzipSync(await (await writeExcel(written)).bytes());
  return (name) => strFromU8(parts[name] ?? new Uint8Array());
}

const withNumber = (value: string): Sheet => ({
  title: 'Shares',
  heads: ['Shares'],
  rows: [[{ number: value }]],
});

describe('an Excel file', () => {
  it('is read back as it was written, a number of more than 15 digits as text', async () => {
    const file = new File([await writeExcel(sheet)], 'register.xlsx');
    expect(await readFile(file)).toEqual([
      ['Holder', 'Shares', 'Paid', 'Since'],
      ['Vane, Idris', '1250', '1.5', '2026-11-20'],
      ['=SUM(A1)', '1234567890123456', '-0.1', ''],
    ]);
  });

  it('holds numbers as numbers and dates as the day number of a spreadsheet, and no formula', async () => {
    const part = await partsOf(sheet);
    const cells = part('xl/worksheets/sheet1.xml');
    expect(cells).toContain('<v>1250</v>');
    expect(cells).toContain('<v>46346</v>');
    expect(cells).not.toContain('<f>');
  });

  it('groups the digits of a number and shows all its decimal places', async () => {
    const part = await partsOf(withNumber('1234.567'));
    expect(part('xl/styles.xml')).toContain('#,##0.000');
  });

  it.each(['1,000', '', 'ten', 'Infinity'])('is not written with %j as a number', async (value) => {
    await expect(writeExcel(withNumber(value))).rejects.toThrow(`Not a number: ${value}`);
  });
});
