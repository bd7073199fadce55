import { describe, expect, it } from 'vitest';
import { NOTHING_CHANGED, ordinaryCapital, ordinaryHolding, PLUM } from '../testing/plum-limited.ts';
import { checkPlum, errorsOfPlum } from '../testing/plum-statements.ts';
import { effectiveCapital, effectiveShareholdings } from './check-members.ts';

describe('capital and members', () => {
  it('a capital on the register without its unpaid total cannot be confirmed', () => {
    const [table] = ordinaryCapital('100').currencies;
    if (!table) throw new Error('no table');
    const statementOfCapital = { currencies: [{ ...table, totalUnpaid: '' }] };
    expect(checkPlum({}, { statementOfCapital }).errors).toEqual([
      {
        path: 'statementOfCapital.answer',
        code: 'cannot-confirm',
        message: 'Give a full statement of capital: the one on the register lacks the total amount unpaid',
      },
    ]);
  });

  it('a new capital is checked at its fields', () => {
    const capital = ordinaryCapital('100');
    const wrong = { currencies: capital.currencies.map((table) => ({ ...table, totalShares: '99' })) };
    expect(errorsOfPlum({ statementOfCapital: { answer: 'replace', capital: wrong } })).toEqual([
      'statementOfCapital.capital.currencies.0.totalShares: does-not-add-up',
    ]);
    expect(errorsOfPlum({ statementOfCapital: { answer: 'replace' } })).toEqual([
      'statementOfCapital.capital.currencies: missing',
    ]);
  });

  it('I14: a new capital must agree with the members confirmed', () => {
    expect(
      errorsOfPlum({ statementOfCapital: { answer: 'replace', capital: ordinaryCapital('150') } }),
    ).toEqual(['shareholdings.holdings: differs-from-capital']);
  });

  it('I14: new members must agree with the capital confirmed', () => {
    const holdings = [ordinaryHolding('Alice', '60'), ordinaryHolding('Cara', '40')];
    expect(errorsOfPlum({ shareholdings: { answer: 'replace', holdings } })).toEqual([]);
    expect(errorsOfPlum({ shareholdings: { answer: 'replace', holdings: holdings.slice(0, 1) } })).toEqual([
      'shareholdings.holdings: differs-from-capital',
    ]);
  });

  it('the first statement of a company lists the members', () => {
    expect(errorsOfPlum({}, { lastMadeUpTo: undefined })).toEqual(['shareholdings.answer: first-statement']);
  });

  it('transfers fall in the period of the statement', () => {
    const transfers = [{ transferredOn: '2024-05-01', numberOfShares: '10' }];
    const holdings = [{ ...ordinaryHolding('Alice', '100'), transfers }];
    expect(errorsOfPlum({ shareholdings: { answer: 'replace', holdings } })).toEqual([
      'shareholdings.holdings.0.transfers.0.transferredOn: out-of-period',
    ]);
  });
});

describe('the capital and members after a statement', () => {
  const capital = ordinaryCapital('150');
  const holdings = [ordinaryHolding('Cara', '150')];

  it('are the new ones where they are replaced', () => {
    const draft = {
      ...NOTHING_CHANGED,
      statementOfCapital: { answer: 'replace', capital },
      shareholdings: { answer: 'replace', holdings },
    } as const;
    expect(effectiveCapital(draft, PLUM)).toBe(capital);
    expect(effectiveShareholdings(draft, PLUM)).toBe(holdings);
  });

  it('are those of the register where they are confirmed, as far as known', () => {
    expect(effectiveCapital(NOTHING_CHANGED, PLUM)).toBe(PLUM.statementOfCapital);
    expect(effectiveShareholdings(NOTHING_CHANGED, { ...PLUM, shareholdings: undefined })).toBeUndefined();
  });
});
