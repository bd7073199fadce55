import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRule, findPolicy } from './approval-policy.ts';

describe('the policy that a filing goes by', () => {
  const account = { companyId: null, form: null };
  const company = { companyId: 'bakery', form: null };
  const form = { companyId: null, form: 'CS01' } as const;
  const both = { companyId: 'bakery', form: 'CS01' } as const;
  const filing = { companyId: 'bakery', form: 'CS01' } as const;

  it('is the narrowest of those that fit, whatever order they stand in', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([account, company, form, both]), (policies) => {
        const narrowest = [both, company, form, account].find((policy) => policies.includes(policy));
        expect(findPolicy(policies, filing)).toBe(narrowest);
      }),
    );
  });

  it('is none of another company or form', () => {
    expect(findPolicy([company, form, both], { companyId: 'joinery', form: 'AD01' })).toBeUndefined();
    expect(findPolicy([company, form, both], { companyId: 'joinery', form: 'CS01' })).toBe(form);
    expect(findPolicy([form, both], { companyId: 'bakery', form: 'AD01' })).toBeUndefined();
  });
});

describe('a rule', () => {
  const level = (approvers: string[], needed: number) => ({ approvers, needed });
  const check = (levels: ReturnType<typeof level>[], mayApproveAlone: string[] = []) =>
    checkRule({ levels, mayApproveAlone });

  it('asks for at least one person on each level, and for no more than there are', () => {
    expect(check([level(['ada'], 1), level(['ben', 'cleo'], 2)])).toEqual({});
    expect(check([level([], 1)])).toEqual({ 'levels.0.approvers': 'Choose who approves' });
    expect(check([level(['ada', 'ada'], 1)])).toEqual({ 'levels.0.approvers': 'Choose each person once' });
    expect(check([level(['ada'], 2)])).toEqual({ 'levels.0.needed': 'Enter a number from 1 to 1' });
    expect(check([level(['ada', 'ben'], 0)])).toEqual({ 'levels.0.needed': 'Enter a number from 1 to 2' });
    expect(check([level(['ada', 'ben'], 1.5)])).toEqual({ 'levels.0.needed': 'Enter a number from 1 to 2' });
  });

  it('has nine levels at most', () => {
    expect(check(Array.from({ length: 9 }, () => level(['ada'], 1)))).toEqual({});
    expect(check(Array.from({ length: 10 }, () => level(['ada'], 1)))).toEqual({
      levels: 'There can be at most 9 levels',
    });
  });

  it('lets only people approve alone who approve at all', () => {
    expect(check([level(['ada'], 1)], ['ada'])).toEqual({});
    expect(check([level(['ada'], 1)], ['ben'])).toEqual({
      mayApproveAlone: 'Choose people who approve on one of the levels',
    });
  });
});
