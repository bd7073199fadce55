import { COMPANY_NUMBER_ASKED, parseCompanyNumber } from '@statbook/domain/companies';
import { withoutEmpty } from '#kit/field/without-empty.ts';
import { describeHolder, foldWords, type ShareHolder } from '../../holders/share-holder.ts';
import type { HolderOfRow, LineFault } from '../allotment-line.ts';
import type { SheetColumn } from './sheet-columns.ts';

/** What a row says in a column; empty where it says nothing. */
export type Cells = (column: SheetColumn) => string;

type Member = HolderOfRow['members'][number];

/** Whom a row names, alone or jointly. */
export function holderOfRow(cells: Cells): HolderOfRow {
  const [company, number] = [cells('company'), cells('companyNumber')];
  const first =
    company === '' ? personOf(cells('forenames'), cells('surname'), number) : companyOf(company, number);
  const joint = cells('joint')
    .split(/[;\n]|\s&\s/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const designation = cells('designation');
  const address = addressOf(cells);
  return {
    members: [first, ...joint.map((name) => memberOf(name))],
    ...withoutEmpty({ designation }),
    ...(Object.keys(address).length > 0 && { address }),
  };
}

const corporate = /\b(?:limited|ltd|plc|llp|cic|inc|trustees|nominees)\b\.?$/i;

/** Somebody named in one cell: a company by its ending, else a person whose last name is a surname. */
function memberOf(name: string, companyNumber = ''): Member {
  if (corporate.test(name)) return companyOf(name, companyNumber);
  const words = name.split(/\s+/);
  const forename = words.slice(0, -1).join(' ');
  return { kind: 'person', surname: words.at(-1) ?? '', ...withoutEmpty({ forename }) };
}

function companyOf(name: string, typedNumber = ''): Member {
  const number = parseCompanyNumber(typedNumber);
  return { kind: 'company', name, ...(number.ok && { companyNumber: number.number }) };
}

function personOf(forename: string, surname: string, companyNumber: string): Member {
  // A whole name in the one column of names.
  if (forename === '' && surname.includes(' ')) return memberOf(surname, companyNumber);
  return { kind: 'person', surname, ...withoutEmpty({ forename }) };
}

function addressOf(cells: Cells): NonNullable<HolderOfRow['address']> {
  return withoutEmpty({
    premises: cells('house'),
    line1: cells('street'),
    town: cells('town'),
    county: cells('county'),
    postcode: cells('postcode').toUpperCase(),
    country: cells('country'),
  });
}

/** The longest that the register keeps of each. */
const longest = { forename: 100, name: 160, designation: 100, address: 100, members: 20 };

/** What a row says of its holder and the register does not keep. */
export function holderFaults(who: HolderOfRow, cells: Cells): readonly LineFault[] {
  const tooLong = tooLongIn(who);
  const number = cells('companyNumber');
  const isRead = number === '' || parseCompanyNumber(number).ok;
  return [
    ...(tooLong === undefined ? [] : [{ field: 'holderId' as const, message: tooLong }]),
    ...(isRead ? [] : [{ field: 'companyNumber' as const, message: COMPANY_NUMBER_ASKED }]),
  ];
}

/** What of a holder is longer than the register keeps; nothing is cut off unasked. */
export function tooLongIn({ members, designation = '', address = {} }: HolderOfRow): string | undefined {
  if (members.length > longest.members) return `Enter at most ${longest.members} joint holders`;
  const isNameLong = (member: Member) =>
    nameOf(member).length > longest.name || forenameOf(member).length > longest.forename;
  if (members.some(isNameLong))
    return `Shorten the name: at most ${longest.name} characters, forenames ${longest.forename}`;
  if (designation.length > longest.designation)
    return `Shorten the designation to ${longest.designation} characters`;
  const isLong = Object.values(address).some((part) => (part?.length ?? 0) > longest.address);
  return isLong ? `Shorten the address: at most ${longest.address} characters a line` : undefined;
}

const nameOf = (member: Member) => (member.kind === 'company' ? member.name : member.surname);
const forenameOf = (member: Member) => (member.kind === 'company' ? '' : (member.forename ?? ''));

/** Whether a row says who each of its holders is. */
export const isNamed = ({ members }: HolderOfRow) => members.every((member) => nameOf(member) !== '');

/** A row without an address means the one holder of that name, if there is just one. */
export function findByNameOnly(who: HolderOfRow, holders: readonly ShareHolder[]): ShareHolder | undefined {
  if (who.address !== undefined) return undefined;
  const name = foldWords(describeHolder(who));
  const named = holders.filter((each) => foldWords(each.name) === name);
  return named.length === 1 ? named[0] : undefined;
}
