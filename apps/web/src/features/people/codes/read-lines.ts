import { formatMonthOfYear, MONTH_NAMES } from '@statbook/domain/dates';
import { parsePersonalCode } from '@statbook/domain/identity';
import { isSameFullName, mayHaveOneCode, readRegistryName } from '@statbook/domain/people';
import { readCsv } from '@statbook/sheets/read-file';
import type { CodeHolder } from '../people-types.ts';

/** A line with a code, and whose it is as far as that is clear. */
export interface PastedLine {
  /** As they count in what was pasted. */
  readonly line: number;
  /** What stands beside the code. */
  readonly who: string;
  readonly code: string;
  readonly personId?: string | undefined;
  /** Why nobody is known by it. */
  readonly problem?: string | undefined;
  /** The name as pasted, where the register has another. */
  readonly verifiedName?: string | undefined;
  /** The month of birth on the register, where another was pasted. */
  readonly registeredBirth?: string | undefined;
}

type Born = NonNullable<CodeHolder['born']>;

/** Reads lines of a name or a company number, perhaps a date of birth, and a code. */
export function readLines(text: string, people: readonly CodeHolder[]): readonly PastedLine[] {
  return readCsv(text).flatMap((cells, place) => {
    const given = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const isHead = place === 0 && !given.some(isCode) && given.some((cell) => /code/i.test(cell));
    if (given.length === 0 || isHead) return [];
    const code = given.findLast(isCode) ?? given.at(-1) ?? '';
    const others = given.filter((cell) => cell !== code);
    const born = others.map(readBorn).find((each) => each !== undefined);
    const who = others.filter((cell) => readBorn(cell) === undefined).join(', ');
    return [{ line: place + 1, who, code, ...findPerson(who, born, people) }];
  });
}

type Found = Pick<PastedLine, 'personId' | 'problem' | 'verifiedName' | 'registeredBirth'>;

function findPerson(who: string, born: Born | undefined, people: readonly CodeHolder[]): Found {
  if (who === '') return { problem: 'It has neither a name nor a company number' };
  if (/^[A-Z]{0,2}\d{5,8}$/i.test(who)) return findInCompany(who, people);
  const name = readRegistryName(who);
  const same = people.filter((each) => isSameFullName(readRegistryName(each.name), name));
  const fitting = same.length > 1 ? same.filter((each) => !differs(each.born, born)) : same;
  if (fitting.length > 1) return { problem: 'Several people have this name' };
  const [found] = fitting;
  if (found !== undefined) return { personId: found.personId, registeredBirth: otherBirth(found, born) };
  const details = { name, birthMonth: born, protection: 'none' } as const;
  const alike = people.filter((each) =>
    mayHaveOneCode(
      { name: readRegistryName(each.name), birthMonth: each.born ?? undefined, protection: 'none' },
      details,
    ),
  );
  const [likely] = alike;
  if (likely === undefined || alike.length > 1)
    return { problem: alike.length > 1 ? 'Several people have a name like this' : 'Nobody has this name' };
  return { personId: likely.personId, verifiedName: who, registeredBirth: otherBirth(likely, born) };
}

/** The one person of the company whose code is missing. */
function findInCompany(who: string, people: readonly CodeHolder[]): Found {
  const number = who.toUpperCase().replace(/^\d+$/, (digits) => digits.padStart(8, '0'));
  const ofCompany = people.filter(({ companies }) =>
    companies.some(({ companyNumber }) => companyNumber === number),
  );
  const missing = ofCompany.filter(({ codeHeldSince }) => codeHeldSince === null);
  const [found] = missing;
  if (found !== undefined && missing.length === 1) return { personId: found.personId };
  if (ofCompany.length === 0) return { problem: 'No company of this number has anybody to verify' };
  return {
    problem:
      missing.length === 0 ? 'Nobody’s code is missing there' : 'Several people’s codes are missing there',
  };
}

const isCode = (cell: string) => parsePersonalCode(cell).ok;

const differs = (one: Born | null, other: Born | undefined) =>
  one !== null && other !== undefined && (one.month !== other.month || one.year !== other.year);

const otherBirth = ({ born }: CodeHolder, pasted: Born | undefined) =>
  born !== null && differs(born, pasted) ? formatMonthOfYear(born.month, born.year) : undefined;

/** `05/1970`, `11/05/1970`, `1970-05-11`, `May 1970`. */
function readBorn(text: string): Born | undefined {
  const numbers = /^(?:\d{1,2}[/. -])?(?<month>\d{1,2})[/. -](?<year>\d{4})$/.exec(text)?.groups;
  const iso = /^(?<year>\d{4})-(?<month>\d{2})(?:-\d{2})?$/.exec(text)?.groups;
  const words = /^(?:\d{1,2} )?(?<name>[A-Za-z]{3,9}) (?<year>\d{4})$/.exec(text)?.groups;
  const { month, year, name } = { ...numbers, ...iso, ...words };
  const named = name === undefined ? -1 : MONTH_NAMES.findIndex((each) => isShortOf(name, each));
  const found = name === undefined ? Number(month) : named + 1;
  return found >= 1 && found <= 12 ? { month: found, year: Number(year) } : undefined;
}

const isShortOf = (name: string, month: string) => month.toLowerCase().startsWith(name.toLowerCase());
