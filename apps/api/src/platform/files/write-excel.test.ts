import { describe, expect, it } from 'vitest';
import { writeExcel } from './write-excel.ts';

const sheetOf = (number: string) => ({ title: 'Shares', heads: ['Shares'], rows: [[{ number }]] });

describe('an Excel file', () => {
  it('is not written with a number that cannot be read: the file would be broken', async () => {
    for (const number of ['1,000', '', 'ten', 'Infinity'])
      await expect(writeExcel(sheetOf(number))).rejects.toThrow(`Not a number: ${number}`);
    expect((await writeExcel(sheetOf('-1000.25'))).length).toBeGreaterThan(0);
    expect((await writeExcel(sheetOf('1234567890123456789'))).length).toBeGreaterThan(0);
  });
});
