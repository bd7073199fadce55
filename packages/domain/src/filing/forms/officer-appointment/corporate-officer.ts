import { type FieldError, fieldError } from '../../../field-error.ts';
import { addressAt, addressFields, checkUkPostcode } from '../fields/address-fields.ts';
import {
  checkRegistration,
  corporateNameField,
  registrationAt,
  registrationFields,
} from '../fields/corporate-fields.ts';
import { officerRoleOf } from '../fields/officer-fields.ts';
import { nameAt } from '../fields/person-fields.ts';
import { answerAt, type FormField, type FormStep } from '../kernel/form-fields.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import { appointmentStep } from './appointment-step.ts';
import type { AppointedCorporateOfficer } from './content.ts';

const ADDRESS = 'officer.address';
const REGISTRATION = 'officer.registration';
const REPRESENTATIVE = 'officer.representative';

/** The pages of the appointment of a corporate body. */
export function corporateSteps(asked: FormCase): readonly FormStep[] {
  const { answers } = asked;
  return [
    {
      id: 'officer',
      title: 'Who is appointed',
      sections: [
        { title: 'Corporate body or firm', fields: [corporateNameField('officer.corporateName')] },
        { title: 'Registration', fields: registrationFields(answers, REGISTRATION) },
        {
          title: 'Who acts for it',
          hint: 'May be left out.',
          fields: [representative('forename', 'First name'), representative('surname', 'Surname')],
        },
      ],
    },
    appointmentStep(asked),
    {
      id: 'addresses',
      title: 'Address',
      sections: [
        {
          title: 'Registered or principal office',
          fields: addressFields({ path: ADDRESS, extras: ['careOf', 'poBox'] }),
        },
      ],
    },
  ];
}

function representative(part: 'forename' | 'surname', label: string): FormField {
  const maxLength = part === 'surname' ? 160 : 50;
  return { path: `${REPRESENTATIVE}.${part}`, label, kind: 'text', maxLength, isOptional: true };
}

/** What is wrong with a corporate officer beyond the fields. */
export function checkCorporateOfficer({ facts, answers }: FormCase): readonly FieldError[] {
  const { forename, surname } = nameAt(answers, REPRESENTATIVE);
  const isHalf = (forename === undefined) !== (surname === '');
  const half = fieldError(
    `${REPRESENTATIVE}.${surname === '' ? 'surname' : 'forename'}`,
    'missing',
    'Enter both names of the person who acts for it, or neither',
  );
  return [
    ...checkRegistration(answers, REGISTRATION, facts),
    ...checkUkPostcode(answers, ADDRESS),
    ...(isHalf ? [half] : []),
  ];
}

/** The corporate body as the form names it. */
export function composeCorporateOfficer({ form, facts, answers }: FormCase): AppointedCorporateOfficer {
  const { forename, surname } = nameAt(answers, REPRESENTATIVE);
  const role = officerRoleOf(form, facts);
  const officer = {
    kind: 'corporate' as const,
    corporateName: answerAt(answers, 'officer.corporateName'),
    address: addressAt(answers, ADDRESS),
    registration: registrationAt(answers, REGISTRATION),
    ...(forename !== undefined && { representative: { forename, surname } }),
  };
  if (role !== 'member') return { ...officer, role };
  return { ...officer, role, designated: answerAt(answers, 'officer.designated') === 'yes' };
}
