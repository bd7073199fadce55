import { isChanging } from '../fields/change-parts.ts';
import {
  checkControl,
  controlAnswers,
  controlAt,
  controlLines,
  controlSections,
} from '../fields/control/control-fields.ts';
import {
  corporateNamePart,
  countryPart,
  type DetailPart,
  namePart,
  nationalityPart,
  principalOfficePart,
  residencePart,
  serviceAddressPart,
} from '../fields/detail-parts.ts';
import { NATIONALITIES_OF_PSC } from '../fields/person-fields.ts';
import {
  checkPscRegistration,
  pscKindOf,
  pscRegistrationAt,
  pscRegistrationFields,
  pscRegistrationLines,
} from '../fields/control/psc-fields.ts';
import type { ResidencePaths } from '../fields/service-address-fields.ts';
import type { PscFacts } from '../kernel/form-facts.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import type { PscChange } from './content.ts';

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

type PscPart = DetailPart<PscChange, PscFacts>;

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
  content: ({ answers, facts }) => ({ control: controlAt(answers, CHANGE.control, facts) }),
};

const RESIDENCE = residencePart(CHANGE.residence, homePaths);

const INDIVIDUAL: readonly PscPart[] = [
  namePart(CHANGE.name),
  serviceAddressPart(CHANGE.serviceAddress, 'person'),
  // The form does not take that the home is protected.
  { ...RESIDENCE, content: (asked) => ({ residence: { kind: RESIDENCE.content(asked).residence.kind } }) },
  nationalityPart(CHANGE.nationalities, NATIONALITIES_OF_PSC),
  countryPart(CHANGE.countryOfResidence),
];

const REGISTRATION: PscPart = {
  id: 'registration',
  label: 'Registration',
  at: `${CHANGE.registration}.legalForm`,
  fields: ({ form }) => pscRegistrationFields(CHANGE.registration, pscKindOf(form)),
  check: ({ answers, facts }) => checkPscRegistration(answers, CHANGE.registration, facts),
  now: ({ identification }) => pscRegistrationLines(identification ?? {}),
  after: ({ answers, form }) =>
    pscRegistrationLines(pscRegistrationAt(answers, CHANGE.registration, pscKindOf(form))),
  content: ({ answers, form }) => ({
    registration: pscRegistrationAt(answers, CHANGE.registration, pscKindOf(form)),
  }),
};

const BODY: readonly PscPart[] = [
  corporateNamePart(CHANGE.corporateName),
  { ...principalOfficePart(CHANGE.address), label: 'Principal office' },
  REGISTRATION,
];

/** What can change of the persons of a form; what they control comes first, for it changes most. */
export function pscPartsOf({ form }: FormCase): readonly PscPart[] {
  return [CONTROL, ...(pscKindOf(form) === 'individual' ? INDIVIDUAL : BODY)];
}
