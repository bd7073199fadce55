import { describe, expect, it } from 'vitest';
import { checkForm } from '../kernel/check-form.ts';
import { bristol } from '../testing/answers.fixture.ts';
import { formFacts, psc, standing } from '../testing/form-facts.fixture.ts';
import { pscChange } from './rules.ts';

const holdings = psc({
  id: 'holdings',
  kind: 'corporate-entity',
  surname: 'PLUM HOLDINGS LTD',
  fullName: 'PLUM HOLDINGS LTD',
  natures: ['voting-rights-75-to-100-percent-as-firm'],
  identification: {
    legalForm: 'Private company',
    lawGoverned: 'English law',
    placeRegistered: 'Companies House',
    registrationNumber: '00445790',
    country: 'England',
  },
});
const facts = formFacts({ pscs: [psc(), holdings] });
const dates = { changedOn: '2026-11-10', confirmedOn: '2026-11-20' };
const begun = (form: 'PSC04' | 'PSC05', answers: Record<string, string> = {}) => {
  const pscId = form === 'PSC04' ? 'anna-psc' : 'holdings';
  return {
    form,
    facts,
    answers: { ...pscChange.begin(form, facts, { pscId, answers: { ...dates, ...answers } }) },
  };
};

describe('changed details of a person with significant control', () => {
  it('begin with what the register says', () => {
    expect(begun('PSC04').answers).toMatchObject({
      pscId: 'anna-psc',
      'change.control.shares.own': '50-to-75-percent',
      'change.control.votes.own': '50-to-75-percent',
      'change.name.surname': 'Plum',
      'change.countryOfResidence': 'Wales',
    });
    expect(begun('PSC05').answers).toMatchObject({
      'change.corporateName': 'PLUM HOLDINGS LTD',
      'change.control.votes.firm': '75-to-100-percent',
      'change.registration.country': 'England',
    });
  });

  it('send the whole new set of natures, of which a band may be gone', () => {
    const asked = begun('PSC04', { changes: 'control', 'change.control.shares.own': '25-to-50-percent' });
    expect(checkForm(pscChange, asked)).toMatchObject({ isReady: true, errors: [] });
    expect(pscChange.compose(asked)).toEqual({
      content: {
        ...dates,
        psc: {
          kind: 'individual',
          name: { title: 'Ms', forename: 'Anna', otherForenames: 'Maria', surname: 'Plum' },
          born: { month: 5, year: 1980 },
        },
        change: { control: { body: 'company', shares: { own: '25-to-50-percent' } } },
      },
      secrets: {},
    });
    expect(pscChange.compare(asked)).toEqual([
      {
        label: 'Nature of control',
        now: [
          'More than 50% and less than 75% of the shares',
          'More than 50% and less than 75% of the voting rights',
        ],
        after: ['More than 25% and up to 50% of the shares'],
      },
    ]);
  });

  it('ask and send one nationality, as the form takes', () => {
    const dual = formFacts({ pscs: [psc({ nationality: 'British,French' })] });
    const origin = { pscId: 'anna-psc', answers: { ...dates, changes: 'nationality' } };
    const answers = { ...pscChange.begin('PSC04', dual, origin) };
    expect(answers).not.toHaveProperty(['change.nationalities.1']);
    const asked = {
      form: 'PSC04',
      facts: dual,
      answers: { ...answers, 'change.nationalities.1': 'Irish' },
    } as const;
    const fields = pscChange.steps(asked).flatMap(({ sections }) => sections.flatMap((each) => each.fields));
    expect(fields.filter(({ path }) => path.startsWith('change.nationalities'))).toHaveLength(1);
    expect(pscChange.compose(asked).content).toMatchObject({ change: { nationalities: ['British'] } });
  });

  it('keep a new home sealed, which no protection is asked of', () => {
    const asked = begun('PSC04', {
      changes: 'residence',
      'change.residence.kind': 'protected-address',
      ...bristol('residentialAddress'),
    });
    expect(checkForm(pscChange, asked)).toMatchObject({ isReady: true });
    const { content, secrets } = pscChange.compose(asked);
    expect(content.change).toEqual({ residence: { kind: 'protected-address' } });
    expect(secrets).toMatchObject({ 'residentialAddress.street': 'Park Row' });
  });

  it('of a body change its name, office or registration', () => {
    const asked = begun('PSC05', { changes: 'corporate-name,registration' });
    const codes = checkForm(pscChange, asked).errors.map(({ path, code }) => [path, code]);
    expect(codes).toEqual([
      ['change.corporateName', 'no-change'],
      ['change.registration.legalForm', 'no-change'],
    ]);
    const answers = { ...asked.answers, 'change.corporateName': 'PEAR LTD', changes: 'corporate-name' };
    const { content } = pscChange.compose({ ...asked, answers });
    expect(content).toMatchObject({
      psc: { kind: 'corporate-entity', corporateName: 'PLUM HOLDINGS LTD' },
      change: { corporateName: 'PEAR LTD' },
    });
    // The register may show either name.
    expect(pscChange.expects?.(content, 'PSC05').descriptionValues).toEqual({ change_date: '2026-11-10' });
  });

  it('are refused while nothing changes, before the notification, and while a statement stands', () => {
    expect(checkForm(pscChange, begun('PSC04')).errors).toMatchObject([{ path: 'changes' }]);
    const early = begun('PSC04', { changedOn: '2016-04-05' });
    expect(checkForm(pscChange, early).errors).toContainEqual(
      expect.objectContaining({ path: 'changedOn', code: 'before-april-2016' }),
    );
    const blocked = { ...begun('PSC04'), facts: { ...facts, pscStatements: [standing()] } };
    expect(checkForm(pscChange, blocked).blockers).toMatchObject([{ forms: ['PSC09'] }]);
  });

  it('are not offered where nobody of the kind is on the register', () => {
    expect(pscChange.whyNot?.('PSC06', facts)).toBe('There is no other registrable person on the register.');
    const hidden = formFacts({ pscs: [psc({ kind: 'super-secure', surname: '' })] });
    expect(pscChange.whyNot?.('PSC04', hidden)).toContain('on paper only');
    expect(pscChange.whyNot?.('PSC04', formFacts({ pscs: [] }))).toContain('There is no individual');
  });
});
