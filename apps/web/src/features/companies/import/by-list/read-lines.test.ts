import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

describe('the lines of a list', () => {
  it('are numbers, with their authentication codes where known', () => {
    expect(readLines('01234567\n\n SC123456 , AB12CD\r\n07000001,\n')).toEqual([
      '01234567',
      'SC123456,AB12CD',
      '07000001',
    ]);
  });

  it('may be pasted from a spreadsheet', () => {
    expect(readLines('01234567\tAB12CD\n07000001\t')).toEqual(['01234567,AB12CD', '07000001']);
  });

  it('may hold numbers as spreadsheets write them', () => {
    expect(readLines('="09990061"\n="09990003",="KETL03"')).toEqual(['09990061', '09990003,KETL03']);
  });

  it('are found in a table by its head', () => {
    const table =
      'Name,Company number,Auth code,Town\n"Harbour, Quay Ltd",01234567,AB12CD,Hull\nPier Ltd,7,,Deal';
    expect(readLines(table)).toEqual(['01234567,AB12CD', '7']);
  });

  it('leave out a table without numbers', () => {
    expect(readLines('')).toEqual([]);
    expect(readLines('Name,Company number\n')).toEqual([]);
  });
});
