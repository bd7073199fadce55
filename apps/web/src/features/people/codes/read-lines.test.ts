import { describe, expect, it } from 'vitest';
import type { CodeHolder } from '../people-types.ts';
import { readLines } from './read-lines.ts';

const holder = (personId: string, name: string, more: Partial<CodeHolder> = {}): CodeHolder => ({
  personId,
  name,
  born: { month: 5, year: 1970 },
  companies: [{ companyName: 'QUARRY LTD', companyNumber: '09990002' }],
  entries: [],
  codeHeldSince: null,
  ...more,
});
const tobias = holder('tobias', 'HALE, Tobias Edwin');
const mara = holder('mara', 'QUILL, Mara', {
  companies: [{ companyName: 'MILLS LTD', companyNumber: '00123456' }],
});
const people = [tobias, mara];
const [first, second] = ['ABC-1234-5678', 'XYZ98765432'];

describe('pasted lines', () => {
  it('are read by name, written either way round, or by the number of a company', () => {
    const text = `Name\tCode\nTobias Edwin Hale\t${first}\n123456\t${second}\n`;
    expect(readLines(text, people)).toMatchObject([
      { line: 2, personId: 'tobias', code: first },
      { line: 3, personId: 'mara', code: second },
    ]);
    expect(readLines(`HALE, Tobias Edwin, ${first}`, people)).toMatchObject([
      { line: 1, personId: 'tobias', who: 'HALE, Tobias Edwin', code: first },
    ]);
  });

  it('say what differs from the register', () => {
    expect(readLines(`Tobias Hale,${first}`, people)).toMatchObject([
      {
        personId: 'tobias',
        verifiedName: 'Tobias Hale',
      },
    ]);
    for (const born of ['06/1970', '11/06/1970', '1970-06-11', 'June 1970', '11 Jun 1970'])
      expect(readLines(`Mara Quill\t${born}\t${second}`, people)[0], born).toMatchObject({
        personId: 'mara',
        registeredBirth: 'May 1970',
      });
    expect(readLines(`Mara Quill\tMay 1970\t${second}`, people)[0]?.registeredBirth).toBeUndefined();
  });

  it('say why nobody is known by them, and lose nothing', () => {
    const twins = [mara, holder('other', 'QUILL, Mara')];
    expect(readLines(`Mara Quill\t${first}`, twins)).toMatchObject([
      { code: first, problem: 'Several people have this name' },
    ]);
    expect(readLines(`Nobody Known\t${first}\n09999999\t${second}\n${first}`, people)).toMatchObject([
      { code: first, problem: 'Nobody has this name' },
      { code: second, problem: 'No company of this number has anybody to verify' },
      { code: first, problem: 'It has neither a name nor a company number' },
    ]);
  });

  it('keep a code that is none, to be mended at its field', () => {
    expect(readLines('Mara Quill\tABC-12', people)).toMatchObject([{ personId: 'mara', code: 'ABC-12' }]);
  });
});
