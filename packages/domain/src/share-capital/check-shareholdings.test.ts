import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { checkHoldingsAgainstCapital, checkShareholdings, transferPeriod } from './check-shareholdings.ts';
import { describeHolders, type ShareholderName, type ShareholdingRecord } from './shareholdings.ts';
import { currencyCapitalOf, type StatementOfCapitalRecord } from './statement-of-capital.ts';

const since = transferPeriod(civilDate('2025-11-20'), civilDate('2020-01-01'), civilDate('2026-11-20'));
const alice: ShareholdingRecord = {
  className: 'Ordinary',
  numberHeld: '75',
  holders: [{ kind: 'person', forename: 'Alice', surname: 'Green' }],
  transfers: [],
};
const holding = (changes: Partial<ShareholdingRecord>): ShareholdingRecord => ({ ...alice, ...changes });
const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);
const errorsOf = (...holdings: readonly ShareholdingRecord[]) =>
  checkShareholdings(holdings, since).map(({ path, code }) => `${path}: ${code}`);
const capitalOf = (numberOfShares: string): StatementOfCapitalRecord => ({
  currencies: [
    currencyCapitalOf(
      'GBP',
      [{ className: 'ORDINARY', particulars: 'Votes', numberOfShares, aggregateNominal: numberOfShares }],
      '0',
    ),
  ],
});

describe('a list of shareholdings', () => {
  it('takes joint holders, companies and transfers of the year', () => {
    const joint = holding({
      holders: [
        { kind: 'person', forename: 'Bob', surname: 'Stone' },
        { kind: 'whole', name: 'Plum Nominees Limited' },
      ],
      transfers: [{ transferredOn: '2026-03-01', numberOfShares: '15' }],
    });
    expect(errorsOf(alice, joint)).toEqual([]);
    expect(describeHolders(joint)).toBe('Bob Stone and Plum Nominees Limited');
    expect(describeHolders(holding({ holders: [{ kind: 'person', surname: 'Stone' }] }))).toBe('Stone');
  });

  it('is not empty', () => {
    expect(errorsOf()).toEqual([': missing']);
  });

  it.each([
    ['1000', '1,000 Ordinary shares'],
    ['1', '1 Ordinary share'],
  ])('names the class of %s shares of an unidentified holder', (numberHeld, text) => {
    expect(checkShareholdings([holding({ numberHeld, holders: [] })], since)).toEqual([
      {
        path: '0.holders',
        code: 'missing',
        message: `Enter who holds the ${text} whose holder is not yet known`,
      },
    ]);
  });

  it('keeps a former holder only with the transfer that took the shares', () => {
    expect(errorsOf(holding({ numberHeld: '0' }))).toEqual(['0.numberHeld: empty-holding']);
    const gone = holding({
      numberHeld: '0',
      transfers: [{ transferredOn: '2026-03-01', numberOfShares: '75' }],
    });
    expect(errorsOf(gone)).toEqual([]);
  });

  it.each([
    ['2025-11-19', 'out-of-period'],
    ['2026-11-21', 'out-of-period'],
    ['soon', 'not-a-date'],
  ])('refuses a transfer on %s', (transferredOn, code) => {
    expect(errorsOf(holding({ transfers: [{ transferredOn, numberOfShares: '1' }] }))).toEqual([
      `0.transfers.0.transferredOn: ${code}`,
    ]);
  });

  it.each([
    [holding({ className: '' }), '0.className: missing'],
    [holding({ numberHeld: 'all' }), '0.numberHeld: not-a-number'],
    [holding({ holders: [] }), '0.holders: missing'],
    [holding({ holders: times<ShareholderName>(11, { kind: 'whole', name: 'X' }) }), '0.holders: too-many'],
    [holding({ holders: [{ kind: 'person', surname: '' }] }), '0.holders.0.surname: missing'],
    [
      holding({ holders: [{ kind: 'person', surname: 'G', forename: 'x'.repeat(51) }] }),
      '0.holders.0.forename: too-long',
    ],
    [holding({ holders: [{ kind: 'whole', name: 'x'.repeat(161) }] }), '0.holders.0.name: too-long'],
    [
      holding({ transfers: times(201, { transferredOn: '2026-03-01', numberOfShares: '1' }) }),
      '0.transfers: too-many',
    ],
    [
      holding({ transfers: [{ transferredOn: '2026-03-01', numberOfShares: '0' }] }),
      '0.transfers.0.numberOfShares: zero',
    ],
  ])('refuses what the gateway would refuse (%#)', (wrong, error) => {
    expect(errorsOf(wrong)).toEqual([error]);
  });

  it('has at most five thousand entries', () => {
    expect(errorsOf(...times(5001, alice))).toEqual([': too-many']);
  });
});

describe('members and capital', () => {
  it('I14: agree in every class, whatever the case of its name', () => {
    expect(checkHoldingsAgainstCapital([alice, holding({ numberHeld: '25' })], capitalOf('100'))).toEqual([]);
  });

  it('are refused when they do not, saying both numbers', () => {
    expect(checkHoldingsAgainstCapital([alice], capitalOf('1000')).map(({ message }) => message)).toEqual([
      'Make the ORDINARY holdings add up to 1,000, as in the statement of capital: they add up to 75',
    ]);
  });

  it('are refused when a class is in one and not in the other', () => {
    const errors = checkHoldingsAgainstCapital([holding({ className: 'B' })], capitalOf('75'));
    expect(errors.map(({ code }) => code)).toEqual(['differs-from-capital', 'differs-from-capital']);
  });
});
