import { describe, expect, it } from 'vitest';
import { compareWithRegister } from './now-and-after.ts';
import { BOB, NOTHING_CHANGED, ordinaryCapital, PLUM, TODAY } from './plum-limited.fixture.ts';
import { clearStatementStep, findStatementStep, statementSteps } from './steps.ts';

describe('the steps of a statement', () => {
  it('leave identity out when every director is verified', () => {
    expect(statementSteps(NOTHING_CHANGED, PLUM, TODAY)).toEqual([
      'date',
      'trading',
      'sic-codes',
      'capital',
      'shareholders',
      'people',
      'places',
      'statements',
    ]);
    expect(statementSteps(NOTHING_CHANGED, { ...PLUM, directors: [BOB] }, TODAY)).toContain('identity');
  });

  it('ask a company without shares nothing about shares', () => {
    const guarantee = { ...PLUM, company: { ...PLUM.company, type: 'private-limited-guarant-nsc' as const } };
    const steps = statementSteps(NOTHING_CHANGED, guarantee, TODAY);
    expect(steps.filter((step) => ['trading', 'capital', 'shareholders'].includes(step))).toEqual([]);
  });

  it('are found by the path of an error', () => {
    expect(findStatementStep('sicCodes.codes.4')).toBe('sic-codes');
    expect(findStatementStep('identity.bob.personalCode')).toBe('identity');
    expect(findStatementStep('nothing')).toBeUndefined();
  });

  it('are emptied one by one', () => {
    const cleared = clearStatementStep(NOTHING_CHANGED, 'people');
    expect(cleared.officers).toBeUndefined();
    expect(cleared.pscs).toBeUndefined();
    expect(cleared.registeredOffice).toBe('yes');
    expect(clearStatementStep(NOTHING_CHANGED, 'date').madeUpTo).toBe('');
  });
});

describe('now and after', () => {
  it('shows the dates as the only change of a statement that confirms everything', () => {
    const changes = compareWithRegister(NOTHING_CHANGED, PLUM, TODAY).filter(({ isChanged }) => isChanged);
    expect(changes).toEqual([
      expect.objectContaining({ now: ['20 November 2025'], after: ['20 November 2026'] }),
      expect.objectContaining({ now: ['4 December 2026'], after: ['4 December 2027'] }),
    ]);
  });

  it('shows a new statement of capital beside the old one', () => {
    const draft = {
      ...NOTHING_CHANGED,
      statementOfCapital: { answer: 'replace' as const, capital: ordinaryCapital('150') },
    };
    const capital = compareWithRegister(draft, PLUM, TODAY).find(({ step }) => step === 'capital');
    expect(capital).toMatchObject({
      isChanged: true,
      now: ['Ordinary: 100 shares, £100.00 nominal in all', expect.any(String)],
      after: ['Ordinary: 150 shares, £150.00 nominal in all', expect.any(String)],
    });
  });
});
