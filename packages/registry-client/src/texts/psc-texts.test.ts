import { describe, expect, it } from 'vitest';
import { findReference, listKeys, named } from '../testing/reference.ts';
import { describeExemption, describeNatureOfControl, describePscStatement } from './psc-texts.ts';

describe('a nature of control', () => {
  it.each([
    ['ownership-of-shares-25-to-50-percent', 'Holds more than 25% and up to 50% of the shares'],
    ['ownership-of-shares-50-to-75-percent', 'Holds more than 50% and less than 75% of the shares'],
    ['voting-rights-75-to-100-percent-as-trust', 'Holds 75% or more of the voting rights, as a trustee'],
    [
      'right-to-share-surplus-assets-25-to-50-percent-limited-liability-partnership',
      'Entitled to more than 25% and up to 50% of the surplus assets',
    ],
    [
      'right-to-appoint-and-remove-directors-as-firm',
      'May appoint and remove a majority of the directors, as a member of a firm',
    ],
    [
      'ownership-of-shares-more-than-25-percent-registered-overseas-entity',
      'Holds more than 25% of the shares',
    ],
    [
      'significant-influence-or-control-as-control-over-trust',
      'Has significant influence or control, through control over a trust',
    ],
    ['ownership-of-shares-some-new-band', 'Ownership of shares some new band'],
    ['part-right-to-something-new', 'Part right to something new'],
  ])('%s reads “%s”', (nature, text) => {
    expect(describeNatureOfControl(nature)).toBe(text);
  });

  it.skipIf(!findReference())(named('of every kind in the registry’s list has a text of ours'), () => {
    const natures = listKeys('psc_descriptions.yml').filter((key) =>
      /^(?:ownership-of-shares|voting-rights|right-to-|significant-influence)/.test(key),
    );
    const without = natures.filter(
      (nature) => !/^(?:Holds|Entitled to|May|Has) /.test(describeNatureOfControl(nature)),
    );
    expect(natures.length).toBeGreaterThan(20);
    expect(without).toEqual([]);
  });
});

describe('a statement in the place of a PSC', () => {
  it('names the person it is about, whichever service wrote its key', () => {
    const text = 'The company has asked Mr Tom Glover to confirm changed details, without an answer in time.';
    expect(describePscStatement('psc-has-failed-to-confirm-changed-details', 'Mr Tom Glover')).toBe(text);
    expect(describePscStatement('PSC_HAS_FAILED_TO_CONFIRM_CHANGED_DETAILS', 'Mr Tom Glover')).toBe(text);
  });

  it('reads well without the name', () => {
    expect(describePscStatement('awaiting-confirmation-from-psc')).toBe(
      'The company is waiting for a person with significant control to confirm their details.',
    );
  });

  it('that nobody knows reads in the words of its key', () => {
    expect(describePscStatement('a-new-statement')).toBe('A new statement');
  });
});

describe('an exemption', () => {
  it.each([
    [
      'psc-exempt-as-trading-on-uk-regulated-market',
      'Exempt from a PSC register: traded on a UK regulated market',
    ],
    ['some-new-exemption', 'Some new exemption'],
  ])('%s reads “%s”', (type, text) => {
    expect(describeExemption(type)).toBe(text);
  });
});
