import { type FieldError, fieldError } from '../../../field-error.ts';
import { addressAt, addressFields, addressLines, checkUkPostcode } from '../fields/address-fields.ts';
import {
  checkRegistration,
  corporateNameField,
  registrationAt,
  registrationFields,
  registrationLines,
} from '../fields/corporate-fields.ts';
import { describeName, isCorporateForm, officerRoleOf, registeredNameOf } from '../fields/officer-fields.ts';
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
  type ResidencePaths,
  serviceAddressAt,
  serviceAddressFields,
  serviceAddressLines,
} from '../fields/service-address-fields.ts';
import { consentField } from '../fields/statement-fields.ts';
import { answerAt, type FormField, ticksAt } from '../kernel/form-fields.ts';
import type { OfficerFacts } from '../kernel/form-facts.ts';
import type { FormCase } from '../kernel/form-rules.ts';

/** The paths of what changes, as the content has them. */
export const CHANGE = {
  name: 'officer.change.name',
  serviceAddress: 'officer.change.serviceAddress',
  unchangedHome: 'officer.change.residentialAddressUnchanged',
  residence: 'officer.change.residence',
  nationalities: 'officer.change.nationalities',
  countryOfResidence: 'officer.change.countryOfResidence',
  designated: 'officer.change.designation.designated',
  consent: 'officer.change.designation.consentToAct',
  corporateName: 'officer.change.corporateName',
  address: 'officer.change.address',
  registration: 'officer.change.registration',
} as const;

/** One thing that can change. */
export interface ChangePart {
  readonly id: string;
  readonly label: string;
  /** The field at which the check says that nothing has changed. */
  readonly at: string;
  fields(asked: FormCase): readonly FormField[];
  check?(asked: FormCase): readonly FieldError[];
  now(officer: OfficerFacts): readonly string[];
  after(asked: FormCase): readonly string[];
}

/** The answer that says which parts change. */
export const CHANGES_PATH = 'changes';

/** Whether a part changes. */
export function isChanging({ answers }: FormCase, part: string): boolean {
  return ticksAt(answers, CHANGES_PATH).includes(part);
}

/** Where the answers about a home stand; beside the service address only where that changes too. */
export function homePaths(asked: FormCase): ResidencePaths {
  const service = isChanging(asked, 'service-address') && { service: CHANGE.serviceAddress };
  return { residence: CHANGE.residence, ...service };
}

/** Whether it is asked that the home stays as it is (s. 167H(4)); secretaries give none. */
export function asksForHome(asked: FormCase): boolean {
  return officerRoleOf(asked.form, asked.facts) !== 'secretary' && !isChanging(asked, 'residence');
}

const NAME: ChangePart = {
  id: 'name',
  label: 'Name',
  at: `${CHANGE.name}.surname`,
  fields: () => nameFields(CHANGE.name),
  check: ({ answers }) => checkName(answers, CHANGE.name),
  now: (officer) => [describeName(registeredNameOf(officer))],
  after: ({ answers }) => [describeName(nameAt(answers, CHANGE.name))],
};

const SERVICE_ADDRESS: ChangePart = {
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

const RESIDENCE: ChangePart = {
  id: 'residence',
  label: 'Home address',
  at: `${CHANGE.residence}.kind`,
  fields: (asked) => residenceFields(asked.answers, homePaths(asked)),
  check: (asked) => checkResidence(asked.answers, homePaths(asked)),
  now: () => ['As Companies House holds it, not public'],
  after: (asked) => {
    const { kind } = residenceAt(asked.answers, homePaths(asked));
    return [kind === 'service-address' ? 'The same as the service address' : 'A new address, kept sealed'];
  },
};

const NATIONALITY: ChangePart = {
  id: 'nationality',
  label: 'Nationality',
  at: `${CHANGE.nationalities}.0`,
  fields: () => nationalityFields(CHANGE.nationalities),
  check: ({ answers }) => checkNationalities(answers, CHANGE.nationalities),
  now: ({ nationality }) => splitNationalities(nationality),
  after: ({ answers }) => nationalitiesAt(answers, CHANGE.nationalities),
};

const COUNTRY: ChangePart = {
  id: 'country-of-residence',
  label: 'Country of residence',
  at: CHANGE.countryOfResidence,
  fields: () => [residenceCountryField(CHANGE.countryOfResidence)],
  now: ({ countryOfResidence }) => (countryOfResidence === undefined ? [] : [countryOfResidence]),
  after: ({ answers }) => [answerAt(answers, CHANGE.countryOfResidence)],
};

const DESIGNATION: ChangePart = {
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

const CORPORATE_NAME: ChangePart = {
  id: 'corporate-name',
  label: 'Name',
  at: CHANGE.corporateName,
  fields: () => [corporateNameField(CHANGE.corporateName)],
  now: ({ surname }) => [surname],
  after: ({ answers }) => [answerAt(answers, CHANGE.corporateName)],
};

const ADDRESS: ChangePart = {
  id: 'address',
  label: 'Registered or principal office',
  at: `${CHANGE.address}.premise`,
  fields: () => addressFields({ path: CHANGE.address, extras: ['careOf', 'poBox'] }),
  check: ({ answers }) => checkUkPostcode(answers, CHANGE.address),
  now: ({ serviceAddress }) => addressLines(serviceAddress),
  after: ({ answers }) => addressLines(addressAt(answers, CHANGE.address)),
};

const REGISTRATION: ChangePart = {
  id: 'registration',
  label: 'Registration',
  at: `${CHANGE.registration}.kind`,
  fields: ({ answers }) => registrationFields(answers, CHANGE.registration),
  check: ({ answers, facts }) => checkRegistration(answers, CHANGE.registration, facts),
  now: ({ identification }) => {
    if (identification === undefined) return [];
    const { legalForm, lawGoverned, placeRegistered, registrationNumber } = identification;
    const isUk = registrationNumber !== undefined && legalForm === undefined && lawGoverned === undefined;
    if (isUk) return registrationLines({ kind: 'uk-company', registrationNumber });
    const law = { lawGoverned: lawGoverned ?? '', legalForm: legalForm ?? '' };
    return registrationLines({ kind: 'other', placeRegistered, registrationNumber, ...law });
  },
  after: ({ answers }) => registrationLines(registrationAt(answers, CHANGE.registration)),
};

/** What can change of the officers of a form. */
export function changePartsOf({ form, facts }: FormCase): readonly ChangePart[] {
  const role = officerRoleOf(form, facts);
  const designation = role === 'member' ? [DESIGNATION] : [];
  if (isCorporateForm(form)) return [CORPORATE_NAME, ADDRESS, REGISTRATION, ...designation];
  if (role === 'secretary') return [NAME, SERVICE_ADDRESS];
  const nationality = role === 'director' ? [NATIONALITY] : [];
  return [NAME, SERVICE_ADDRESS, RESIDENCE, ...nationality, COUNTRY, ...designation];
}

/** The parts that are ticked. */
export function changingParts(asked: FormCase): readonly ChangePart[] {
  return changePartsOf(asked).filter(({ id }) => isChanging(asked, id));
}

/** The nationalities that the register shows in one text. */
export function splitNationalities(nationality: string | undefined): readonly string[] {
  return (nationality ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
