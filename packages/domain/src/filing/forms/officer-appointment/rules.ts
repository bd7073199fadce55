import type { Warning } from '../../readiness.ts';
import {
  describeName,
  isCorporateForm,
  isInRole,
  OFFICES,
  officerRoleOf,
  whyNotSecretary,
} from '../fields/officer-fields.ts';
import { checkOfficerDate, dateAt } from '../kernel/event-dates.ts';
import { answerAt, type FormStep } from '../kernel/form-fields.ts';
import type { FormCase, FormRules, KnownRejection } from '../kernel/form-rules.ts';
import { checkCorporateOfficer, composeCorporateOfficer, corporateSteps } from './corporate-officer.ts';
import type { AppointedOfficer, OfficerAppointmentContent } from './content.ts';
import { checkPerson, composePerson, personSecrets, personSteps } from './person.ts';

/** An officer is appointed (AP01 to AP04, LLAP01, LLAP02; Companies Act 2006 ss. 167 and 276). */
export const officerAppointment: FormRules<OfficerAppointmentContent> = {
  family: 'officer-appointment',
  forms: ['AP01', 'AP02', 'AP03', 'AP04'],
  isRepeatable: true,
  whyNot: whyNotSecretary,
  begin: (_form, _facts, { answers = {} }) => answers,
  steps: stepsOf,
  check: (asked) => [
    ...checkOfficerDate(asked, 'appointedOn'),
    ...(isCorporateForm(asked.form) ? checkCorporateOfficer(asked) : checkPerson(asked)),
  ],
  warnings: warnOfNamesake,
  compose: (asked) => {
    const isCorporate = isCorporateForm(asked.form);
    return {
      content: {
        appointedOn: answerAt(asked.answers, 'appointedOn'),
        consentToAct: answerAt(asked.answers, 'consentToAct') === 'yes',
        officer: isCorporate ? composeCorporateOfficer(asked) : composePerson(asked),
      },
      secrets: isCorporate ? {} : personSecrets(asked),
    };
  },
  compare: (asked) => {
    const { form, facts } = asked;
    const role = officerRoleOf(form, facts);
    const now = facts.officers.filter((officer) => isInRole(officer, role)).map(({ fullName }) => fullName);
    return [{ label: OFFICES[role].all, now, after: [...now, nameOf(asked)] }];
  },
  about: (asked) => nameOf(asked) || undefined,
  effectiveOn: ({ answers }) => dateAt(answers, 'appointedOn'),
  expects: ({ appointedOn, officer }, form) => ({
    formType: form,
    descriptionValues: { officer_name: describeAppointed(officer), appointment_date: appointedOn },
  }),
  rejections: rejectionsOf(),
};

function stepsOf(asked: FormCase): readonly FormStep[] {
  return isCorporateForm(asked.form) ? corporateSteps(asked) : personSteps(asked);
}

function describeAppointed(officer: AppointedOfficer): string {
  return officer.kind === 'corporate' ? officer.corporateName : describeName(officer.name);
}

function nameOf(asked: FormCase): string {
  return describeAppointed(
    isCorporateForm(asked.form) ? composeCorporateOfficer(asked) : composePerson(asked),
  );
}

/** The same name in the same office may be the same person, appointed twice. */
function warnOfNamesake(asked: FormCase): readonly Warning[] {
  const role = officerRoleOf(asked.form, asked.facts);
  const plain = (name: string) => name.replaceAll(/\s+/g, ' ').trim().toUpperCase();
  const name = plain(nameOf(asked));
  const isInOffice = asked.facts.officers.some(
    (officer) => isInRole(officer, role) && name.endsWith(plain(officer.fullName)),
  );
  if (!isInOffice) return [];
  const message = `A ${role} of this name is in office already. To change their details, file that change instead.`;
  return [{ code: 'same-name-in-office', message }];
}

function rejectionsOf(): readonly KnownRejection[] {
  return [
    {
      wording: /identity verification|personal code|verif/i,
      meaning:
        'The personal code, or the name or date of birth given with it, does not belong to this person’s verified identity.',
      step: 'identity',
    },
    {
      wording: /date of birth|under 16|age|nationalit|country of residence/i,
      meaning: 'The date of birth, a nationality or the country of residence was not accepted.',
      step: 'details',
    },
    {
      wording: /postcode|address|premise|post town/i,
      meaning: 'An address was not accepted: most often its postcode is malformed.',
      step: 'addresses',
    },
    {
      wording: /consent|date/i,
      meaning:
        'The consent is missing, or the date lies in the future, before the incorporation or before 1 October 2009.',
      step: 'appointment',
    },
  ];
}
