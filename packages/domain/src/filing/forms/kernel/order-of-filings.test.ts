import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { type FilingChannel, FILING_STATES, type FilingState } from '../../filing-life.ts';
import { FORM_IDS, type FormId } from '../../form-catalogue.ts';
import type { OpenFiling } from './form-facts.ts';
import {
  findOrderBlockers,
  findOrderWarnings,
  findWaits,
  holdsOthersBack,
  isUndecided,
  ORDER_OF_FILINGS,
} from './order-of-filings.ts';

const filing = (form: FormId, state: FilingState = 'pending', subject = 'anna'): OpenFiling => ({
  id: form,
  form,
  state,
  effectiveOn: undefined,
  subject,
});
const asked = (form: FormId, openFilings: readonly OpenFiling[]) => ({ form, about: 'anna', openFilings });
const codesOf = (form: FormId, ...openFilings: readonly OpenFiling[]) => {
  const given = asked(form, openFilings);
  const found = [...findOrderBlockers(given), ...findOrderWarnings(given)];
  return found.map(({ code }) => code);
};

const filings = fc.array(
  fc.record({
    id: fc.uuid(),
    form: fc.constantFrom(...FORM_IDS),
    state: fc.constantFrom(...FILING_STATES),
    effectiveOn: fc.constant(undefined),
    subject: fc.constantFrom('anna', 'ben', ''),
    channel: fc.constantFrom<FilingChannel>('gateway', 'produced'),
    mayBeHeld: fc.boolean(),
  }),
  { maxLength: 6 },
);
const anyForm = fc.constantFrom(...FORM_IDS);

