import { mayBeSameName } from '@statbook/domain/register-watch';

/** How a register of a company spells somebody. */
interface NamedPerson {
  readonly companyId: string;
  readonly personName: string;
  readonly roles: readonly string[];
  readonly sources: readonly string[];
}

/** The registers in the order in which their spelling of a name is preferred. */
const spellings = ['officers', 'pscs', 'company-data'];

/** One row for a person and company: the registers write "HALE, Tobias Edwin" and "Mr Tobias Edwin Hale". */
export function joinPeople<Row extends NamedPerson>(rows: readonly Row[]): readonly Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const place = joined.findIndex((other) => isSamePerson(row, other));
    const other = joined[place];
    if (other === undefined) joined.push(row);
    else joined[place] = join(other, row);
  }
  return joined;
}

/** A register names nobody twice: of two similar names in one register each is a person of their own. */
const isSamePerson = (one: NamedPerson, other: NamedPerson): boolean =>
  one.companyId === other.companyId &&
  !one.sources.some((source) => other.sources.includes(source)) &&
  mayBeSameName(one.personName, other.personName);

function join<Row extends NamedPerson>(one: Row, other: Row): Row {
  const [first, second] = [one, other].toSorted((a, b) => rankOf(a) - rankOf(b));
  if (first === undefined || second === undefined) return one;
  return {
    ...first,
    roles: [...new Set([...first.roles, ...second.roles])],
    sources: [...first.sources, ...second.sources],
  };
}

const rankOf = ({ sources }: NamedPerson): number =>
  Math.min(...sources.map((source) => spellings.indexOf(source)));
