import { describe, expect, it } from 'vitest';
import { emptyClass, emptyHolding, openingSchema } from './opening-values.ts';

const balance = (holding: object) => ({
  On: '2026-03-20',
  Source: 'The old register',
  Classes: [
    { ...emptyClass, ClassName: 'Ordinary', NominalValue: '1', Particulars: 'One vote', SharesInIssue: '5' },
  ],
  Holdings: [{ ...emptyHolding, Shares: '5', ...holding }],
});
const faultsOf = (holding: object) =>
  openingSchema.safeParse(balance(holding)).error?.issues.map(({ path }) => path.slice(2).join('.'));

describe('an opening balance', () => {
  it('asks for the name of a holder only where somebody is named', () => {
    expect(faultsOf({})).toEqual(['Members.0.Surname']);
    expect(faultsOf({ Holder: 'unknown' })).toBeUndefined();
    expect(faultsOf({ Holder: 'treasury' })).toBeUndefined();
  });

  it('finds every fault of a holding at once', () => {
    expect(faultsOf({ Shares: ' ' })).toEqual(['Shares', 'Members.0.Surname']);
  });
});
