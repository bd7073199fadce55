import type { Warning } from '../../readiness.ts';
import {
  describeName,
  describeOfficer,
  inOfficeOf,
  isBodyNamedAlike,
  isCorporateForm,
  isNamedAlike,
  OFFICES,
  officerRoleOf,
  officersOf,
  whyNotSecretary,
} from '../fields/officer-fields.ts';
import { nameAt } from '../fields/person-fields.ts';
import { checkOfficerDate, dateAt } from '../kernel/event-dates.ts';
import { answerAt, isTicked } from '../kernel/form-fields.ts';
import type { OfficerFacts } from '../kernel/form-facts.ts';
import type { FormCase, FormRules } from '../kernel/form-rules.ts';
import { checkCorporateOfficer, composeCorporateOfficer, corporateSteps } from './corporate-officer.ts';
import type { OfficerAppointmentContent } from './content.ts';
import { knownOfficerAnswers } from './known-officer.ts';
import { checkPerson, composePerson, personSecrets, personSteps } from './person.ts';

/** An officer is appointed (AP01 to AP04, LLAP01, LLAP02; Companies Act 2006 ss. 167 and 276). */
export const officerAppointment: FormRules<OfficerAppointmentContent> = {
  family: 'officer-appointment',
  forms: ['AP01', 'AP02', 'AP03', 'AP04'],
  isRepeatable: true,
  whyNot: whyNotSecretary,
  begin: (_form, _facts, { answers = {} }) => answers,
  knownAnswers: knownOfficerAnswers,
  steps: (asked) => (isCorporateForm(asked.form) ? corporateSteps(asked) : personSteps(asked)),
  check: (asked) => [
    ...checkOfficerDate(asked, 'appointedOn'),
    ...(isCorporateForm(asked.form) ? checkCorporateOfficer(asked) : checkPerson(asked)),
  ],
  warnings: warnOfNamesake,
  compose: (asked) => ({
    content: {
      appointedOn: answerAt(asked.answers, 'appointedOn'),
      consentToAct: isTicked(asked.answers, 'consentToAct'),
      officer: composeOfficer(asked),
    },
    secrets: isCorporateForm(asked.form) ? {} : personSecrets(asked),
  }),
  compare: (asked) => {
    const { all: label } = OFFICES[officerRoleOf(asked.form, asked.facts)];
    const now = inOfficeOf(asked.form, asked.facts).map(({ fullName }) => fullName);
    return [{ label, now, after: [...now, nameOf(asked)] }];
  },
  about: ({ form, answers }) =>
    (isCorporateForm(form)
      ? answerAt(answers, 'officer.corporateName')
      : describeName(nameAt(answers, 'officer.name'))) || undefined,
  effectiveOn: ({ answers }) => dateAt(answers, 'appointedOn'),
  expects: ({ appointedOn, officer }, form) => ({
    formType: form,
    descriptionValues: { officer_name: describeOfficer(officer), appointment_date: appointedOn },
  }),
  rejections: [
    {
      wording: /identity verification|personal code|verif/i,
      meaning:
        'The personal code, or the name or date of birth given with it, does not belong to this person’s verified identity.',
      step: 'identity',
      forms: ['AP01'],
    },
    {
      wording: /date of birth|under 16|\bage\b|years old|nationalit|country of residence/i,
      meaning: 'The date of birth, a nationality or the country of residence was not accepted.',
      step: 'details',
      forms: ['AP01'],
    },
    {
      wording: /postcode|address|premise|post town/i,
      meaning: 'An address was not accepted: most often its postcode is malformed.',
      step: 'addresses',
    },
    {
      wording: /consent|\bdate\b/i,
      meaning:
        'The consent is missing, or the date lies in the future, before the incorporation or before 1 October 2009.',
      step: 'appointment',
    },
  ],
};

const composeOfficer = (asked: FormCase) =>
  isCorporateForm(asked.form) ? composeCorporateOfficer(asked) : composePerson(asked);

const nameOf = (asked: FormCase) => describeOfficer(composeOfficer(asked));

/** The same name in the same office may be the same person, appointed twice. */
function warnOfNamesake({ form, facts, answers }: FormCase): readonly Warning[] {
  const isAlike = (officer: OfficerFacts) =>
    isCorporateForm(form)
      ? isBodyNamedAlike(officer, answerAt(answers, 'officer.corporateName'))
      : isNamedAlike(officer, nameAt(answers, 'officer.name'));
  if (!officersOf(form, facts).some(isAlike)) return [];
  const message = `A ${officerRoleOf(form, facts)} of this name is in office already. To change their details, file that change instead.`;
  return [{ code: 'same-name-in-office', message }];
}
