import { type FieldError, fieldError } from '../../../field-error.ts';
import {
  checkParts,
  countryPart,
  namePart,
  nationalityPart,
  residencePart,
  sectionsOf,
  serviceAddressPart,
} from '../fields/detail-parts.ts';
import { NATIONALITIES_OF_PSC, YES_OR_NO } from '../fields/person-fields.ts';
import { residenceSecrets } from '../fields/service-address-fields.ts';
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

const HOME = {
  residence: 'psc.residence',
  service: 'psc.serviceAddress',
  psc: { asksProtection: true },
};
const NAME = namePart('psc.name');
const SERVICE_ADDRESS = serviceAddressPart(HOME.service, 'person');
const RESIDENCE = {
  ...residencePart(HOME.residence, () => HOME),
  hint: 'It is protected: the register does not show it.',
};
const NATIONALITY = nationalityPart('psc.nationalities', NATIONALITIES_OF_PSC);
const COUNTRY = countryPart('psc.countryOfResidence');
const STATES_IDENTITY = 'statesIdentity';

/** The answer that the particulars are kept from everybody. */
export const PROTECTED_PATH = 'isProtected';

const statesIdentity = ({ answers }: FormCase) => answerAt(answers, STATES_IDENTITY) === 'yes';

/** Who the individual is. */
export function individualSections(asked: FormCase): readonly FormSection[] {
  return [
    ...sectionsOf(asked, [NAME]),
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
            ...COUNTRY.fields(asked),
          ],
        },
        ...sectionsOf(asked, [NATIONALITY]),
      ],
    },
    { id: 'addresses', title: 'Addresses', sections: sectionsOf(asked, [SERVICE_ADDRESS, RESIDENCE]) },
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
            ...(statesIdentity(asked) ? identityFields('psc', asked) : []),
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
    ...checkParts(asked, [NAME, SERVICE_ADDRESS, RESIDENCE, NATIONALITY]),
    ...checkBorn(answers),
    ...(statesIdentity(asked) ? checkPersonalCode(asked) : []),
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
    ...NAME.content(asked),
    ...SERVICE_ADDRESS.content(asked),
    ...RESIDENCE.content(asked),
    ...NATIONALITY.content(asked),
    ...COUNTRY.content(asked),
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
    ...residenceSecrets(answers, HOME),
    ...(statesIdentity(asked) && personalCodeSecret(asked)),
  };
}