describe('which filing goes first', () => {
  it.each<[FormId, FormId, string[]]>([
    ['NM01', 'AP01', ['name-change-undecided']],
    ['NM04', 'NM01', ['name-change-undecided']],
    ['NM01', 'REA', []],
    ['AP01', 'NM01', []],
    ['AD01', 'AP01', ['office-undecided']],
    ['AD01', 'AD01', []],
    ['AD02', 'AD03', ['inspection-location-undecided']],
    ['CH01', 'TM01', ['details-undecided']],
    ['TM01', 'CH01', ['termination-undecided']],
    ['AP01', 'AP01', ['appointment-undecided']],
    ['AP01', 'AP03', []],
    ['MR01', 'MR02', ['charge-registration-undecided']],
    ['MR04', 'MR05', ['charge-undecided']],
    ['SH01', 'SH01', ['allotment-undecided']],
    ['NM01', 'CS01', ['name-change-undecided']],
    ['AD01', 'CS01', []],
    ['SH01', 'CS01', ['allotment-undecided']],
    ['DS01', 'SH01', ['strike-off-applied-for']],
  ])('while %s is undecided, %s is told %j', (first, second, codes) => {
    expect(codesOf(second, filing(first))).toEqual(codes);
  });

  it('says whether the registrar has it, or the company still does', () => {
    const about = (state: FilingState) =>
      findOrderBlockers(asked('NM04', [filing('NM01', state)])).map(({ message }) => message);
    expect(about('pending')).toEqual([expect.stringContaining('with Companies House. Wait')]);
    expect(about('awaiting-payment')).toEqual([expect.stringContaining('Finish it or withdraw it')]);
    expect(about('queued')).toEqual([expect.stringContaining('Wait until it is sent, or withdraw it')]);
    const byHand = { ...filing('NM01', 'queued'), channel: 'produced' } as const;
    expect(findOrderBlockers(asked('NM04', [byHand]))[0]?.message).toContain(
      '(to be delivered). Deliver it or withdraw it.',
    );
  });

  it('names the form of a partnership as the partnership has it', () => {
    const given = { ...asked('NM04', [filing('NM01', 'awaiting-payment')]), companyType: 'llp' };
    expect(findOrderBlockers(given).map(({ message }) => message)).toEqual([
      expect.stringContaining('NM01, change of name of the partnership, comes first'),
    ]);
  });

  it.each<[FilingState, Partial<OpenFiling>, boolean]>([
    ['draft', {}, false],
    ['ready', {}, false],
    ['awaiting-payment', {}, false],
    ['queued', {}, true],
    ['queued', { channel: 'produced' }, false],
    ['sending', {}, true],
    ['pending', { channel: 'produced' }, true],
    ['parked', {}, true],
    ['failed', {}, false],
    ['failed', { mayBeHeld: true }, true],
    ['failed', { mayBeHeld: true, isNameShown: true }, false],
    ['pending', { channel: 'produced', isNameShown: true }, false],
    ['rejected', {}, false],
    ['accepted', {}, false],
  ])('a change of name that is %s, %j: others are held back: %s', (state, more, isHeldBack) => {
    const open = [{ ...filing('NM01', state), ...more }];
    expect(findWaits(asked('TM01', open))).toHaveLength(isHeldBack ? 1 : 0);
    expect(findOrderBlockers(asked('TM01', open))).toEqual([]);
  });

  it('a change of name that the register shows keeps no further one back', () => {
    expect(codesOf('NM04', { ...filing('NM01', 'failed'), mayBeHeld: true })).toEqual([
      'name-change-undecided',
    ]);
    expect(codesOf('NM04', { ...filing('NM01', 'failed'), mayBeHeld: true, isNameShown: true })).toEqual([]);
  });

  it('says of what waits that it goes by itself, until when it should, and what a person does instead', () => {
    const given = { ...asked('TM01', [filing('NM01')]), lastDay: civilDate('2026-12-04') };
    const [wait] = findWaits(given);
    expect(wait?.message).toContain('sent by itself once the change of name is decided');
    expect(wait?.message).toContain('4 December 2026');
    expect(findWaits({ ...given, channel: 'produced' })[0]?.message).toContain('deliver it once');
    expect(findOrderWarnings(given)).toContainEqual(wait);
  });

  it('another officer bears on nothing', () => {
    expect(codesOf('TM01', filing('CH01', 'pending', 'ben'))).toEqual([]);
  });

  it('drafts and decided filings bear on nothing, in any number', () => {
    fc.assert(
      fc.property(anyForm, filings, (form, all) => {
        expect(codesOf(form, ...all.filter((each) => !isUndecided(each)))).toEqual([]);
      }),
    );
  });

  it('says what the table says, once, in any order and however many there are', () => {
    fc.assert(
      fc.property(anyForm, filings, (form, all) => {
        const expected = ORDER_OF_FILINGS.filter(
          (rule) =>
            (rule.bearsOn?.includes(form) ?? !rule.while.includes(form)) &&
            !rule.exceptFor?.includes(form) &&
            all
              .filter(rule.kind === 'wait' ? holdsOthersBack : isUndecided)
              .some(
                (each) => rule.while.includes(each.form) && (!rule.sameSubject || each.subject === 'anna'),
              ),
        ).map(({ code }) => code);
        expect(codesOf(form, ...all).toSorted()).toEqual(expected.toSorted());
        expect(codesOf(form, ...all.toReversed())).toEqual(codesOf(form, ...all));
      }),
    );
  });

  it('holds back and blocks nothing by the same filing, and never two that wait for each other', () => {
    fc.assert(
      fc.property(anyForm, anyForm, filings, (one, other, all) => {
        const waits = (form: FormId, by: FormId) =>
          findWaits(asked(form, [...all.filter((each) => each.form !== form), filing(by)])).length > 0;
        if (findWaits(asked(one, all)).length > 0)
          expect(findOrderBlockers(asked(one, all)).map(({ code }) => code)).not.toContain(
            'name-change-undecided',
          );
        if (waits(one, other)) expect(findWaits(asked(other, [filing(one)]))).toEqual([]);
      }),
    );
  });

  it('names only forms of the catalogue, and says what to do', () => {
    for (const rule of ORDER_OF_FILINGS) {
      const forms = [...rule.while, ...(rule.bearsOn ?? [])];
      expect(forms.filter((form) => !FORM_IDS.includes(form))).toEqual([]);
      expect(rule.message).toMatch(/\.$/);
    }
  });
});
