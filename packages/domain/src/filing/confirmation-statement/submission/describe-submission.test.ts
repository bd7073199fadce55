import { describe, expect, it } from 'vitest';
import { PLUM } from '../testing/plum-limited.ts';
import { everythingChanged, submitPlum } from '../testing/plum-statements.ts';
import { describeCapital, describeMembers, describeSubmission } from './describe-submission.ts';
import type { ConfirmationStatementSubmission } from './submission-content.ts';

describe('the review page', () => {
  const valuesOf = (sent: ConfirmationStatementSubmission) =>
    new Map(describeSubmission(sent).map(({ label, value }) => [label, value]));

  it('says what does not change', () => {
    const values = valuesOf(submitPlum());
    const unchanged = [...values].filter(([, value]) => value === 'No change').map(([label]) => label);
    expect(unchanged).toEqual([
      'Trading status of shares',
      'SIC codes',
      'Statement of capital',
      'Shareholders',
      'Registered email address',
    ]);
    expect(values.get('Company')).toBe('PLUM LIMITED (12345678)');
    expect(values.get('Confirmation date')).toBe('20 November 2026');
    expect(values.get('Signed by')).toBe('Alice Green, director');
  });

  it('describes everything that changes', () => {
    const values = valuesOf(everythingChanged());
    expect(values.get('Trading status of shares')).toBe('Not traded on a market');
    expect(values.get('Ordinary')).toBe('1,500 shares, £1,500.00 nominal in all');
    expect(values.get('Total in GBP')).toBe('1,500 shares, £1,500.00 nominal, £0.00 unpaid');
    expect(values.get('Bob Green')).toBe('1 Ordinary share; 39 transferred on 1 March 2026');
    expect(values.get('SIC code 70229')).toBeTruthy();
    expect(values.get('Bob Ewan STONE')).toContain('Identity verified');
    expect(values.get('Information delivered')).toContain('period ending 20 November 2026');
  });

  it('names the market of a traded company', () => {
    const company = { ...PLUM.company, type: 'plc' } as const;
    const trading = { onMarket: true, dtr5Applies: true, pscExemptions: ['uk-regulated-market'] } as const;
    const values = valuesOf(submitPlum({ trading }, { company }));
    expect(values.get('Trading status of shares')).toBe('Traded on a market; DTR5 applies');
    expect(values.get('Exempt from PSC rules')).toBe('voting shares on a UK regulated market');
  });
});

describe('single parts', () => {
  it('of nothing given are no change', () => {
    expect([describeCapital(undefined), describeMembers(undefined)].flat().map(({ value }) => value)).toEqual(
      ['No change', 'No change'],
    );
  });

  it('keep a transfer date that is no date as it was typed', () => {
    const [row] = describeMembers([
      {
        className: 'Ordinary',
        numberHeld: '2',
        holders: [{ kind: 'whole', name: 'Pear Ltd' }],
        transfers: [{ transferredOn: 'May', numberOfShares: '1' }],
      },
    ]);
    expect(row).toEqual({
      section: 'members',
      label: 'Pear Ltd',
      value: '2 Ordinary shares; 1 transferred on May',
    });
  });

  it('have their sections in the order of the statement', () => {
    const sections = [...new Set(describeSubmission(everythingChanged()).map(({ section }) => section))];
    expect(sections).toEqual([
      'statement',
      'trading',
      'activities',
      'capital',
      'members',
      'email',
      'identity',
      'signature',
    ]);
  });
});
