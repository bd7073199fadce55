import { keepPreviousData } from '@tanstack/react-query';
import { isEnteredDate } from '@statbook/domain/dates/entered';
import type { CallReply } from '#api/call-types.ts';
import { readTexts } from '#kit/address/search-text.ts';

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
export type ReadingHead = Pick<
  CallReply<'getShareRegister'>['entity'][number],
  'asAt' | 'knownAt' | 'knownSince' | 'knownOn' | 'lastEntry'
>;

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

/** The time in an address, apart from what else the address says. */
export const timeOf = ({ asAt, knownAt, knownOn }: AsAtAddress) => ({ asAt, knownAt, knownOn });

/** For the `loaderDeps` of a page that reads a register: the company of its address, and the time of the reading. */
export const readingOf = ({
  search,
}: {
  search: AsAtAddress & { readonly company?: string | undefined };
}) => ({ company: search.company, ...timeOf(search) });

/** What a reading call is asked: nothing where it is of now. */
export const toAsAtQuery = ({ asAt, knownAt, knownOn }: AsAtAddress) => ({
  asAt,
  knownAt: knownAt === undefined ? undefined : Number(knownAt),
  knownOn,
});

/** What a page asks that reads a register at the time of its address; the reading before stays on show until it is there. */
export const readingAt = (companyId: string, address: AsAtAddress) =>
  [{ query: { companyId, ...toAsAtQuery(address) } }, { placeholderData: keepPreviousData }] as const;

/** Today, with all that is known of it. */
export const now = { asAt: undefined, knownAt: undefined, knownOn: undefined } as const;

/** Whether an address asks for nothing else. */
export const isOfNow = (address: AsAtAddress): boolean =>
  Object.values(timeOf(address)).every((part) => part === undefined);
