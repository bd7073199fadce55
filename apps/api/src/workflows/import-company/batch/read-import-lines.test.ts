import { describe, expect, it } from 'vitest';
import { readImportLines } from './read-import-lines.ts';

describe('a list of companies to import', () => {
  it('gives numbers as the register writes them, with the codes beside them', () => {
    const lines = readImportLines(['9990001', 'sc 990005 , glen05', '"NI990006";LOUG06', '09990007\tLAST07']);
    expect(lines.map(({ number, code, fault }) => [number, code?.reveal(), fault])).toEqual([
      ['09990001', undefined, undefined],
      ['SC990005', 'GLEN05', undefined],
      ['NI990006', 'LOUG06', undefined],
      ['09990007', 'LAST07', undefined],
    ]);
  });

  it('may have a blank before the code, which is no part of the number', () => {
    const lines = readImportLines([
      'SC990071 DIST71',
      'sc 990005  glen05',
      '09 990001',
      'SC 990006',
      '9990007 LAST07',
    ]);
    expect(lines.map(({ typed, number, code }) => [typed, number, code?.reveal()])).toEqual([
      ['SC990071', 'SC990071', 'DIST71'],
      ['sc 990005', 'SC990005', 'GLEN05'],
      ['09 990001', '09990001', undefined],
      ['SC 990006', 'SC990006', undefined],
      ['9990007', '09990007', 'LAST07'],
    ]);
  });

  it('may have a heading and blank lines', () => {
    const lines = readImportLines(['Company number,Authentication code', '', '  ', '09990001,BAKE01']);
    expect(lines.map(({ typed }) => typed)).toEqual(['09990001']);
  });

  it('says which lines cannot be imported, and keeps no code in what was typed', () => {
    const lines = readImportLines(['09990001', 'not a number', '9990001', '09990002,TOO-LONG-A-CODE']);
    expect(lines.map(({ typed, fault }) => [typed, fault])).toEqual([
      ['09990001', undefined],
      ['not a number', 'not-a-company-number'],
      ['9990001', 'line-repeated'],
      ['09990002', 'not-an-authentication-code'],
    ]);
  });
});
