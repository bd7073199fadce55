import { addressAt, addressFields, addressLines, checkUkPostcode } from '../fields/address-fields.ts';
import { type ChangePart, isChanging } from '../fields/change-parts.ts';
import {
  checkControl,
  controlAnswers,
  controlAt,
  controlLines,
  controlSections,
} from '../fields/control-fields.ts';
import { corporateNameField } from '../fields/corporate-fields.ts';
import { describeName } from '../fields/officer-fields.ts';
import {
  checkName,
  checkNationalities,
  nameAt,
  nameFields,
  nationalitiesAt,
  nationalityFields,
  residenceCountryField,
  splitNationalities,
} from '../fields/person-fields.ts';
import {
  checkPscRegistration,
  pscKindOf,
  pscNameOf,
  pscRegistrationAt,
  pscRegistrationFields,
  pscRegistrationLines,
} from '../fields/psc-fields.ts';
import {
  checkResidence,
  checkServiceAddress,
  residenceAt,
  residenceFields,
  type ResidencePaths,
  serviceAddressAt,
  serviceAddressFields,
  serviceAddressLines,
} from '../fields/service-address-fields.ts';
import { answerAt } from '../kernel/form-fields.ts';
import type { PscFacts } from '../kernel/form-facts.ts';
import type { FormCase } from '../kernel/form-rules.ts';

/** The paths of what changes, as the content has them. */
export const CHANGE = {
  name: 'change.name',
  serviceAddress: 'change.serviceAddress',
  residence: 'change.residence',
  nationalities: 'change.nationalities',
  countryOfResidence: 'change.countryOfResidence',
  corporateName: 'change.corporateName',
  address: 'change.address',
  registration: 'change.registration',
  control: 'change.control',
} as const;

type PscPart = ChangePart<PscFacts>;

/** Where the answers about a home stand; beside the service address only where that changes too. */
export function homePaths(asked: FormCase): ResidencePaths {
  const service = isChanging(asked, 'service-address') && { service: CHANGE.serviceAddress };
  return { residence: CHANGE.residence, psc: { asksProtection: false }, ...service };
}

const CONTROL: PscPart = {
  id: 'control',
  label: 'Nature of control',
  at: `${CHANGE.control}.shares.own`,
  fields: () => [],
  sections: ({ facts }) =>
    controlSections(CHANGE.control, facts).map((section, index) =>
      index > 0
        ? section
        : {
            ...section,
            hint: 'All natures of control from that day on: they take the place of those on the register.',
          },
    ),
  check: ({ answers, facts }) => checkControl(answers, CHANGE.control, facts),
  now: ({ natures }, { facts }) =>
    controlLines(controlAt(controlAnswers(CHANGE.control, natures), CHANGE.control, facts)),
  after: ({ answers, facts }) => controlLines(controlAt(answers, CHANGE.control, facts)),
};

const NAME: PscPart = {
  id: 'name',
  label: 'Name',
  at: `${CHANGE.name}.surname`,
  fields: () => nameFields(CHANGE.name),
  check: ({ answers }) => checkName(answers, CHANGE.name),
  now: (psc) => [describeName(pscNameOf(psc))],
  after: ({ answers }) => [describeName(nameAt(answers, CHANGE.name))],
};

const SERVICE_ADDRESS: PscPart = {
  id: 'service-address',
  label: 'Service address',
  at: `${CHANGE.serviceAddress}.kind`,
  fields: ({ answers }) => serviceAddressFields(answers, CHANGE.serviceAddress, 'person'),
  check: ({ answers }) => checkServiceAddress(answers, CHANGE.serviceAddress),
  now: ({ address }) => addressLines(address),
  after: ({ answers, facts }) => serviceAddressLines(serviceAddressAt(answers, CHANGE.serviceAddress), facts),
};

const RESIDENCE: PscPart = {
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

const NATIONALITY: PscPart = {
  id: 'nationality',
  label: 'Nationality',
  at: `${CHANGE.nationalities}.0`,
  fields: () => nationalityFields(CHANGE.nationalities),
  check: ({ answers }) => checkNationalities(answers, CHANGE.nationalities),
  now: ({ nationality }) => splitNationalities(nationality),
  after: ({ answers }) => nationalitiesAt(answers, CHANGE.nationalities),
};

const COUNTRY: PscPart = {
  id: 'country-of-residence',
  label: 'Country of residence',
  at: CHANGE.countryOfResidence,
  fields: () => [residenceCountryField(CHANGE.countryOfResidence)],
  now: ({ countryOfResidence }) => (countryOfResidence === undefined ? [] : [countryOfResidence]),
  after: ({ answers }) => [answerAt(answers, CHANGE.countryOfResidence)],
};

const CORPORATE_NAME: PscPart = {
  id: 'corporate-name',
  label: 'Name',
  at: CHANGE.corporateName,
  fields: () => [corporateNameField(CHANGE.corporateName)],
  now: ({ surname }) => [surname],
  after: ({ answers }) => [answerAt(answers, CHANGE.corporateName)],
};

const ADDRESS: PscPart = {
  id: 'address',
  label: 'Principal office',
  at: `${CHANGE.address}.premise`,
  fields: () => addressFields({ path: CHANGE.address, extras: ['careOf', 'poBox'] }),
  check: ({ answers }) => checkUkPostcode(answers, CHANGE.address),
  now: ({ address }) => addressLines(address),
  after: ({ answers }) => addressLines(addressAt(answers, CHANGE.address)),
};

const REGISTRATION: PscPart = {
  id: 'registration',
  label: 'Registration',
  at: `${CHANGE.registration}.legalForm`,
  fields: ({ form }) => pscRegistrationFields(CHANGE.registration, pscKindOf(form)),
  check: ({ answers, facts }) => checkPscRegistration(answers, CHANGE.registration, facts),
  now: ({ identification }) => pscRegistrationLines(identification ?? {}),
  after: ({ answers, form }) =>
    pscRegistrationLines(pscRegistrationAt(answers, CHANGE.registration, pscKindOf(form))),
};

/** What can change of the persons of a form; what they control comes first, for it changes most. */
export function pscPartsOf({ form }: FormCase): readonly PscPart[] {
  if (pscKindOf(form) !== 'individual') return [CONTROL, CORPORATE_NAME, ADDRESS, REGISTRATION];
  return [CONTROL, NAME, SERVICE_ADDRESS, RESIDENCE, NATIONALITY, COUNTRY];
}
