import { bodyNameKey } from '../names/body-name.ts';
import { type ComparableRegistration, toComparableRegistration } from '../names/body-registration.ts';
import { fullNameKey, toComparableName } from '../names/comparable-name.ts';
import type { NameWithFormer } from '../names/likely-name.ts';
import type { PersonOrEntry } from '../match-result.ts';
import type { EntryPlace, HumanName, PersonDetails } from '../register-entry.ts';

/** What one entry, or a person's own details, say about somebody, in the form in which it is compared. */
export interface Facts {
  /** The place of the person or entry among all that are matched. */
  readonly node: number;
  readonly of: PersonOrEntry;
  readonly place: EntryPlace | undefined;
  readonly details: PersonDetails;
  readonly human: NameWithFormer | undefined;
  /** The full name, or the name of a body, in one spelling; undefined where it is too short to be anybody's. */
  readonly nameKey: string | undefined;
  readonly birthDate: string | undefined;
  /** `1970-05`. */
  readonly birthMonth: string | undefined;
  readonly postcode: string | undefined;
  readonly registration: ComparableRegistration | undefined;
}

/** Whose facts they are. */
export interface FactsSource {
  readonly node: number;
  readonly of: PersonOrEntry;
  readonly place?: EntryPlace;
}

/** The facts of an entry or of a person's details. */
export function toFacts({ node, of, place }: FactsSource, details: PersonDetails): Facts {
  const { name, formerNames = [] } = details;
  const base = { node, of, place, details, postcode: postcodeKey(details.postcode) };
  if (name.kind === 'body') {
    const registration = toComparableRegistration(details.registration);
    const nameKey = bodyNameKey(name.name) || undefined;
    return { ...base, human: undefined, nameKey, birthDate: undefined, birthMonth: undefined, registration };
  }
  const now = toComparableName(name);
  const former = formerNames.map((each: HumanName) => toComparableName(each));
  const { birthDate } = details;
  return {
    ...base,
    human: { now, former },
    nameKey: fullNameKey(now),
    birthDate,
    birthMonth: birthDate?.slice(0, 7) ?? publishedMonth(details),
    registration: undefined,
  };
}

/** The month of birth that a register shows, which may contradict the whole date beside it. */
export function publishedMonth({ birthMonth }: PersonDetails): string | undefined {
  return birthMonth && `${birthMonth.year}-${String(birthMonth.month).padStart(2, '0')}`;
}

function postcodeKey(postcode: string | undefined): string | undefined {
  const key = postcode?.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
  return key !== undefined && key.length >= 4 ? key : undefined;
}
