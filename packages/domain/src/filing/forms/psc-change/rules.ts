import { addressAnswers } from '../fields/address-fields.ts';
import { changesStep, changingOf, checkChanges, compareChanges, isChanging } from '../fields/change-parts.ts';
import { controlAnswers, controlAt, warnOfInfluence } from '../fields/control/control-fields.ts';
import { contentOf } from '../fields/detail-parts.ts';
import { NATIONALITIES_OF_PSC, splitNationalities } from '../fields/person-fields.ts';
import {
  blockWhileStatementStands,
  checkConfirmed,
  chosenPsc,
  confirmationField,
  confirmedOn,
  describePsc,
  getPsc,
  PSC_NOT_FOUND,
  PSC_PATH,
  pscAnswer,
  pscChoice,
  pscsOf,
  registeredPscOf,
  STATEMENT_STANDS,
  warnOfTwoPscs,
  whyNoPsc,
} from '../fields/control/psc-fields.ts';
import { residenceSecrets } from '../fields/service-address-fields.ts';
import { type Answers, answerAt } from '../kernel/form-fields.ts';
import type { PscFacts } from '../kernel/form-facts.ts';
import type { FormRules } from '../kernel/form-rules.ts';
import type { PscChange, PscChangeContent } from './content.ts';
import { CHANGE, homePaths, pscPartsOf } from './parts.ts';

/** Details of a person with significant control have changed (PSC04 to PSC06; Companies Act 2006 s. 790LD). */
export const pscChange: FormRules<PscChangeContent> = {
  family: 'psc-change',
  forms: ['PSC04', 'PSC05', 'PSC06'],
  subject: PSC_PATH,
  whyNot: whyNoPsc,
  begin: (form, facts, origin) => {
    const psc = pscsOf(form, facts).find(({ id }) => id === origin.pscId);
    return {
      ...withoutBands(psc && answersOf(psc), origin.answers),
      ...origin.answers,
      ...pscAnswer(origin),
    };
  },
  steps: (asked) => [
    {
      id: 'psc',
      title: 'Whose details have changed',
      sections: [
        {
          title: 'Person with significant control',
          fields: [
            pscChoice(asked),
            { path: 'changedOn', label: 'Date of the change', kind: 'date' },
            confirmationField(asked.facts),
          ],
        },
      ],
    },
    changesStep(asked, pscPartsOf(asked)),
  ],
  check: (asked) => {
    const psc = chosenPsc(asked);
    const notBefore = { on: psc?.notifiedOn, of: 'the notification' };
    return [
      ...checkConfirmed(asked, { path: 'changedOn', of: 'the change', notBefore }),
      ...checkChanges(asked, pscPartsOf(asked), psc),
    ];
  },
  blockers: blockWhileStatementStands,
  warnings: (asked) => [
    ...warnOfTwoPscs(asked),
    ...(isChanging(asked, 'control')
      ? warnOfInfluence(controlAt(asked.answers, CHANGE.control, asked.facts))
      : []),
  ],
  compose: (asked) => ({
    content: {
      changedOn: answerAt(asked.answers, 'changedOn'),
      confirmedOn: answerAt(asked.answers, 'confirmedOn'),
      psc: registeredPscOf(getPsc(asked)),
      change: contentOf<PscChange>(asked, changingOf(asked, pscPartsOf(asked))),
    },
    secrets: isChanging(asked, 'residence') ? residenceSecrets(asked.answers, homePaths(asked)) : {},
  }),
  compare: (asked) => compareChanges(asked, pscPartsOf(asked), chosenPsc(asked)),
  effectiveOn: confirmedOn,
  expects: ({ changedOn, psc, change }, form) => ({
    formType: form,
    // Of a name that changes the register may show either, so neither is looked for.
    descriptionValues: {
      ...(change.name === undefined && change.corporateName === undefined && { psc_name: describePsc(psc) }),
      change_date: changedOn,
    },
  }),
  rejections: [
    {
      wording: /not an update|no change|nothing has changed/i,
      meaning: 'Nothing changes by what was sent: the register says the same already.',
      step: 'changes',
    },
    PSC_NOT_FOUND,
    STATEMENT_STANDS,
    {
      wording: /\bnatures?\b|postcode|address|nationalit|country/i,
      meaning: 'A nature of control, an address, a nationality or the country of residence was not accepted.',
      step: 'changes',
    },
  ],
};

/** Bands that are given take the place of those on the register, also where there is none any more. */
function withoutBands(known: Answers = {}, given: Answers = {}): Answers {
  const isBanded = (path: string) => /^change\.control\.(?:shares|votes)\.own$/.test(path);
  if (!Object.keys(given).some(isBanded)) return known;
  return Object.fromEntries(Object.entries(known).filter(([path]) => !isBanded(path)));
}

/** What the register says of somebody, as answers to change. */
function answersOf(psc: PscFacts): Answers {
  const { title, forename, otherForenames, surname, countryOfResidence, nationality, identification } = psc;
  const control = controlAnswers(CHANGE.control, psc.natures);
  if (psc.kind !== 'individual') {
    return {
      ...control,
      [CHANGE.corporateName]: surname,
      ...addressAnswers(CHANGE.address, psc.serviceAddress),
      ...Object.fromEntries(
        Object.entries(identification ?? {}).map(([name, value]) => [
          `${CHANGE.registration}.${name}`,
          value ?? '',
        ]),
      ),
    };
  }
  const nationalities = splitNationalities(nationality, NATIONALITIES_OF_PSC).map(
    (each, index) => [`${CHANGE.nationalities}.${index}`, each] as const,
  );
  return {
    ...control,
    [`${CHANGE.name}.title`]: title ?? '',
    [`${CHANGE.name}.forename`]: forename ?? '',
    [`${CHANGE.name}.otherForenames`]: otherForenames ?? '',
    [`${CHANGE.name}.surname`]: surname,
    ...Object.fromEntries(nationalities),
    ...(countryOfResidence !== undefined && { [CHANGE.countryOfResidence]: countryOfResidence }),
  };
}
