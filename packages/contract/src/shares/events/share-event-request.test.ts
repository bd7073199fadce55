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

describe('what is asked of the register', () => {
  it('misses its days together with whatever else it misses', () => {
    const asked = {
      kind: 'reduction',
      on: '',
      classId: '',
      means: { by: 'cancelling', holdings: [] },
      route: 'court',
    };
    const { error } = shareEventRequest.safeParse(asked);
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['on', 'Enter a date'],
      ['classId', 'Choose the class of shares'],
      ['resolvedOn', 'Enter a date'],
    ]);
  });
});
