import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { checkAmount, checkShareCount, type DecimalRule } from './check-decimal.ts';
import { checkShareholdings, transferPeriod } from './check-shareholdings.ts';
import type { ShareholderName, ShareholdingRecord } from './shareholdings.ts';

const rule = (more: Partial<DecimalRule> = {}): DecimalRule => ({ path: 'at', name: 'the number', ...more });
const codes = (errors: readonly { readonly code: string }[]) => errors.map(({ code }) => code);

describe('the largest and smallest numbers that the gateway takes', () => {
  const most = '999999999999999.999999';
  const mostTotal = '99999999999999999999.999999';

  it.each<[string, DecimalRule, readonly string[]]>([
    [most, rule(), []],
    ['1000000000000000', rule(), ['too-large']],
    ['1000000000000000', rule({ size: 'total' }), []],
    [mostTotal, rule({ size: 'total' }), []],
    ['100000000000000000000', rule({ size: 'total' }), ['too-large']],
    ['0.000001', rule(), []],
    ['0.0000001', rule(), ['too-many-decimals']],
    ['1.0000000', rule(), []],
    ['0', rule(), ['zero']],
    ['0.000000', rule(), ['zero']],
    ['0', rule({ canBeZero: true }), []],
    ['', rule({ canBeZero: true }), ['missing']],
    ['  ', rule(), ['missing']],
    ['1e3', rule(), ['not-a-number']],
    ['+5', rule(), ['not-a-number']],
    ['٣', rule(), ['not-a-number']],
  ])('%s, %j: %j', (text, given, expected) => {
    expect(codes(checkShareCount(text, given))).toEqual(expected);
    expect(codes(checkAmount(text, given))).toEqual(expected);
  });

  it.each([
    ['99999999999', [], ['too-large']],
    ['100000000000', ['too-large'], ['too-large']],
    ['99999999.999999', [], []],
    ['100000000', [], ['too-large']],
  ])('that a person enters at once: %s as shares %j, as an amount %j', (text, shares, amounts) => {
    expect(codes(checkShareCount(text, rule({ size: 'entered' })))).toEqual(shares);
    expect(codes(checkAmount(text, rule({ size: 'entered' })))).toEqual(amounts);
  });

  it('are refused at their field, in words that say what to enter', () => {
    const said = (text: string) => checkAmount(text, rule({ path: 'price', name: 'the price' }))[0];
    expect(said('0')).toEqual({ path: 'price', code: 'zero', message: 'Enter the price above zero' });
    expect(said('1000000000000000')?.message).toBe('Enter a smaller number for the price');
    expect(said('1.1234567')?.message).toBe('Enter the price with at most 6 decimal places');
    expect(said('')?.message).toBe('Enter the price');
  });
});

describe('the longest list of shareholdings that the gateway takes', () => {
  const since = transferPeriod(civilDate('2024-02-29'), civilDate('2020-01-01'), civilDate('2025-02-28'));
  const alice: ShareholdingRecord = {
    className: 'Ordinary',
    numberHeld: '75',
    holders: [{ kind: 'person', forename: 'Alice', surname: 'Green' }],
    transfers: [],
  };
  const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);
  const errorsOf = (changes: Partial<ShareholdingRecord>) =>
    codes(checkShareholdings([{ ...alice, ...changes }], since));
  const transfer = { transferredOn: '2025-01-31', numberOfShares: '1' };
  const named = (holder: ShareholderName) => errorsOf({ holders: [holder] });

  it('has five thousand holdings, ten joint holders and two hundred transfers of each', () => {
    expect(checkShareholdings(times(5000, alice), since)).toEqual([]);
    expect(errorsOf({ holders: times<ShareholderName>(10, { kind: 'whole', name: 'Plum' }) })).toEqual([]);
    expect(errorsOf({ transfers: times(200, transfer) })).toEqual([]);
  });

  it('has names as long as the schema', () => {
    expect(named({ kind: 'person', surname: 'x'.repeat(160), forename: 'y'.repeat(50) })).toEqual([]);
    expect(named({ kind: 'person', surname: 'x'.repeat(161) })).toEqual(['too-long']);
    expect(named({ kind: 'whole', name: 'x'.repeat(160) })).toEqual([]);
    expect(named({ kind: 'person', surname: 'O’Brien-Ní Dhómhnaill' })).toEqual([]);
    expect(named({ kind: 'person', surname: 'Plum', forename: ' ' })).toEqual(['missing']);
  });

  it.each([
    ['2024-02-28', ['out-of-period']],
    ['2024-02-29', []],
    ['2025-02-28', []],
    ['2025-03-01', ['out-of-period']],
    ['2025-02-29', ['not-a-date']],
  ])('has transfers from the last statement to this one, both days among them: %s, %j', (on, expected) => {
    expect(errorsOf({ transfers: [{ ...transfer, transferredOn: on }] })).toEqual(expected);
  });

  it('counts from the incorporation where there was no statement yet', () => {
    const first = transferPeriod(undefined, civilDate('2026-01-15'), civilDate('2027-01-14'));
    expect(first).toEqual({ startsOn: '2026-01-15', endsOn: '2027-01-14' });
  });
});
