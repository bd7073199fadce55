import countries from './countries.json' with { type: 'json' };
import nationalities from './nationalities.json' with { type: 'json' };
import states from './us-states.json' with { type: 'json' };

/** A country or state to choose from. */
export interface Place {
  readonly code: string;
  readonly name: string;
}

/** 196 countries by ISO 3166-1 code, alphabetical; Kosovo has XK, the code in common use. Some names are shortened. */
export const COUNTRIES: readonly Place[] = countries;

/** The fifty states and the District of Columbia, by postal code. */
export const US_STATES: readonly Place[] = states;

/** Nationalities as the registrar's forms spell them; the most frequent first. */
export const NATIONALITIES: readonly string[] = nationalities;

/** The country with an ISO 3166-1 code. */
export function findCountry(code: string): Place | undefined {
  return COUNTRIES.find((country) => country.code === code);
}
