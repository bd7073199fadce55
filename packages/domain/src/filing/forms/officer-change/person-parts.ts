import { fieldError } from '../../../field-error.ts';
import { addressLines } from '../fields/address-fields.ts';
import { describeName, registeredNameOf } from '../fields/officer-fields.ts';
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
  serviceAddressAt,
  serviceAddressFields,
  serviceAddressLines,
} from '../fields/service-address-fields.ts';
import { consentField } from '../fields/statement-fields.ts';
import { answerAt, type FormField } from '../kernel/form-fields.ts';
import { asksForHome, CHANGE, type ChangePart, homePaths } from './change-part.ts';

/** The name of a person. */
export const NAME: ChangePart = {
  id: 'name',
  label: 'Name',
  at: `${CHANGE.name}.surname`,
  fields: () => nameFields(CHANGE.name),
  check: ({ answers }) => checkName(answers, CHANGE.name),
  now: (officer) => [describeName(registeredNameOf(officer))],
  after: ({ answers }) => [describeName(nameAt(answers, CHANGE.name))],
};

/** Where a person is reached. */
export const SERVICE_ADDRESS: ChangePart = {
  id: 'service-address',
  label: 'Service address',
  at: `${CHANGE.serviceAddress}.kind`,
  fields: (asked) => [
    ...serviceAddressFields(asked.answers, CHANGE.serviceAddress),
    ...(asksForHome(asked)
      ? [
          {
            path: CHANGE.unchangedHome,
            label: 'Is the home address still the one that Companies House holds?',
            kind: 'choice',
            options: YES_OR_NO,
            missing: 'Say whether the home address is unchanged',
          } satisfies FormField,
        ]
      : []),
  ],
  check: (asked) => {
    const errors = checkServiceAddress(asked.answers, CHANGE.serviceAddress);
    if (!asksForHome(asked) || answerAt(asked.answers, CHANGE.unchangedHome) !== 'no') return errors;
    const message = 'Tick “Home address” above as well, and give the new one';
    return [...errors, fieldError(CHANGE.unchangedHome, 'home-needed', message)];
  },
  now: ({ serviceAddress }) => addressLines(serviceAddress),
  after: ({ answers, facts }) => serviceAddressLines(serviceAddressAt(answers, CHANGE.serviceAddress), facts),
};

/** Where a person lives. */
export const RESIDENCE: ChangePart = {
  id: 'residence',
  label: 'Home address',
  at: `${CHANGE.residence}.kind`,
  fields: (asked) => residenceFields(asked.answers, homePaths(asked)),
  check: (asked) => checkResidence(asked.answers, homePaths(asked)),
  now: () => ['As Companies House holds it, not public'],
  after: (asked) => {
    const { kind } = residenceAt(asked.answers, homePaths(asked));
    return [
      kind === 'service-address' ? 'The same as the service address' : 'A new address, stored encrypted',
    ];
  },
};

/** The nationalities of a director. */
export const NATIONALITY: ChangePart = {
  id: 'nationality',
  label: 'Nationality',
  at: `${CHANGE.nationalities}.0`,
  fields: () => nationalityFields(CHANGE.nationalities),
  check: ({ answers }) => checkNationalities(answers, CHANGE.nationalities),
  now: ({ nationality }) => splitNationalities(nationality),
  after: ({ answers }) => nationalitiesAt(answers, CHANGE.nationalities),
};

/** The country in which a person lives. */
export const COUNTRY: ChangePart = {
  id: 'country-of-residence',
  label: 'Country of residence',
  at: CHANGE.countryOfResidence,
  fields: () => [residenceCountryField(CHANGE.countryOfResidence)],
  now: ({ countryOfResidence }) => (countryOfResidence === undefined ? [] : [countryOfResidence]),
  after: ({ answers }) => [answerAt(answers, CHANGE.countryOfResidence)],
};

/** Whether a member is designated. */
export const DESIGNATION: ChangePart = {
  id: 'designation',
  label: 'Designation',
  at: CHANGE.designated,
  fields: () => [
    {
      path: CHANGE.designated,
      label: 'Is this a designated member from now on?',
      kind: 'choice',
      options: YES_OR_NO,
      missing: 'Say whether the member is designated',
    },
    consentField(CHANGE.consent, 'member'),
  ],
  now: ({ role }) => [role === 'designated-member' ? 'Designated member' : 'Member'],
  after: ({ answers }) => [answerAt(answers, CHANGE.designated) === 'yes' ? 'Designated member' : 'Member'],
};

/** The nationalities that the register shows in one text. */
export function splitNationalities(nationality: string | undefined): readonly string[] {
  return (nationality ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
