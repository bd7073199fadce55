import { describe, expect, it } from 'vitest';
import { BOB, NOTHING_CHANGED, PLUM, TODAY } from '../testing/plum-limited.ts';
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
