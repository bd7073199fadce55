import { describe, expect, it } from 'vitest';
import type { ShareholdingRecord, StatementOfCapitalRecord } from '../share-capital/index.ts';
import { peopleOverQuarter } from './stated-holders.ts';

type Stated = readonly [className: string, shares: string, nominal: string, currency?: string];

function capitalOf(...classes: readonly Stated[]): StatementOfCapitalRecord {
  return {
    currencies: classes.map(([className, numberOfShares, aggregateNominal, currency = 'GBP']) => ({
      currency,
      classes: [{ className, particulars: '', numberOfShares, aggregateNominal }],
      totalShares: numberOfShares,
      totalNominal: aggregateNominal,
      totalUnpaid: '0',
    })),
  };
}

const holding = (
  numberHeld: string,
  names: string | readonly string[],
  className = 'Ordinary',
): ShareholdingRecord => ({
  className,
  numberHeld,
  holders: [names].flat().map((forename) => ({ kind: 'person', forename, surname: 'Ash' })),
  transfers: [],
});

describe('who held more than a quarter by what was stated', () => {
  const hundred = capitalOf(['ORDINARY', '100', '100']);

  it('P1, P3: above a quarter, and not at it', () => {
    const holdings = [holding('25', 'Ann'), holding('26', 'Bob'), holding('49', 'Cleo')];
    expect(peopleOverQuarter(hundred, holdings)).toEqual(['Bob Ash', 'Cleo Ash']);
  });

  it('P7: each of joint holders, with what they hold alone', () => {
    const holdings = [
      holding('30', ['Ann', 'Bob']),
      holding('20', 'Cleo'),
      holding('20', 'Dora'),
      holding('10', 'Cleo'),
      holding('20', 'Ezra'),
    ];
    expect(peopleOverQuarter(hundred, holdings)).toEqual(['Ann Ash', 'Bob Ash', 'Cleo Ash']);
  });

  it('P6: by nominal value where classes differ in it', () => {
    const capital = capitalOf(['A', '100', '100'], ['B', '100', '1']);
    const quarters = ['Ann', 'Bob', 'Cleo', 'Dora'].map((name) => holding('25', name, 'A'));
    expect(peopleOverQuarter(capital, [...quarters, holding('100', 'Ezra', 'B')])).toEqual([]);
  });

  it('at any rate of exchange, where there are several currencies', () => {
    const capital = capitalOf(['A', '100', '100'], ['B', '100', '100', 'EUR']);
    const holdings = [holding('30', 'Ann', 'A'), holding('70', 'Bob', 'A'), holding('100', 'Bob', 'B')];
    expect(peopleOverQuarter(capital, holdings)).toEqual(['Bob Ash']);
  });

  it('no body, for those behind it may be the ones to register', () => {
    const body = {
      ...holding('60', []),
      holders: [{ kind: 'person', surname: 'ASH HOLDINGS LTD' } as const],
    };
    const firm = { ...holding('40', []), holders: [{ kind: 'whole', name: 'Ash & Co' } as const] };
    expect(peopleOverQuarter(hundred, [body, firm])).toEqual([]);
  });

  it('nobody where members and capital do not add up, or classes cannot be told apart', () => {
    expect(peopleOverQuarter(hundred, [holding('60', 'Ann')])).toEqual([]);
    const twice = capitalOf(['Ordinary', '100', '100'], ['ordinary', '100', '100', 'EUR']);
    expect(peopleOverQuarter(twice, [holding('200', 'Ann')])).toEqual([]);
    expect(peopleOverQuarter(capitalOf(['Ordinary', '', '']), [])).toEqual([]);
  });
});
