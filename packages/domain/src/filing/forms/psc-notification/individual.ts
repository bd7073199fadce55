import { type FieldError, fieldError } from '../../../field-error.ts';
import {
  checkName,
  checkNationalities,
  nameAt,
  nameFields,
  nationalitiesAt,
  nationalityFields,
  residenceCountryField,
  YES_OR_NO,
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
import { dateAt } from '../kernel/event-dates.ts';
import { type Answers, answerAt, type FormSection, type FormStep, isTicked } from '../kernel/form-fields.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import type { NotifiedIndividual } from './content.ts';

const SERVICE = 'psc.serviceAddress';
const RESIDENCE = { residence: 'psc.residence', service: SERVICE, psc: { asksProtection: true } };
const NATIONALITIES = 'psc.nationalities';
const COUNTRY = 'psc.countryOfResidence';
const STATES_IDENTITY = 'statesIdentity';

/** The answer that the particulars are kept from everybody. */
export const PROTECTED_PATH = 'isProtected';

const statesIdentity = ({ answers }: FormCase) => answerAt(answers, STATES_IDENTITY) === 'yes';

/** Who the individual is. */
export function individualSections(): readonly FormSection[] {
  return [
    { title: 'Name', fields: nameFields('psc.name') },
    {
      title: 'Protection',
      fields: [
        {
          path: PROTECTED_PATH,
          label: 'Does Companies House protect every particular of this person (section 790ZG)?',
          kind: 'choice',
          options: YES_OR_NO,
          hint: 'That is rare: an order keeps their name, too, off the register.',
          missing: 'Say whether every particular is protected',
        },
      ],
    },
  ];
}

/** The pages that only individuals have. */
export function individualSteps(asked: FormCase): readonly FormStep[] {
  const { answers } = asked;
  return [
    {
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
        { title: 'Nationality', fields: nationalityFields(NATIONALITIES) },
      ],
    },
    {
      id: 'addresses',
      title: 'Addresses',
      sections: [
        { title: 'Service address', fields: serviceAddressFields(answers, SERVICE, 'person') },
        {
          title: 'Home address',
          hint: 'It is protected: the register does not show it.',
          fields: residenceFields(answers, RESIDENCE),
        },
      ],
    },
    {
      id: 'identity',
      title: 'Identity',
      hint: 'May be left for later: Companies House then writes to the person, who has 14 days.',
      sections: [
        {
          title: 'Identity verification statement',
          fields: [
            {
              path: STATES_IDENTITY,
              label: 'State now that the identity is verified?',
              kind: 'choice',
              options: YES_OR_NO,
              decidesFields: true,
              missing: 'Say whether the identity is stated now',
            },
            ...(statesIdentity(asked) ? identityFields('psc') : []),
          ],
        },
      ],
    },
  ];
}

/** What is wrong with an individual beyond the fields. */
export function checkIndividual(asked: FormCase): readonly FieldError[] {
  const { answers } = asked;
  return [
    ...checkName(answers, 'psc.name'),
    ...checkServiceAddress(answers, SERVICE),
    ...checkResidence(answers, RESIDENCE),
    ...checkNationalities(answers, NATIONALITIES),
    ...checkBorn(answers),
    ...(statesIdentity(asked) ? checkPersonalCode(answers) : []),
  ];
}

/** There is no least age, but nobody controls before birth. */
function checkBorn(answers: Answers): readonly FieldError[] {
  const [born, becameOn] = [dateAt(answers, 'dateOfBirth'), dateAt(answers, 'becameOn')];
  if (born === undefined || becameOn === undefined || born < becameOn) return [];
  return [fieldError('dateOfBirth', 'not-born', 'Check the date: it is not before the control began')];
}

/** The individual as the form names them. */
export function composeIndividual(asked: FormCase): NotifiedIndividual {
  const { answers } = asked;
  const reason = mismatchReasonAt(answers, 'psc');
  return {
    kind: 'individual',
    name: nameAt(answers, 'psc.name'),
    serviceAddress: serviceAddressAt(answers, SERVICE),
    residence: residenceAt(answers, RESIDENCE),
    nationalities: nationalitiesAt(answers, NATIONALITIES),
    countryOfResidence: answerAt(answers, COUNTRY),
    ...(statesIdentity(asked) && {
      identityVerified: isTicked(answers, 'psc.identityVerified'),
      ...(reason && { nameMismatchReason: reason }),
    }),
  };
}

/** What is sent of an individual but lies sealed. */
export function individualSecrets(asked: FormCase): Readonly<Record<string, string>> {
  const { answers } = asked;
  return {
    dateOfBirth: answerAt(answers, 'dateOfBirth'),
    ...residenceSecrets(answers, RESIDENCE),
    ...(statesIdentity(asked) && personalCodeSecret(answers)),
  };
}
