import { describe, expect, it } from 'vitest';
import { NOTHING_CHANGED, ordinaryCapital, ordinaryHolding, PLUM } from '../testing/plum-limited.ts';
import {
  changedCapital,
  changedMembers,
  changedSicCodes,
  changedTrading,
  firstEmail,
} from './changed-parts.ts';

const guarantee = { ...PLUM, company: { ...PLUM.company, type: 'private-limited-guarant-nsc' } } as const;

describe('the parts of a statement that changed', () => {
  it('are none where the register holds the same', () => {
    expect(changedTrading(NOTHING_CHANGED, PLUM)).toBeUndefined();
    expect(changedSicCodes(NOTHING_CHANGED, PLUM)).toBeUndefined();
    expect(changedCapital(NOTHING_CHANGED, PLUM)).toBeUndefined();
    expect(changedMembers(NOTHING_CHANGED, PLUM)).toBeUndefined();
    expect(firstEmail(NOTHING_CHANGED, PLUM)).toBeUndefined();
  });

  it('include the trading status where the register’s is unknown or another', () => {
    const status = { onMarket: false, dtr5Applies: false, pscExemptions: [] };
    expect(changedTrading(NOTHING_CHANGED, { ...PLUM, trading: undefined })).toEqual({ trading: status });
    const draft = {
      ...NOTHING_CHANGED,
      trading: { onMarket: true, dtr5Applies: true, pscExemptions: ['uk-regulated-market', 'listed-market'] },
    } as const;
    expect(changedTrading(draft, PLUM)?.trading?.pscExemptions).toEqual([
      'listed-market',
      'uk-regulated-market',
    ]);
  });

  it('never include shares of a company without any', () => {
    const draft = {
      ...NOTHING_CHANGED,
      statementOfCapital: { answer: 'replace', capital: ordinaryCapital('5') },
      shareholdings: { answer: 'replace', holdings: [] },
    } as const;
    expect([
      changedTrading(draft, guarantee),
      changedCapital(draft, guarantee),
      changedMembers(draft, guarantee),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('have names without blanks around them and numbers in their shortest text', () => {
    const [table] = ordinaryCapital('100').currencies;
    if (!table) throw new Error('no table');
    const typed = {
      currencies: [
        {
          ...table,
          classes: table.classes.map((each) => ({
            ...each,
            className: ' Ordinary ',
            numberOfShares: '1,000.0',
            nominalEach: '1',
          })),
          totalShares: '1,000',
        },
      ],
    };
    const draft = { ...NOTHING_CHANGED, statementOfCapital: { answer: 'replace', capital: typed } } as const;
    expect(changedCapital(draft, PLUM)?.statementOfCapital?.currencies[0]).toMatchObject({
      totalShares: '1000',
      classes: [{ className: 'Ordinary', numberOfShares: '1000' }],
    });
    expect(JSON.stringify(changedCapital(draft, PLUM))).not.toContain('nominalEach');
  });

  it('have addresses of members for a traded company only', () => {
    const holdings = [{ ...ordinaryHolding('Alice', '100'), address: { line1: '1 High Street' } }];
    const draft = (onMarket: boolean) =>
      ({
        ...NOTHING_CHANGED,
        trading: { onMarket, dtr5Applies: false, pscExemptions: [] },
        shareholdings: { answer: 'replace', holdings },
      }) as const;
    expect(changedMembers(draft(true), PLUM)?.shareholdings?.[0]?.address).toEqual({
      line1: '1 High Street',
    });
    expect(changedMembers(draft(false), PLUM)?.shareholdings?.[0]).not.toHaveProperty('address');
  });

  it('include the e-mail address only while the register holds none', () => {
    const draft = { ...NOTHING_CHANGED, registeredEmail: { address: ' office@plum.co.uk ' } };
    expect(firstEmail(draft, { ...PLUM, hasRegisteredEmail: false })).toEqual({
      registeredEmail: 'office@plum.co.uk',
    });
    expect(firstEmail(draft, PLUM)).toBeUndefined();
    expect(
      firstEmail({ ...draft, registeredEmail: { address: ' ' } }, { ...PLUM, hasRegisteredEmail: false }),
    ).toBeUndefined();
  });
});
