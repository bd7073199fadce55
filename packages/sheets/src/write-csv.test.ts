import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from './read-file.ts';
import { date, number, type SheetCell, text } from './sheet.ts';
import { csvHead, csvRows, writeCsv } from './write-csv.ts';

const write = (...cells: SheetCell[]) => csvRows([cells]);

describe('a CSV file', () => {
  it('begins with the byte order mark and the column heads', () => {
    expect(csvHead(['Holder', 'Shares, in issue'])).toBe('\uFEFFHolder,"Shares, in issue"\r\n');
  });

  it('holds dates as ISO dates, numbers with every digit, and nothing where nothing is known', () => {
    expect(write(text('Vane'), date('2026-11-20'), number('99999999999.000001'), undefined)).toBe(
      'Vane,2026-11-20,99999999999.000001,\r\n',
    );
  });

  it.each([
    ['a comma', 'Vane, Idris', '"Vane, Idris"'],
    ['a quotation mark', 'The "Mill"', '"The ""Mill"""'],
    ['a line break', 'Mill\nLane', '"Mill\nLane"'],
    ['a carriage return', 'Mill\rLane', '"Mill\rLane"'],
  ])('quotes a text with %s', (_, value, written) => {
    expect(write(text(value))).toBe(`${written}\r\n`);
  });

  it.each(['=SUM(A1)', '+1', '-1', '@cmd', '\tx'])('gives %j as text and not as a formula', (value) => {
    expect(write(text(value))).toBe(`'${value}\r\n`);
  });

  it('escapes a formula in a column head too', () => {
    expect(csvHead(['=1'])).toContain(`'=1`);
  });

  it('written in parts is the same as written at once', () => {
    const rows = [[text('a')], [text('b')]];
    expect(csvHead(['Name']) + csvRows(rows.slice(0, 1)) + csvRows(rows.slice(1))).toBe(
      writeCsv({ title: 'Names', heads: ['Name'], rows }),
    );
  });

  it('is read back as it was written, whatever the texts', () => {
    const plain = fc.string().filter((value) => /^[^=+\-@\t\r\s]/.test(value) && !value.includes('\t'));
    const row = fc.array(plain, { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 10 }), (rows) => {
        const heads = ['A', 'B', 'C'];
        const file = writeCsv({ title: 'Any', heads, rows: rows.map((cells) => cells.map(text)) });
        expect(readCsv(file.replace('\uFEFF', ''))).toEqual([heads, ...rows]);
      }),
    );
  });
});
