import { describe, expect, it } from 'vitest';
import { checkForm } from '../kernel/check-form.ts';
import type { Answers } from '../kernel/form-fields.ts';
import { formFacts, psc } from '../testing/form-facts.fixture.ts';
import { pscChange } from './rules.ts';

/** Anna, whom the register has with some natures, told to have what the answers say. */
function change(natures: readonly string[], control: Answers, type: 'ltd' | 'llp' = 'ltd') {
  const facts = formFacts({ type, pscs: [psc({ natures })] });
  const begun = pscChange.begin('PSC04', facts, { pscId: 'anna-psc' });
  const asked = {
    form: 'PSC04' as const,
    facts,
    answers: {
      ...begun,
      changedOn: '2026-11-10',
      confirmedOn: '2026-11-20',
      changes: 'control',
      ...Object.fromEntries(Object.entries(control).map(([name, band]) => [`change.control.${name}`, band])),
    },
  };
  const { errors, warnings } = checkForm(pscChange, asked);
  return {
    errors: errors.map(({ path, code }) => [path, code]),
    warnings: warnings.map(({ code }) => code),
    sent: pscChange.compose(asked).content.change.control,
    compared: pscChange.compare(asked)[0],
  };
}

describe('natures of control that change', () => {
  const half = ['ownership-of-shares-25-to-50-percent', 'voting-rights-25-to-50-percent'];

  it('are sent whole: those that stay with those that are new', () => {
    const { errors, sent, compared } = change(half, { 'shares.own': '75-to-100-percent' });
    expect(errors).toEqual([]);
    expect(sent).toEqual({
      body: 'company',
      shares: { own: '75-to-100-percent' },
      votes: { own: '25-to-50-percent' },
    });
    expect(compared).toEqual({
      label: 'Nature of control',
      now: ['More than 25% and up to 50% of the shares', 'More than 25% and up to 50% of the voting rights'],
      after: ['75% or more of the shares', 'More than 25% and up to 50% of the voting rights'],
    });
  });

  it.each<[string, Answers, readonly (readonly [string, string])[]]>([
    ['nothing', {}, [['change.control.shares.own', 'no-change']]],
    [
      'the same band again',
      { 'shares.own': '25-to-50-percent' },
      [['change.control.shares.own', 'no-change']],
    ],
    ['another capacity', { 'shares.own': '', 'shares.trust': '25-to-50-percent' }, []],
    ['one band less', { 'votes.own': '' }, []],
    ['a right to appoint', { appointment: 'own' }, []],
    // Whoever has nothing left has ceased: that is another notice (PSC07).
    ['all of it gone', { 'shares.own': '', 'votes.own': '' }, [['change.control.shares.own', 'missing']]],
  ])('with %s: %#', (_what, control, errors) => {
    expect(change(half, control).errors).toEqual(errors);
  });

  it.each<[string, readonly string[], Answers, readonly string[]]>([
    ['beside shares', half, { influence: 'own' }, ['influence-beside-control']],
    [
      'beside a right to appoint that the register has',
      ['right-to-appoint-and-remove-directors'],
      { influence: 'own' },
      ['influence-beside-control'],
    ],
    ['in place of all else', half, { 'shares.own': '', 'votes.own': '', influence: 'own' }, []],
    ['through a firm, beside shares', half, { influence: 'firm' }, []],
    [
      'that the register has, once shares come',
      ['significant-influence-or-control'],
      { 'shares.own': '25-to-50-percent' },
      ['influence-beside-control'],
    ],
  ])('warn of influence %s: %#', (_what, natures, control, codes) => {
    expect(change(natures, control).warnings).toEqual(codes);
  });

  it('of a partnership keep its own: surplus assets, and those who manage', () => {
    const natures = [
      'right-to-share-surplus-assets-50-to-75-percent-limited-liability-partnership',
      'right-to-appoint-and-remove-members-as-trust-limited-liability-partnership',
    ];
    const { sent, compared } = change(natures, { 'votes.own': '50-to-75-percent' }, 'llp');
    expect(sent).toEqual({
      body: 'partnership',
      shares: { own: '50-to-75-percent' },
      votes: { own: '50-to-75-percent' },
      appointment: ['trust'],
    });
    expect(compared?.now[0]).toBe('More than 50% and less than 75% of the surplus assets');
  });
});
