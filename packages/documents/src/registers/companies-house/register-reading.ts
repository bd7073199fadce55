import {
  type CivilDate,
  civilDate,
  formatCivilDate,
  formatShortDate,
  isCivilDate,
} from '@statbook/domain/dates';
import { type PublicAddress, toAddressText } from '@statbook/domain/public-address';
import type { DocumentCompany } from '../../company-facts.ts';
import type { Table } from '../../page/ruled-table.ts';

/** Whose register at Companies House a document shows, and of when. */
export interface RegisterReading {
  readonly company: DocumentCompany;
  /** The day on which Companies House was asked; undefined where it never was. */
  readonly readOn: CivilDate | undefined;
  /** The day the document is made. */
  readonly madeOn: CivilDate;
}

/** Where a body is registered and under which law, as the public register shows it. */
export interface BodyIdentity {
  readonly legalForm?: string | undefined;
  readonly legalAuthority?: string | undefined;
  readonly placeRegistered?: string | undefined;
  readonly countryRegistered?: string | undefined;
  readonly registrationNumber?: string | undefined;
}

/** What the registers of people and bodies say of each of them. The day of a birth and the home address are not public. */
export interface PublicParticulars {
  readonly serviceAddress?: PublicAddress | undefined;
  readonly principalOffice?: PublicAddress | undefined;
  readonly born?: { readonly month: number; readonly year: number } | undefined;
  readonly nationality?: string | undefined;
  readonly countryOfResidence?: string | undefined;
  readonly identity?: BodyIdentity | undefined;
}

/** A column, and what an entry says in it. */
export interface EntryColumn<Entry> {
  readonly title: string;
  readonly share: number;
  readonly textOf: (entry: Entry) => string | undefined;
}

const notRead = 'Not read from Companies House yet';

/** The lines under the title: the day, when Companies House said what follows, and how much that is. */
export function readingLines({ readOn, madeOn }: RegisterReading, counts: string): readonly string[] {
  const made = `Made on ${formatCivilDate(madeOn)}`;
  return readOn === undefined
    ? [made, notRead]
    : [made, `As shown by Companies House on ${formatCivilDate(readOn)}`, counts];
}

/** Said where there are no entries; nobody knows whether there are any before the register is read. */
export const emptyText = ({ readOn }: RegisterReading, none: string): string =>
  readOn === undefined ? `${notRead}.` : none;

/** "2 current, 1 resigned"; nothing said of what there is none of. */
export const countsText = (counts: readonly (readonly [count: number, word: string])[]): string =>
  counts
    .filter(([count], place) => place === 0 || count > 0)
    .map(([count, word]) => `${count.toLocaleString('en-GB')} ${word}`)
    .join(', ');

/** A table of the entries; a column in which no entry says anything leaves its room to the others. */
export function tableOfEntries<Entry>(
  title: string,
  columns: readonly EntryColumn<Entry>[],
  entries: readonly Entry[],
): Table {
  const filled = columns.filter(({ textOf }) => entries.some((entry) => Boolean(textOf(entry))));
  return {
    title,
    columns: filled.map(({ title: head, share }) => ({ title: head, share })),
    rows: entries.map((entry) => ({ cells: filled.map(({ textOf }) => textOf(entry) ?? '') })),
  };
}

/** What is known of these, each on a line of its own. */
export const linesOf = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('\n');

/** The same where they wrap: several begin with a mark each. */
export const listOf = (parts: readonly string[]): string =>
  linesOf(parts.length > 1 ? parts.map((part) => `• ${part}`) : parts);

/** "31 Jan 2020"; as it was given where it is no day of the calendar. */
export const dayText = (day: string | undefined): string | undefined =>
  day !== undefined && isCivilDate(day) ? formatShortDate(civilDate(day)) : day;

/** Legal form, law, register, number and principal office of a body. */
export function bodyText({ identity, principalOffice }: PublicParticulars): string {
  const { legalForm, legalAuthority, placeRegistered, countryRegistered, registrationNumber } =
    identity ?? {};
  const said: readonly (readonly [string, string | undefined])[] = [
    ['Legal form', legalForm],
    ['Governing law', legalAuthority],
    ['Registered at', placeRegistered],
    ['Country of registration', countryRegistered],
    ['Registration number', registrationNumber],
    ['Principal office', toAddressText(principalOffice)],
  ];
  return linesOf(said.map(([term, text]) => text && `${term}: ${text}`));
}
