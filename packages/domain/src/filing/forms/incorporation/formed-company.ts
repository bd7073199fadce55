import type { ServedCompanyType } from '../../../companies/company-types.ts';
import { addressAt } from '../fields/address-fields.ts';
import { answerAt, type FieldOption } from '../kernel/form-fields.ts';
import type { FormFacts } from '../kernel/form-facts.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import { FORMED_KINDS, FORMED_PLACES, type FormedKind, type FormedPlace } from './content.ts';

/** Where the application says what is formed; these paths stay, for others read them, too. */
export const NAME_PATH = 'companyName';
export const KIND_PATH = 'companyType';
export const PLACE_PATH = 'country';
export const OFFICE_PATH = 'registeredOffice';

interface KindFacts {
  readonly label: string;
  readonly hint?: string;
  /** As the register will call it. */
  readonly type: ServedCompanyType | 'llp';
  readonly members: 'subscribers' | 'guarantors' | 'partners';
}

const KINDS: Readonly<Record<FormedKind, KindFacts>> = {
  BYSHR: { label: 'Private company limited by shares', type: 'ltd', members: 'subscribers' },
  BYGUAR: {
    label: 'Private company limited by guarantee',
    type: 'private-limited-guarant-nsc',
    members: 'guarantors',
  },
  BYGUAREXEMPT: {
    label: 'Private company limited by guarantee, without “Limited” in its name',
    hint: 'Its articles have to meet the conditions of section 62.',
    type: 'private-limited-guarant-nsc-limited-exemption',
    members: 'guarantors',
  },
  PLC: {
    label: 'Public limited company',
    hint: 'It trades once it has a trading certificate, for which £50,000 are allotted (section 761).',
    type: 'plc',
    members: 'subscribers',
  },
  LLP: {
    label: 'Limited liability partnership, some members designated',
    type: 'llp',
    members: 'partners',
  },
  LLPDES: {
    label: 'Limited liability partnership, every member designated',
    hint: 'Whoever is a member at the time is designated.',
    type: 'llp',
    members: 'partners',
  },
};

export const KIND_OPTIONS: readonly FieldOption[] = FORMED_KINDS.map((value) => {
  const { label, hint } = KINDS[value];
  return { value, label, ...(hint !== undefined && { hint }) };
});

const PLACES: Readonly<Record<FormedPlace, string>> = {
  EW: 'England and Wales',
  WA: 'Wales',
  SC: 'Scotland',
  NI: 'Northern Ireland',
};

export const PLACE_OPTIONS: readonly FieldOption[] = FORMED_PLACES.map((value) => ({
  value,
  label: PLACES[value],
  ...(value === 'WA' && { hint: 'Its name may end in Welsh, and its documents may be in Welsh alone.' }),
}));

const JURISDICTIONS = {
  EW: 'england-wales',
  WA: 'wales',
  SC: 'scotland',
  NI: 'northern-ireland',
} as const satisfies Readonly<Record<FormedPlace, FormFacts['company']['jurisdiction']>>;

/** What a company will be on the register, by the register's keys. */
export function toRegisterKeys(kind: FormedKind, place: FormedPlace) {
  return { type: KINDS[kind].type, jurisdiction: JURISDICTIONS[place] };
}

/** The kind that is formed, or that the type of the record names while none is chosen. */
export function kindOf({ answers, facts }: Pick<FormCase, 'answers' | 'facts'>): FormedKind {
  const chosen = answerAt(answers, KIND_PATH);
  return FORMED_KINDS.find((kind) => kind === chosen) ?? kindOfType(facts.company.type) ?? 'BYSHR';
}

/** The kind that becomes a company of a type; undefined where none does. */
export const kindOfType = (type: string): FormedKind | undefined =>
  FORMED_KINDS.find((kind) => KINDS[kind].type === type);

/** The part of the United Kingdom that a record names. */
export const placeOfJurisdiction = (jurisdiction: string | undefined): FormedPlace | undefined =>
  FORMED_PLACES.find((place) => JURISDICTIONS[place] === jurisdiction);

/** The part of the United Kingdom that is chosen; undefined while none is. */
export function placeOf({ answers }: Pick<FormCase, 'answers'>): FormedPlace | undefined {
  const chosen = answerAt(answers, PLACE_PATH);
  return FORMED_PLACES.find((place) => place === chosen);
}

export const membersOf = (asked: FormCase) => KINDS[kindOf(asked)].members;
export const hasShares = (asked: FormCase) => membersOf(asked) === 'subscribers';
export const isPartnership = (asked: FormCase) => membersOf(asked) === 'partners';

/** The case with the company as the answers make it: its type, its part of the United Kingdom, its office. */
export function asFormed(asked: FormCase): FormCase {
  const { facts, answers } = asked;
  const place = placeOf(asked);
  const company = {
    ...facts.company,
    // A name that is proposed proves nothing: a community interest company is formed with the Regulator's form.
    name: '',
    type: KINDS[kindOf(asked)].type,
    jurisdiction: place && JURISDICTIONS[place],
  };
  const office = addressAt(answers, OFFICE_PATH);
  return {
    ...asked,
    facts: { ...facts, company, registeredOffice: office.premise === '' ? undefined : office },
  };
}
