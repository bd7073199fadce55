import type { FieldError } from '../../../field-error.ts';
import type { FiledAddress } from '../filed-address.ts';
import type { FiledName, FiledRegistration, FiledResidence, FiledServiceAddress } from '../filed-officer.ts';
import { answerAt, type FormSection } from '../kernel/form-fields.ts';
import type { OfficerFacts } from '../kernel/form-facts.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import { addressAt, addressFields, addressLines, checkUkPostcode } from './address-fields.ts';
import type { ChangePart } from './change-parts.ts';
import {
  checkRegistration,
  corporateNameField,
  registrationAt,
  registrationFields,
  registrationLines,
} from './corporate-fields.ts';
import { describeName, registeredNameOf } from './officer-fields.ts';
import {
  checkNationalities,
  nameAt,
  nameFields,
  nationalitiesAt,
  nationalityFields,
  residenceCountryField,
  splitNationalities,
} from './person-fields.ts';
import {
  checkResidence,
  checkServiceAddress,
  type ResidencePaths,
  residenceAt,
  residenceFields,
  serviceAddressAt,
  serviceAddressFields,
  serviceAddressLines,
} from './service-address-fields.ts';

/** What the register says alike of an officer and of a person with significant control. */
type RegisteredDetails = Pick<
  OfficerFacts,
  | 'title'
  | 'forename'
  | 'otherForenames'
  | 'surname'
  | 'nationality'
  | 'countryOfResidence'
  | 'serviceAddress'
>;

/** A detail of somebody: asked for where they are new, and where it changes. */
export interface DetailPart<Content, Registered = RegisteredDetails> extends ChangePart<Registered> {
  readonly hint?: string;
  /** The member of the content that it fills. */
  content(asked: FormCase): Content;
}

/** A section for each detail, under its label. */
export function sectionsOf(
  asked: FormCase,
  parts: readonly DetailPart<object, never>[],
): readonly FormSection[] {
  return parts.map((part) => ({
    title: part.label,
    ...(part.hint !== undefined && { hint: part.hint }),
    fields: part.fields(asked),
  }));
}

/** The content of details, together. */
export function contentOf<Content extends object>(
  asked: FormCase,
  parts: readonly DetailPart<Partial<Content>, never>[],
): Partial<Content> {
  return parts.reduce<Partial<Content>>((content, part) => ({ ...content, ...part.content(asked) }), {});
}

/** What is wrong with details beyond their fields. */
export function checkParts(
  asked: FormCase,
  parts: readonly DetailPart<object, never>[],
): readonly FieldError[] {
  return parts.flatMap((part) => part.check?.(asked) ?? []);
}

/** The name of a person. */
export const namePart = (path: string): DetailPart<{ name: FiledName }> => ({
  id: 'name',
  label: 'Name',
  at: `${path}.surname`,
  fields: ({ answers }) => nameFields(answers, path),
  content: ({ answers }) => ({ name: nameAt(answers, path) }),
  now: (officer) => [describeName(registeredNameOf(officer))],
  after: ({ answers }) => [describeName(nameAt(answers, path))],
});

/** Where a person is reached. */
export const serviceAddressPart = (
  path: string,
  who: 'officer' | 'person' = 'officer',
): DetailPart<{ serviceAddress: FiledServiceAddress }> => ({
  id: 'service-address',
  label: 'Service address',
  at: `${path}.kind`,
  fields: ({ answers }) => serviceAddressFields(answers, path, who),
  check: ({ answers }) => checkServiceAddress(answers, path),
  content: ({ answers }) => ({ serviceAddress: serviceAddressAt(answers, path) }),
  now: ({ serviceAddress }) => addressLines(serviceAddress),
  after: ({ answers, facts }) => serviceAddressLines(serviceAddressAt(answers, path), facts),
});

