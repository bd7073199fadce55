import { readTexts } from '#kit/address/search-text.ts';
import { isEnteredDate } from '@statbook/domain/dates/entered';

/** At which day a page of the share register is read and how much is known of it, as its address keeps it. */
export interface AsAtAddress {
  /** `YYYY-MM-DD`; today when there is none. */
  readonly asAt?: string | undefined;
  /** The number of the last entry that counts; all count when there is none. */
  readonly knownAt?: string | undefined;
  /** The minute at the end of which that was known, in UTC, instead: `2026-11-03T14:05Z`. */
  readonly knownOn?: string | undefined;
}

/** When a reading is of, as the server says at its head. */
export interface ReadingHead {
  readonly asAt: string;
  readonly knownAt: number;
  readonly knownSince: string | null;
  /** The minute that was asked for. */
  readonly knownOn: string | null;
  readonly lastEntry: number;
}

const isMinute = (text: string) =>
  /T\d\d:\d\dZ$/.test(text) && isEnteredDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

/** Takes from an address the time of a reading; what is none is left out. */
export function readAsAtAddress({ asAt, knownAt, knownOn }: Readonly<Record<string, unknown>>): AsAtAddress {
  return {
    asAt: typeof asAt === 'string' && isEnteredDate(asAt) ? asAt : undefined,
    knownAt: typeof knownAt === 'string' && /^\d{1,9}$/.test(knownAt) ? knownAt : undefined,
    knownOn: typeof knownOn === 'string' && isMinute(knownOn) ? knownOn : undefined,
  };
}

/** The same with the texts of a page, by their names. */
export const readWithTime = <Name extends string>(...names: readonly Name[]) => {
  const readNamed = readTexts(...names);
  return (search: Readonly<Record<string, unknown>>) => ({
    ...readNamed(search),
    ...readAsAtAddress(search),
  });
};

/** For the `loaderDeps` of a page that reads a register: the company of its address, and the time of the reading. */
export const readingOf = ({
  search: { company, asAt, knownAt, knownOn },
}: {
  search: AsAtAddress & { readonly company?: string | undefined };
}) => ({ company, asAt, knownAt, knownOn });

/** What a reading call is asked: nothing where it is of now. */
export function toAsAtQuery({ asAt, knownAt, knownOn }: AsAtAddress): {
  asAt?: string;
  knownAt?: number;
  knownOn?: string;
} {
  return {
    ...(asAt !== undefined && { asAt }),
    ...(knownAt !== undefined && { knownAt: Number(knownAt) }),
    ...(knownOn !== undefined && { knownOn }),
  };
}
