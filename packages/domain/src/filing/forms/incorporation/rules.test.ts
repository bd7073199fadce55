import { describe, expect, it } from 'vitest';
import { checkForm } from '../kernel/check-form.ts';
import { type Answers, fieldsOf } from '../kernel/form-fields.ts';
import { whyNotOffered } from '../kernel/why-not-offered.ts';
import { registeredOffice } from '../registered-office/rules.ts';
import { BRISTOL } from '../testing/answers.fixture.ts';
import { factsToBeFormed, formFacts } from '../testing/form-facts.fixture.ts';
import { ONE_DIRECTOR, ONE_GUARANTOR, TWO_MEMBERS } from '../testing/incorporation.fixture.ts';
import { incorporation } from './rules.ts';

const facts = factsToBeFormed();
const asked = (answers: Answers, about = facts) => ({ form: 'IN01' as const, facts: about, answers });
const check = (answers: Answers) => checkForm(incorporation, asked(answers));
const compose = (answers: Answers) => incorporation.compose(asked(answers));

const anna = {
  kind: 'person',
  name: { forename: 'Anna', surname: 'Plum' },
  serviceAddress: { kind: 'registered-office' },
  residence: { kind: 'protected-address' },
  countryOfResidence: 'England',
  identityVerified: true,
};

const secretsAt = (at: string) => ({
  [`${at}.dateOfBirth`]: '1980-05-17',
  [`${at}.personalCode`]: 'PLM12345678',
  ...Object.fromEntries(
    Object.entries(BRISTOL).map(([line, text]) => [`${at}.residentialAddress.${line}`, text]),
  ),
});

