import { addressAnswers } from '../fields/address-fields.ts';
import {
  birthFields,
  birthSecret,
  checkBirth,
  chosenOfficer,
  describeOfficer,
  getOfficer,
  isCorporateForm,
  OFFICER_NOT_FOUND,
  OFFICER_PATH,
  officerAnswer,
  officerChoice,
  officerRoleOf,
  officersOf,
  registeredOfficerOf,
  warnOfNamesakes,
  whyNotSecretary,
} from '../fields/officer-fields.ts';
import { changesStep, changingOf, checkChanges, compareChanges, isChanging } from '../fields/change-parts.ts';
import { contentOf } from '../fields/detail-parts.ts';
import { residenceSecrets } from '../fields/service-address-fields.ts';
import { checkOfficerDate, dateAt } from '../kernel/event-dates.ts';
import { type Answers, answerAt, type FormStep, toAnswers } from '../kernel/form-fields.ts';
import type { OfficerFacts } from '../kernel/form-facts.ts';
import type { FormCase, FormRules } from '../kernel/form-rules.ts';
import { CHANGE, changePartsOf, homePaths } from './change-parts.ts';
import { splitNationalities } from '../fields/person-fields.ts';
import type { ChangedOfficer, OfficerChangeContent, OfficerChangeDetails } from './content.ts';

/** Details of an officer have changed (CH01 to CH04, LLCH01, LLCH02; Companies Act 2006 ss. 167H and 279H). */
export const officerChange: FormRules<OfficerChangeContent> = {
  family: 'officer-change',
  forms: ['CH01', 'CH02', 'CH03', 'CH04'],
  subject: OFFICER_PATH,
  whyNot: (form, facts) => {
    const reason = whyNotSecretary(form, facts);
    if (reason !== undefined || officersOf(form, facts).length > 0) return reason;
    const corporate = isCorporateForm(form) ? 'corporate ' : '';
    return `There is no ${corporate}${officerRoleOf(form, facts)} in office whose details could change.`;
  },
  begin: (form, facts, origin) => {
    const officer = officersOf(form, facts).find(({ id }) => id === origin.officerId);
    return { ...(officer && answersOf(officer)), ...origin.answers, ...officerAnswer(origin) };
  },
  steps: (asked) => [officerStep(asked), changesStep(asked, changePartsOf(asked))],
  check: (asked) => {
    const officer = chosenOfficer(asked);
    return [
      ...checkOfficerDate(asked, 'changedOn', officer?.appointedOn),
      ...checkBirth(asked, officer),
      ...checkChanges(asked, changePartsOf(asked), officer),
    ];
  },
  warnings: warnOfNamesakes,
  compose: (asked) => {
    const officer = getOfficer(asked);
    return {
      content: { changedOn: answerAt(asked.answers, 'changedOn'), officer: changedOfficer(asked, officer) },
      secrets: {
        ...birthSecret(asked, officer),
        ...(isChanging(asked, 'residence') && residenceSecrets(asked.answers, homePaths(asked))),
      },
    };
  },
  compare: (asked) => compareChanges(asked, changePartsOf(asked), chosenOfficer(asked)),
  effectiveOn: ({ answers }) => dateAt(answers, 'changedOn'),
  expects: ({ changedOn, officer }, form) => ({
    formType: form,
    descriptionValues: { ...nameShown(officer), change_date: changedOn },
  }),
  rejections: [
    {
      wording: /not an update|no change|nothing has changed/i,
      meaning: 'Nothing changes by what was sent: the register says the same already.',
      step: 'changes',
    },
    OFFICER_NOT_FOUND,
    {
      wording: /postcode|address|nationalit|country/i,
      meaning: 'An address, a nationality or the country of residence was not accepted.',
      step: 'changes',
    },
  ],
};

function officerStep(asked: FormCase): FormStep {
  return {
    id: 'officer',
    title: 'Whose details have changed',
    sections: [
      {
        title: 'Officer',
        fields: [
          officerChoice(asked),
          { path: 'changedOn', label: 'Date of the change', kind: 'date' },
          ...birthFields(chosenOfficer(asked)),
        ],
      },
    ],
  };
}

/** The officer as registered now, with what changes. */
function changedOfficer(asked: FormCase, officer: OfficerFacts): ChangedOfficer {
  const change = contentOf<OfficerChangeDetails>(asked, changingOf(asked, changePartsOf(asked)));
  return { ...registeredOfficerOf(officer), role: officerRoleOf(asked.form, asked.facts), change };
}

/** Of a name that changes the register may show either, so neither is looked for. */
function nameShown(officer: ChangedOfficer): Readonly<Record<string, string>> {
  const { name, corporateName } = officer.change;
  return (name ?? corporateName) ? {} : { officer_name: describeOfficer(officer) };
}

/** What the register says of an officer, as answers to change. */
function answersOf(officer: OfficerFacts): Answers {
  const { serviceAddress, countryOfResidence, nationality, surname } = officer;
  if (officer.kind === 'corporate') {
    const address = addressAnswers(`${CHANGE}.address`, serviceAddress);
    return { [`${CHANGE}.corporateName`]: surname, ...address };
  }
  return {
    [`${CHANGE}.name.title`]: officer.title ?? '',
    [`${CHANGE}.name.forename`]: officer.forename ?? '',
    [`${CHANGE}.name.otherForenames`]: officer.otherForenames ?? '',
    [`${CHANGE}.name.surname`]: surname,
    ...toAnswers(CHANGE, { nationalities: splitNationalities(nationality), countryOfResidence }),
  };
}
