import type { FieldError } from '../../../field-error.ts';
import {
  checkParts,
  countryPart,
  namePart,
  nationalityPart,
  residencePart,
  sectionsOf,
  serviceAddressPart,
} from '../fields/detail-parts.ts';
import { officerRoleOf } from '../fields/officer-fields.ts';
import { checkAge, formerNameSections, formerNamesAt } from '../fields/person-fields.ts';
import { residenceSecrets } from '../fields/service-address-fields.ts';
import {
  checkPersonalCode,
  identityFields,
  mismatchReasonAt,
  personalCodeSecret,
} from '../fields/statement-fields.ts';
import { answerAt, type FormStep, isTicked } from '../kernel/form-fields.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import { appointmentStep } from './appointment-step.ts';
import type { AppointedDirector, AppointedMember, AppointedSecretary } from './content.ts';

const HOME = { residence: 'officer.residence', service: 'officer.serviceAddress' };
const NAME = namePart('officer.name');
const SERVICE_ADDRESS = serviceAddressPart(HOME.service);
const RESIDENCE = {
  ...residencePart(HOME.residence, () => HOME),
  hint: 'It is protected: the register does not show it.',
};
const NATIONALITY = nationalityPart('officer.nationalities');
const COUNTRY = countryPart('officer.countryOfResidence');

/** Secretaries give neither date of birth nor home, and no code (s. 279J). */
const isVerified = ({ form, facts }: FormCase) => officerRoleOf(form, facts) !== 'secretary';

/** The pages of the appointment of a person. */
export function personSteps(asked: FormCase): readonly FormStep[] {
  const former = formerNameSections(asked.answers, 'officer.previousNames');
  const needsAll = isVerified(asked);
  const addresses = needsAll ? [SERVICE_ADDRESS, RESIDENCE] : [SERVICE_ADDRESS];
  return [
    { id: 'officer', title: 'Who is appointed', sections: [...sectionsOf(asked, [NAME]), ...former] },
    appointmentStep(asked),
    ...(needsAll ? [detailsStep(asked)] : []),
    { id: 'addresses', title: 'Addresses', sections: sectionsOf(asked, addresses) },
    ...(needsAll ? [identityStep(asked)] : []),
  ];
}

const identityStep = (asked: FormCase): FormStep => ({
  id: 'identity',
  title: 'Identity',
  hint: 'Nobody can be appointed whose identity is not verified.',
  sections: [{ title: 'Identity verification statement', fields: identityFields('officer', asked) }],
});

function detailsStep(asked: FormCase): FormStep {
  const isDirector = officerRoleOf(asked.form, asked.facts) === 'director';
  return {
    id: 'details',
    title: 'Personal details',
    sections: [
      {
        title: 'Birth and residence',
        fields: [
          {
            path: 'dateOfBirth',
            label: 'Date of birth',
            kind: 'date',
            isSecret: true,
            hint: 'It is stored encrypted; the register shows only month and year.',
          },
          ...COUNTRY.fields(asked),
        ],
      },
      ...sectionsOf(asked, isDirector ? [NATIONALITY] : []),
    ],
  };
}

/** What is wrong with a person beyond the fields. */
export function checkPerson(asked: FormCase): readonly FieldError[] {
  const { answers } = asked;
  const errors = checkParts(asked, [NAME, SERVICE_ADDRESS]);
  if (!isVerified(asked)) return errors;
  return [
    ...errors,
    ...checkAge(answers, 'dateOfBirth', 'appointedOn'),
    ...checkParts(asked, [NATIONALITY, RESIDENCE]),
    ...checkPersonalCode(asked),
  ];
}

/** The person as the form names them. */
export function composePerson(asked: FormCase): AppointedDirector | AppointedSecretary | AppointedMember {
  const { form, facts, answers } = asked;
  const previousNames = formerNamesAt(answers, 'officer.previousNames');
  const person = {
    kind: 'person' as const,
    ...NAME.content(asked),
    ...SERVICE_ADDRESS.content(asked),
    ...(previousNames && { previousNames }),
  };
  const role = officerRoleOf(form, facts);
  if (role === 'secretary') return { role, ...person };
  const nameMismatchReason = mismatchReasonAt(answers, 'officer');
  const verified = {
    ...person,
    ...RESIDENCE.content(asked),
    ...COUNTRY.content(asked),
    identityVerified: isTicked(answers, 'officer.identityVerified'),
    ...(nameMismatchReason && { nameMismatchReason }),
  };
  if (role === 'director') return { role, ...verified, ...NATIONALITY.content(asked) };
  return { role, ...verified, designated: isTicked(answers, 'officer.designated') };
}

/** What is sent of a person but lies sealed. */
export function personSecrets(asked: FormCase): Readonly<Record<string, string>> {
  const { answers } = asked;
  if (!isVerified(asked)) return {};
  return {
    dateOfBirth: answerAt(answers, 'dateOfBirth'),
    ...residenceSecrets(answers, HOME),
    ...personalCodeSecret(asked),
  };
}