/** Where a person lives. */
export function residencePart(
  path: string,
  pathsOf: (asked: FormCase) => ResidencePaths,
): DetailPart<{ residence: FiledResidence }> {
  const residence = (asked: FormCase) => residenceAt(asked.answers, pathsOf(asked));
  const said = {
    'service-address': 'The same as the service address',
    'protected-address': 'A new address, stored encrypted',
  };
  return {
    id: 'residence',
    label: 'Home address',
    hint: 'It is protected: the register does not show it.',
    at: `${path}.kind`,
    fields: (asked) => residenceFields(asked.answers, pathsOf(asked)),
    check: (asked) => checkResidence(asked.answers, pathsOf(asked)),
    content: (asked) => ({ residence: residence(asked) }),
    now: () => ['As Companies House holds it, not public'],
    after: (asked) => [said[residence(asked).kind]],
  };
}

/** The nationalities of a person, as many as the form takes. */
export const nationalityPart = (
  path: string,
  most?: number,
): DetailPart<{ nationalities: readonly string[] }> => ({
  id: 'nationality',
  label: 'Nationality',
  at: `${path}.0`,
  fields: () => nationalityFields(path, most),
  check: ({ answers }) => checkNationalities(answers, path, most),
  content: ({ answers }) => ({ nationalities: nationalitiesAt(answers, path, most) }),
  now: ({ nationality }) => splitNationalities(nationality),
  after: ({ answers }) => nationalitiesAt(answers, path, most),
});

/** The country in which a person lives. */
export const countryPart = (path: string): DetailPart<{ countryOfResidence: string }> => ({
  id: 'country-of-residence',
  label: 'Country of residence',
  at: path,
  fields: () => [residenceCountryField(path)],
  content: ({ answers }) => ({ countryOfResidence: answerAt(answers, path) }),
  now: ({ countryOfResidence }) => (countryOfResidence === undefined ? [] : [countryOfResidence]),
  after: ({ answers }) => [answerAt(answers, path)],
});

/** The name of a corporate body or firm. */
export const corporateNamePart = (path: string): DetailPart<{ corporateName: string }> => ({
  id: 'corporate-name',
  label: 'Name',
  at: path,
  fields: () => [corporateNameField(path)],
  content: ({ answers }) => ({ corporateName: answerAt(answers, path) }),
  now: ({ surname }) => [surname],
  after: ({ answers }) => [answerAt(answers, path)],
});

/** Its registered or principal office. */
export const principalOfficePart = (path: string): DetailPart<{ address: FiledAddress }> => ({
  id: 'address',
  label: 'Registered or principal office',
  at: `${path}.premise`,
  fields: () => addressFields({ path, extras: ['careOf', 'poBox'] }),
  check: ({ answers }) => checkUkPostcode(answers, path),
  content: ({ answers }) => ({ address: addressAt(answers, path) }),
  now: ({ serviceAddress }) => addressLines(serviceAddress),
  after: ({ answers }) => addressLines(addressAt(answers, path)),
});

/** Where it is registered. */
export const registrationPart = (
  path: string,
): DetailPart<{ registration: FiledRegistration }, OfficerFacts> => ({
  id: 'registration',
  label: 'Registration',
  at: `${path}.kind`,
  fields: ({ answers }) => registrationFields(answers, path),
  check: ({ answers, facts }) => checkRegistration(answers, path, facts),
  content: ({ answers }) => ({ registration: registrationAt(answers, path) }),
  now: ({ identification }) => {
    if (identification === undefined) return [];
    const { legalForm, lawGoverned, placeRegistered, registrationNumber } = identification;
    const isUk = registrationNumber !== undefined && legalForm === undefined && lawGoverned === undefined;
    if (isUk) return registrationLines({ kind: 'uk-company', registrationNumber });
    const law = { lawGoverned: lawGoverned ?? '', legalForm: legalForm ?? '' };
    return registrationLines({ kind: 'other', placeRegistered, registrationNumber, ...law });
  },
  after: ({ answers }) => registrationLines(registrationAt(answers, path)),
});
