import { describe, expect, it } from 'vitest';
import { shareEventRequest, typedNumber } from './share-event-request.ts';

describe('a typed number', () => {
  it('is kept in its one plain writing, whoever sends it and whenever it was stored', () => {
    for (const [typed, kept] of [
      ['1,000', '1000'],
      ['2.50', '2.5'],
      ['0001', '1'],
      [' 1,234,567.10 ', '1234567.1'],
      ['0.000', '0'],
      ['12.', '12'],
    ])
      expect(typedNumber.parse(typed)).toBe(kept);
  });

  it('stays as it is where it cannot be read, for the planner to refuse at its field', () => {
    for (const typed of ['', 'ten', '1,00', '-5', '1e3', '0.0000001'])
      expect(typedNumber.parse(typed)).toBe(typed);
  });
});

const wordsFor = (asked: object) =>
  shareEventRequest.safeParse(asked).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('what is asked of the register', () => {
  it('misses its days together with whatever else it misses, each by its name', () => {
    const asked = {
      kind: 'reduction',
      on: '',
      classId: '',
      means: { by: 'nominal', nominalEach: '' },
      route: 'court',
      resolvedOn: '',
    };
    expect(wordsFor(asked)).toEqual([
      ['on', 'Enter the date on which Companies House registered the reduction'],
      ['classId', 'Choose the class of shares'],
      ['means.nominalEach', 'Enter the new nominal value of each share'],
      ['means.repaid', 'Choose what becomes less first'],
      ['resolvedOn', 'Enter the date of the special resolution'],
    ]);
  });

  it('tells two holders, and two days, apart', () => {
    expect(wordsFor({ kind: 'transmission', on: '', fromId: '', toId: '', evidence: ' ' })).toEqual([
      ['on', 'Enter the date of the entry in the register'],
      ['fromId', 'Choose the member who died or lost the shares'],
      ['toId', 'Choose who is registered instead'],
      ['evidence', 'Enter the evidence, like the grant of probate and its date'],
    ]);
    expect(wordsFor({ kind: 'subdivision', on: 'soon', classId: '', into: '', resolvedOn: 'then' })).toEqual([
      ['on', 'Enter the date of the sub-division'],
      ['classId', 'Choose the class of shares'],
      ['into', 'Enter how many shares each becomes'],
      ['resolvedOn', 'Enter the date of the resolution, or leave it out'],
    ]);
  });

  it('may leave out the day of a resolution that nobody knows', () => {
    const classId = '6b0b0c0e-57a5-4c43-9a57-1b1f6f3f9d11';
    const asked = { kind: 'subdivision', on: '2026-11-18', classId, into: '10' };
    expect([wordsFor(asked), wordsFor({ ...asked, resolvedOn: '' })]).toEqual([undefined, undefined]);
  });
});
