import { type FieldError, fieldError } from '../../../field-error.ts';
import {
  checkParts,
  corporateNamePart,
  principalOfficePart,
  registrationPart,
  sectionsOf,
} from '../fields/detail-parts.ts';
import { officerRoleOf } from '../fields/officer-fields.ts';
import { nameAt } from '../fields/person-fields.ts';
import { type FormField, type FormStep, isTicked } from '../kernel/form-fields.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import { appointmentStep } from './appointment-step.ts';
import type { AppointedCorporateOfficer } from './content.ts';

const NAME = corporateNamePart('officer.corporateName');
const REGISTRATION = registrationPart('officer.registration');
const ADDRESS = principalOfficePart('officer.address');
const REPRESENTATIVE = 'officer.representative';

/** The pages of the appointment of a corporate body. */
export function corporateSteps(asked: FormCase): readonly FormStep[] {
  return [
    {
      id: 'officer',
      title: 'Who is appointed',
      sections: [
        { title: 'Corporate body or firm', fields: NAME.fields(asked) },
        ...sectionsOf(asked, [REGISTRATION]),
        {
          title: 'Who acts for it',
          hint: 'May be left out.',
          fields: [representative('forename', 'First name'), representative('surname', 'Surname')],
        },
      ],
    },
    appointmentStep(asked),
    { id: 'addresses', title: 'Address', sections: sectionsOf(asked, [ADDRESS]) },
  ];
}

function representative(part: 'forename' | 'surname', label: string): FormField {
  const maxLength = part === 'surname' ? 160 : 50;
  return { path: `${REPRESENTATIVE}.${part}`, label, kind: 'text', maxLength, isOptional: true };
}

/** What is wrong with a corporate officer beyond the fields. */
export function checkCorporateOfficer(asked: FormCase): readonly FieldError[] {
  const { forename, surname } = nameAt(asked.answers, REPRESENTATIVE);
  const isHalf = (forename === undefined) !== (surname === '');
  const half = fieldError(
    `${REPRESENTATIVE}.${surname === '' ? 'surname' : 'forename'}`,
    'missing',
    'Enter both names of the person who acts for it, or neither',
  );
  return [...checkParts(asked, [REGISTRATION, ADDRESS]), ...(isHalf ? [half] : [])];
}

/** The corporate body as the form names it. */
export function composeCorporateOfficer(asked: FormCase): AppointedCorporateOfficer {
  const { forename, surname } = nameAt(asked.answers, REPRESENTATIVE);
  const role = officerRoleOf(asked.form, asked.facts);
  const officer = {
    kind: 'corporate' as const,
    ...NAME.content(asked),
    ...ADDRESS.content(asked),
    ...REGISTRATION.content(asked),
    ...(forename !== undefined && { representative: { forename, surname } }),
  };
  if (role !== 'member') return { ...officer, role };
  return { ...officer, role, designated: isTicked(asked.answers, 'officer.designated') };
}
