import { streetLine } from '../../../street-line.ts';
import { COUNTRIES } from '../../../reference-data/countries.ts';
import { partOfPostcode } from '../../../reference-data/postcode-areas.ts';
import { type FieldError, fieldError } from '../../../field-error.ts';
import { FILED_ADDRESS_LINES, type FiledAddress } from '../filed-address.ts';
import {
  type Answers,
  answerAt,
  type FieldOption,
  type FormField,
  givenAt,
  toAnswers,
} from '../kernel/form-fields.ts';
import type { FormFacts } from '../kernel/form-facts.ts';
import type { FormCase } from '../kernel/form-rules.ts';

/** The parts of the United Kingdom, by the codes of the forms (`CountryType`, baseTypes v3-7). */
const UK_PARTS: readonly FieldOption[] = [
  { value: 'GB-ENG', label: 'England' },
  { value: 'GB-WLS', label: 'Wales' },
  { value: 'GB-SCT', label: 'Scotland' },
  { value: 'GB-NIR', label: 'Northern Ireland' },
];

const partsOfJurisdiction = {
  'england-wales': ['GB-ENG', 'GB-WLS'],
  wales: ['GB-WLS'],
  scotland: ['GB-SCT'],
  'northern-ireland': ['GB-NIR'],
} as const;

/** Parts of the United Kingdom in which the company's office, and its inspection location, may be (ss. 9, 1136). */
export function ukPartsFor({ company }: FormFacts): readonly FieldOption[] {
  const { jurisdiction } = company;
  if (jurisdiction === undefined) return UK_PARTS;
  const allowed: readonly string[] = partsOfJurisdiction[jurisdiction];
  return UK_PARTS.filter(({ value }) => allowed.includes(value));
}

/** The parts of the United Kingdom, then every country by name. */
const ANYWHERE: readonly FieldOption[] = [
  ...UK_PARTS,
  { value: 'GBR', label: 'United Kingdom' },
  ...COUNTRIES.filter(({ code }) => code !== 'GB').map(({ name }) => ({ value: name, label: name })),
];

interface AddressQuestion {
  /** Where the answers stand: `address`, `serviceAddress`. */
  readonly path: string;
  /** Every country where none is given. */
  readonly countries?: readonly FieldOption[];
  readonly isPostcodeRequired?: boolean;
  /** Care-of and PO box; residential addresses and a registered office do not have the latter. */
  readonly extras?: readonly ('careOf' | 'poBox')[];
  /** A home address: kept sealed. */
  readonly isSecret?: boolean;
}

/** The lines of an address as fields; lengths as baseTypes v3-7 has them. */
export function addressFields(question: AddressQuestion): readonly FormField[] {
  const { path, countries = ANYWHERE, extras = [], isPostcodeRequired = false, isSecret = false } = question;
  const line = (name: keyof FiledAddress, label: string, more: Partial<FormField> = {}): FormField => ({
    path: `${path}.${name}`,
    label,
    kind: 'text',
    maxLength: 50,
    ...(isSecret && { isSecret }),
    ...more,
  });
  const optional = { isOptional: true };
  return [
    ...(extras.includes('careOf') ? [line('careOf', 'Care of', { ...optional, maxLength: 100 })] : []),
    ...(extras.includes('poBox') ? [line('poBox', 'PO box', { ...optional, maxLength: 10 })] : []),
    line('premise', 'Building name or number', { autocomplete: 'address-line1' }),
    line('street', 'Street', { ...optional, autocomplete: 'address-line2' }),
    line('thoroughfare', 'Area', { ...optional, autocomplete: 'address-line3' }),
    line('postTown', 'Town or city', { autocomplete: 'address-level2' }),
    line('county', 'County', { ...optional, autocomplete: 'address-level1' }),
    line('country', 'Country', { kind: 'select', options: countries }),
    line('postcode', 'Postcode', {
      isOptional: !isPostcodeRequired,
      maxLength: 15,
      autocomplete: 'postal-code',
    }),
  ];
}

