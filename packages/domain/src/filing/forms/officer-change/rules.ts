import { type FieldError, fieldError } from '../../../field-error.ts';
import { addressAnswers } from '../fields/address-fields.ts';
import {
  birthFields,
  birthSecret,
  checkBirth,
  chosenOfficer,
  describeName,
  getOfficer,
  isCorporateForm,
  OFFICER_PATH,
  officerAnswer,
  officerChoice,
  officerRoleOf,
  officersOf,
  warnOfNamesakes,
  whyNotSecretary,
} from '../fields/officer-fields.ts';
import { residenceSecrets } from '../fields/service-address-fields.ts';
import { checkOfficerDate, dateAt } from '../kernel/event-dates.ts';
import { type Answers, answerAt, type FormStep } from '../kernel/form-fields.ts';
import type { OfficerFacts } from '../kernel/form-facts.ts';
import type { FormCase, FormRules } from '../kernel/form-rules.ts';
import { CHANGE, type ChangePart, CHANGES_PATH, homePaths, isChanging } from './change-part.ts';
import { changePartsOf, changingParts } from './change-parts.ts';
import { splitNationalities } from './person-parts.ts';
import { composeChange } from './compose-change.ts';
import type { OfficerChangeContent } from './content.ts';

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
  steps: (asked) => [officerStep(asked), changesStep(asked)],
  check: (asked) => {
    const officer = chosenOfficer(asked);
    return [
      ...checkOfficerDate(asked, 'changedOn', officer?.appointedOn),
      ...checkBirth(asked, officer),
      ...changingParts(asked).flatMap((part) => checkPart(part, asked, officer)),
    ];
  },
  warnings: warnOfNamesakes,
  compose: (asked) => {
    const officer = getOfficer(asked);
    return {
      content: { changedOn: answerAt(asked.answers, 'changedOn'), officer: composeChange(asked) },
      secrets: {
        ...birthSecret(asked, officer),
        ...(isChanging(asked, 'residence') && residenceSecrets(asked.answers, homePaths(asked))),
      },
    };
  },
  compare: (asked) => {
    const officer = chosenOfficer(asked);
    return changingParts(asked).map((part) => ({
      label: part.label,
      now: officer ? part.now(officer) : [],
      after: part.after(asked),
    }));
  },
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
    {
      wording: /not found|does not match|no match|two people with the same name/i,
      meaning:
        'Companies House did not find the officer: the name or the date of birth is not as on its register, or two officers share them.',
      step: 'officer',
    },
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

function changesStep(asked: FormCase): FormStep {
  return {
    id: 'changes',
    title: 'What has changed',
    hint: 'Only what has changed is sent.',
    sections: [
      {
        title: 'Changes',
        fields: [
          {
            path: CHANGES_PATH,
            label: 'What has changed',
            kind: 'ticks',
            options: changePartsOf(asked).map(({ id, label }) => ({ value: id, label })),
            decidesFields: true,
            missing: 'Tick at least one thing that has changed',
          },
        ],
      },
      ...changingParts(asked).map((part) => ({
        title: `New ${part.label.toLowerCase()}`,
        fields: part.fields(asked),
      })),
    ],
  };
}

/** What a part itself refuses, and that it does not say what the register says already. */
function checkPart(
  part: ChangePart,
  asked: FormCase,
  officer: OfficerFacts | undefined,
): readonly FieldError[] {
  const errors = part.check?.(asked) ?? [];
  if (officer === undefined || !isSame(part.now(officer), part.after(asked))) return errors;
  const message = 'Enter something else, or take the tick off: the register says the same now';
  return [...errors, fieldError(part.at, 'no-change', message)];
}

/** The same but for capitals, blanks and punctuation, which the register does not keep. */
function isSame(now: readonly string[], after: readonly string[]): boolean {
  const plain = (lines: readonly string[]) =>
    lines.map((line) => line.replaceAll(/[\s.,'’-]+/g, '').toUpperCase()).join('|');
  return plain(now) === plain(after);
}

/** Of a name that changes the register may show either, so neither is looked for. */
function nameShown(officer: OfficerChangeContent['officer']): Readonly<Record<string, string>> {
  if (officer.kind === 'corporate') {
    return officer.change.corporateName === undefined ? { officer_name: officer.corporateName } : {};
  }
  return officer.change.name === undefined ? { officer_name: describeName(officer.name) } : {};
}

/** What the register says of an officer, as answers to change. */
function answersOf(officer: OfficerFacts): Answers {
  const { serviceAddress, countryOfResidence, nationality } = officer;
  if (officer.kind === 'corporate') {
    return { [CHANGE.corporateName]: officer.surname, ...addressAnswers(CHANGE.address, serviceAddress) };
  }
  const nationalities = splitNationalities(nationality).map(
    (each, index) => [`${CHANGE.nationalities}.${index}`, each] as const,
  );
  return {
    [`${CHANGE.name}.title`]: officer.title ?? '',
    [`${CHANGE.name}.forename`]: officer.forename ?? '',
    [`${CHANGE.name}.otherForenames`]: officer.otherForenames ?? '',
    [`${CHANGE.name}.surname`]: officer.surname,
    ...Object.fromEntries(nationalities),
    ...(countryOfResidence !== undefined && { [CHANGE.countryOfResidence]: countryOfResidence }),
  };
}
