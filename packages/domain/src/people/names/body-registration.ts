import { parseCompanyNumber } from '../../companies/company-number.ts';
import { COUNTRIES } from '../../reference-data/countries.ts';
import type { BodyRegistration } from '../register-entry.ts';
import { wordsOfName } from './name-words.ts';

/** A registration number in the form in which it is compared. */
export interface ComparableRegistration {
  /** `uk 01234567`, `germany hrb12345`; without a country where none is given. */
  readonly number: string;
  readonly country: string | undefined;
  readonly register: string | undefined;
}

const UNITED_KINGDOM =
  /^(uk|gb|gbr|gb (eng|wls|sct|nir|cym)|(the )?united kingdom.*|great britain.*|england|wales|scotland|northern ireland|england (and )?wales|companies house.*)$/;

/** Countries as people write them, beside the names and codes of the list. */
const COUNTRY_NAMES: ReadonlyMap<string, string> = new Map([
  ...COUNTRIES.flatMap(({ code, name }): [string, string][] => [
    [code.toLowerCase(), textKey(name)],
    [textKey(name), textKey(name)],
  ]),
  ['us', 'united states'],
  ['usa', 'united states'],
  ['united states', 'united states'],
  ['united states of america', 'united states'],
  ['eire', 'ireland'],
  ['republic of ireland', 'ireland'],
  ['ireland', 'ireland'],
  ['ie', 'ireland'],
  ['irl', 'ireland'],
  ['deu', 'germany'],
  ['fra', 'france'],
]);

function textKey(text: string | undefined): string {
  return wordsOfName(text?.replaceAll('&', ' and ').replaceAll('.', '')).join(' ');
}

/** The registration as compared; undefined where its number is none (`N/A`, `0`). */
export function toComparableRegistration(
  given: BodyRegistration | undefined,
): ComparableRegistration | undefined {
  const typed = wordsOfName(given?.number).join('');
  if (given === undefined || !/[1-9]/.test(typed)) return undefined;
  const [place, register] = [textKey(given.country), textKey(given.register)];
  if (UNITED_KINGDOM.test(place) || (place === '' && UNITED_KINGDOM.test(register))) {
    const parsed = parseCompanyNumber(typed);
    return parsed.ok ? { number: parsed.number, country: 'uk', register: undefined } : undefined;
  }
  const country = COUNTRY_NAMES.get(place) ?? place;
  return { number: typed, country: country || undefined, register: register || undefined };
}