describe('the application to register a company', () => {
  it('is ready with its name, its office, a director and a subscriber, without a code', () => {
    expect(check(ONE_DIRECTOR)).toMatchObject({ errors: [], blockers: [], warnings: [], isReady: true });
  });

  it('names somebody once, and sends them as everything that they become', () => {
    expect(compose(ONE_DIRECTOR)).toEqual({
      content: {
        companyName: 'PLUM LIMITED',
        kind: 'BYSHR',
        place: 'EW',
        registeredOffice: BRISTOL,
        isAppropriateOffice: true,
        articles: 'BYSHRMODEL',
        officers: [{ ...anna, role: 'director', nationalities: ['British'], consentToAct: true }],
        pscs: [
          {
            psc: { ...anna, kind: 'individual', nationalities: ['British'] },
            control: { body: 'company', shares: { own: '75-to-100-percent' } },
            knowsOfNotice: true,
          },
        ],
        statementOfCapital: [
          {
            currency: 'GBP',
            totalNumberOfShares: '100',
            totalAggregateNominalValue: '100',
            totalAmountUnpaid: '0',
            shares: [
              {
                shareClass: 'Ordinary',
                prescribedParticulars: 'One vote each.',
                numberOfShares: '100',
                aggregateNominalValue: '100',
              },
            ],
          },
        ],
        subscribers: [
          {
            party: { kind: 'person', forename: 'Anna', surname: 'Plum' },
            address: BRISTOL,
            agreesNameAuthenticates: true,
            shares: [
              {
                shareClass: 'Ordinary',
                numberOfShares: '100',
                amountPaidPerShare: '1',
                amountUnpaidPerShare: '0',
                currency: 'GBP',
                nominalValue: '1',
              },
            ],
          },
        ],
        authoriser: {
          kind: 'subscribers',
          parties: [{ kind: 'person', forename: 'Anna', surname: 'Plum' }],
          agreesNameAuthenticates: true,
        },
        sameDay: false,
        sicCodes: ['62012'],
        registeredEmail: 'secretary@plum.example',
        isForLawfulPurposes: true,
      },
      secrets: { ...secretsAt('officers.0'), ...secretsAt('pscs.0') },
    });
  });

  it('of a partnership has members and one who signs, neither shares nor articles', () => {
    expect(check(TWO_MEMBERS)).toMatchObject({ errors: [], warnings: [], isReady: true });
    const { content, secrets } = compose(TWO_MEMBERS);
    expect(content.officers).toEqual([
      { ...anna, role: 'member', designated: true, consentToAct: true },
      {
        ...anna,
        name: { forename: 'Ben', surname: 'Pear' },
        role: 'member',
        designated: true,
        consentToAct: true,
      },
    ]);
    expect(content.pscs[0]?.control).toEqual({ body: 'partnership', votes: { own: '25-to-50-percent' } });
    expect(content.authoriser).toMatchObject({ kind: 'member', party: { surname: 'Pear' } });
    for (const none of ['articles', 'statementOfCapital', 'subscribers', 'guarantors', 'sicCodes']) {
      expect(content).not.toHaveProperty(none);
    }
    expect(secrets).toMatchObject({ 'officers.1.personalCode': 'PER12345678' });
  });

  it('of a partnership speaks of members and of the partnership', () => {
    const steps = incorporation.steps(asked(TWO_MEMBERS));
    const parts = [...steps, ...steps.flatMap(({ sections }) => sections)];
    const texts = [...parts.map(({ title }) => title), ...parts.map(({ hint = '' }) => hint)];
    // The kinds to choose from name every kind.
    const fields = fieldsOf(steps).filter(({ path }) => path !== 'companyType');
    for (const text of [...texts, ...fields.flatMap(({ label, hint = '' }) => [label, hint])]) {
      expect(text).not.toMatch(/\b(?:the company(?! Act)|directors?)\b/i);
    }
  });

  it('of a company by guarantee says what each member guarantees', () => {
    expect(check(ONE_GUARANTOR)).toMatchObject({ errors: [], isReady: true });
    const { content } = compose(ONE_GUARANTOR);
    expect(content).toMatchObject({ articles: 'BYGUARMODEL', pscs: [] });
    expect(content.guarantors).toMatchObject([{ amountGuaranteed: '£1.00', address: BRISTOL }]);
    expect(content).not.toHaveProperty('statementOfCapital');
  });

  it('begins with what the record proposes, and one class of ordinary shares where there are shares', () => {
    const llp = factsToBeFormed({ type: 'llp', name: 'PLUM LLP', jurisdiction: 'scotland' });
    expect(incorporation.begin('IN01', llp, {})).toEqual({
      companyName: 'PLUM LLP',
      companyType: 'LLP',
      country: 'SC',
    });
    expect(incorporation.begin('IN01', facts, { answers: { companyName: 'Pear Ltd' } })).toMatchObject({
      companyName: 'Pear Ltd',
      companyType: 'BYSHR',
      country: 'EW',
      'classes.0.shareClass': 'Ordinary',
      'classes.0.currency': 'GBP',
    });
  });

  it('is about the name, by the service that is asked for, and expected as a new company', () => {
    expect(incorporation.about?.(asked(ONE_DIRECTOR))).toBe('PLUM LIMITED');
    expect(incorporation.service?.(asked(ONE_DIRECTOR))).toBe('standard');
    const sameDay = { ...ONE_DIRECTOR, sameDay: 'yes' };
    expect(incorporation.service?.(asked(sameDay))).toBe('same-day');
    expect(compose(sameDay).content.sameDay).toBe(true);
    expect(incorporation.expects?.(compose(ONE_DIRECTOR).content, 'IN01')).toEqual({
      formType: 'NEWINC',
      descriptionValues: {},
    });
    expect(incorporation.compare(asked(ONE_DIRECTOR)).map(({ label, after }) => [label, after])).toEqual(
      expect.arrayContaining([
        ['Name', ['PLUM LIMITED']],
        ['Directors', ['Anna Plum']],
        ['Subscribers', ['Anna Plum: 100 Ordinary, £1.00 paid and £0.00 unpaid on each']],
        ['Issued capital, GBP', ['100 shares', '£100.00 nominal', '£0.00 unpaid']],
        ['Control of Anna Plum', ['75% or more of the shares']],
      ]),
    );
  });

  it('is the only form of a company that is being formed, and of no other', () => {
    expect(whyNotOffered(incorporation, 'IN01', facts)).toBeUndefined();
    expect(whyNotOffered(incorporation, 'IN01', formFacts())).toBe('The company is registered already.');
    expect(whyNotOffered(registeredOffice, 'AD01', facts)).toContain('not registered yet');
    expect(whyNotOffered(registeredOffice, 'AD01', formFacts())).toBeUndefined();
  });
});