/** The address at a path, its empty lines left out; the postcode as it is written. */
export function addressAt(answers: Answers, path: string): FiledAddress {
  const { postcode, ...given } = givenAt(answers, path, FILED_ADDRESS_LINES);
  const lines = { premise: '', postTown: '', country: '', ...given };
  if (postcode === undefined) return lines;
  return { ...lines, postcode: writtenPostcode(postcode, lines.country) };
}

/** A postcode in capitals; one of the United Kingdom with the blank that the card gateway asks for. */
function writtenPostcode(typed: string, country: string): string {
  const postcode = typed.toUpperCase();
  const isUk = country.startsWith('GB') && UK_POSTCODE.test(postcode);
  return isUk ? postcode.replace(/ ?(?=\d[A-Z]{2}$)/, ' ') : postcode;
}

/** Answers that hold an address. */
export function addressAnswers(path: string, address: FiledAddress | undefined): Answers {
  return address === undefined ? {} : toAnswers(path, address);
}

/** A country of a filed address by its name. */
export const filedCountryName = (country: string): string =>
  ANYWHERE.find(({ value }) => value === country)?.label ?? country;

/** An address in lines, as a person reads it. */
export function addressLines(address: FiledAddress | undefined): readonly string[] {
  if (address === undefined) return [];
  const { careOf, poBox, premise, street, thoroughfare, postTown, county, country, postcode } = address;
  const place = filedCountryName(country);
  const lines = [careOf, poBox, streetLine(premise, street), thoroughfare, postTown, county];
  return [...lines, postcode, place].filter((line): line is string => line !== undefined && line !== '');
}

const UK_POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/;

/** What is wrong with an address of the United Kingdom beyond its fields. */
export function checkUkPostcode(answers: Answers, path: string): readonly FieldError[] {
  const { country, postcode } = addressAt(answers, path);
  if (!country.startsWith('GB') || postcode === undefined || UK_POSTCODE.test(postcode)) return [];
  return [fieldError(`${path}.postcode`, 'not-a-postcode', 'Enter a UK postcode, like CF14 3UZ')];
}

/** Whether an office or inspection location is where its country says: a postcode of another part of the United Kingdom is refused. */
export function checkPartOfUk(
  { answers, facts }: Pick<FormCase, 'answers' | 'facts'>,
  path: string,
): readonly FieldError[] {
  const { country, postcode = '' } = addressAt(answers, path);
  const part = partOfPostcode(postcode);
  const chosen = ukPartsFor(facts).find(({ value }) => value === country);
  if (part === undefined || chosen === undefined || part === country) return [];
  const there = UK_PARTS.find(({ value }) => value === part)?.label;
  const message = `Enter a postcode in ${chosen.label}: ${postcode} is in ${there}`;
  return [fieldError(`${path}.postcode`, 'another-part', message)];
}

/** A PO box is no appropriate address of a registered office (s. 86). */
export function checkNoBox(answers: Answers, path: string): readonly FieldError[] {
  const lines = (['careOf', 'premise', 'street', 'thoroughfare'] as const).map((name) => `${path}.${name}`);
  const boxed = lines.find((line) => /\bp\.?\s?o\.?\s?box\b/i.test(answerAt(answers, line)));
  if (boxed === undefined) return [];
  const message = 'Enter an address where documents can be delivered by hand: a PO box is not appropriate';
  return [fieldError(boxed, 'po-box', message)];
}

/** Whether two addresses are the same but for capitals and blanks. */
export function isSameAddress(a: FiledAddress | undefined, b: FiledAddress | undefined): boolean {
  const text = (address: FiledAddress | undefined) =>
    FILED_ADDRESS_LINES.map((name) => address?.[name]?.replaceAll(/\s+/g, '').toUpperCase() ?? '').join('|');
  return text(a) === text(b);
}
