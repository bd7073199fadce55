import type { FieldError } from '../../../field-error.ts';
import { officerRoleOf } from '../fields/officer-fields.ts';
import {
  checkAge,
  checkName,
  checkNationalities,
  formerNameSections,
  formerNamesAt,
  nameAt,
  nameFields,
  nationalitiesAt,
  nationalityFields,
  residenceCountryField,
} from '../fields/person-fields.ts';
import {
  checkResidence,
  checkServiceAddress,
  residenceAt,
  residenceFields,
  residenceSecrets,
  serviceAddressAt,
  serviceAddressFields,
} from '../fields/service-address-fields.ts';
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

const SERVICE = 'officer.serviceAddress';
const RESIDENCE = { residence: 'officer.residence', service: SERVICE };
const NATIONALITIES = 'officer.nationalities';
const COUNTRY = 'officer.countryOfResidence';

/** Secretaries give neither date of birth nor home, and no code (s. 279J). */
const isVerified = ({ form, facts }: FormCase) => officerRoleOf(form, facts) !== 'secretary';

/** The pages of the appointment of a person. */
export function personSteps(asked: FormCase): readonly FormStep[] {
  const { answers } = asked;
  const home = {
    title: 'Home address',
    hint: 'It is protected: the register does not show it.',
    fields: residenceFields(answers, RESIDENCE),
  };
  return [
    {
      id: 'officer',
      title: 'Who is appointed',
      sections: [
        { title: 'Name', fields: nameFields('officer.name') },
        ...formerNameSections(answers, 'officer.previousNames'),
      ],
    },
    appointmentStep(asked),
    ...(isVerified(asked) ? [detailsStep(asked)] : []),
    {
      id: 'addresses',
      title: 'Addresses',
      sections: [
        { title: 'Service address', fields: serviceAddressFields(answers, SERVICE) },
        ...(isVerified(asked) ? [home] : []),
      ],
    },
    ...(isVerified(asked) ? [IDENTITY_STEP] : []),
  ];
}

const IDENTITY_STEP: FormStep = {
  id: 'identity',
  title: 'Identity',
  hint: 'Nobody can be appointed whose identity is not verified.',
  sections: [{ title: 'Identity verification statement', fields: identityFields('officer') }],
};

function detailsStep({ form, facts }: FormCase): FormStep {
  const isDirector = officerRoleOf(form, facts) === 'director';
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
          residenceCountryField(COUNTRY),
        ],
      },
      ...(isDirector ? [{ title: 'Nationality', fields: nationalityFields(NATIONALITIES) }] : []),
    ],
  };
}

/** What is wrong with a person beyond the fields. */
export function checkPerson(asked: FormCase): readonly FieldError[] {
  const { answers } = asked;
  const errors = [...checkName(answers, 'officer.name'), ...checkServiceAddress(answers, SERVICE)];
  if (!isVerified(asked)) return errors;
  return [
    ...errors,
    ...checkAge(answers, 'dateOfBirth', 'appointedOn'),
    ...checkNationalities(answers, NATIONALITIES),
    ...checkResidence(answers, RESIDENCE),
    ...checkPersonalCode(answers),
  ];
}

/** The person as the form names them. */
export function composePerson(asked: FormCase): AppointedDirector | AppointedSecretary | AppointedMember {
  const { form, facts, answers } = asked;
  const previousNames = formerNamesAt(answers, 'officer.previousNames');
  const person = {
    kind: 'person' as const,
    name: nameAt(answers, 'officer.name'),
    serviceAddress: serviceAddressAt(answers, SERVICE),
    ...(previousNames && { previousNames }),
  };
  const role = officerRoleOf(form, facts);
  if (role === 'secretary') return { role, ...person };
  const nameMismatchReason = mismatchReasonAt(answers, 'officer');
  const verified = {
    ...person,
    residence: residenceAt(answers, RESIDENCE),
    identityVerified: isTicked(answers, 'officer.identityVerified'),
    ...(nameMismatchReason && { nameMismatchReason }),
    countryOfResidence: answerAt(answers, COUNTRY),
  };
  if (role === 'member') {
    return { role, ...verified, designated: answerAt(answers, 'officer.designated') === 'yes' };
  }
  return { role, ...verified, nationalities: nationalitiesAt(answers, NATIONALITIES) };
}

/** What is sent of a person but lies sealed. */
export function personSecrets(asked: FormCase): Readonly<Record<string, string>> {
  const { answers } = asked;
  if (!isVerified(asked)) return {};
  return {
    dateOfBirth: answerAt(answers, 'dateOfBirth'),
    ...residenceSecrets(answers, RESIDENCE),
    ...personalCodeSecret(answers),
  };
}
