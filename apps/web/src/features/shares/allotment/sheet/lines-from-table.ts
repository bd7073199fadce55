import { classKey, parseAmount, parseCompanyNumber, parseShareCount, toDecimalText } from '@statbook/domain';
import type { ShareClass } from '../../classes/share-class.ts';
import { addressLine, type ShareHolder } from '../../holders/share-holder.ts';
import type { AllotmentLine, LineFault, NewHolder } from '../allotment-line.ts';
import type { Table } from './read-table.ts';
import { findColumns, type SheetColumn } from './sheet-columns.ts';

interface Register {
  readonly classes: readonly ShareClass[];
  readonly holders: readonly ShareHolder[];
}

/** The lines of a spreadsheet, faulty ones too; or why none could be read. */
export type SheetOutcome =
  | { readonly ok: true; readonly lines: readonly AllotmentLine[]; readonly unknown: readonly string[] }
  | { readonly ok: false; readonly reason: string };

type Cells = (column: SheetColumn) => string;

/** Reads a table whose first row names the columns. Whoever stands in the register is found there. */
export function linesFromTable(table: Table, { classes, holders }: Register): SheetOutcome {
  const [heads = [], ...rows] = table;
  const { places, unknown } = findColumns(heads);
  if (!places.has('shares') || !(places.has('surname') || places.has('company')))
    return {
      ok: false,
      reason:
        'Begin with a row that names the columns, with Surname or Company name, and Shares: as in the template',
    };
  const known = new Map(holders.map((holder) => [keyOfHolder(holder), holder]));
  const strangers = new Map<string, NewHolder>();
  const lines = rows.flatMap((row, index) => {
    if (row.every((cell) => cell.trim() === '')) return [];
    const cells: Cells = (column) => (row[places.get(column) ?? -1] ?? '').trim();
    const who = holderOf(cells);
    const key = keyOfNew(who);
    const holder = known.get(key) ?? findByNameOnly(who, holders);
    if (holder === undefined && !strangers.has(key)) strangers.set(key, who);
    const isNamed = who.Members.every((each) => (each.Kind === 'company' ? each.Name : each.Surname) !== '');
    const newHolder = holder === undefined && isNamed ? strangers.get(key) : undefined;
    const line = toLine(cells, { classes, row: index + 2 });
    const name = holder?.Name ?? nameOfNew(who);
    return [{ ...line, holderId: holder?.HolderId ?? '', holderName: name, newHolder }];
  });
  if (lines.length === 0) return { ok: false, reason: 'Below the names of the columns stands nothing' };
  return { ok: true, lines, unknown };
}

function toLine(
  cells: Cells,
  { classes, row }: { classes: readonly ShareClass[]; row: number },
): AllotmentLine {
  const unread: LineFault[] = [];
  const typedClass = cells('class');
  const [only] = classes;
  const shareClass =
    typedClass === '' && classes.length === 1
      ? only
      : classes.find(({ ClassName }) => classKey(ClassName) === classKey(typedClass));
  if (shareClass === undefined && typedClass !== '')
    unread.push({
      field: 'ClassId',
      message: `There is no class “${typedClass}”; choose one of the company’s`,
    });
  const priceEach = amountIn(cells('price')) || (shareClass?.NominalValue ?? '');
  return {
    id: crypto.randomUUID(),
    holderId: '',
    holderName: '',
    classId: shareClass?.ShareClassId ?? '',
    shares: countIn(cells('shares')),
    priceEach,
    paidEach: amountIn(cells('paid')) || priceEach,
    nonCash: cells('nonCash').slice(0, 4000),
    isUnderEmployeeScheme: false,
    firstNumber: '',
    row,
    unread,
  };
}

/** "£1.50" and "1,000" are figures; what is none stays as it is, to be mended. */
function amountIn(cell: string): string {
  const parsed = parseAmount(cell.replace(/^[£€$]\s*/, ''));
  return parsed.ok ? toDecimalText(parsed.value) : cell;
}

function countIn(cell: string): string {
  const parsed = parseShareCount(cell);
  return parsed.ok ? toDecimalText(parsed.value) : cell;
}

function holderOf(cells: Cells): NewHolder {
  const company = cells('company');
  const [forename, surname] = [cells('forenames').slice(0, 100), cells('surname').slice(0, 160)];
  const first = company === '' ? personOf(forename, surname) : companyOf(company, cells('companyNumber'));
  const joint = cells('joint')
    .split(/[;\n]|\s&\s/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const designation = cells('designation').slice(0, 100);
  const address = addressOf(cells);
  return {
    Members: [first, ...joint.slice(0, 19).map(memberOf)],
    ...(designation !== '' && { Designation: designation }),
    ...(Object.keys(address).length > 0 && { Address: address }),
  };
}

const corporate = /\b(?:limited|ltd|plc|llp|cic|inc|trustees|nominees)\b\.?$/i;

/** Somebody named in one cell: a company by its ending, else a person whose last name is a surname. */
function memberOf(name: string): NewHolder['Members'][number] {
  if (corporate.test(name)) return companyOf(name);
  const words = name.split(/\s+/);
  return personOf(words.slice(0, -1).join(' ').slice(0, 100), (words.at(-1) ?? '').slice(0, 160));
}

/** A number that is none of Companies House is left out: companies of other registers have others. */
function companyOf(name: string, typedNumber = '') {
  const number = parseCompanyNumber(typedNumber);
  return {
    Kind: 'company' as const,
    Name: name.slice(0, 160),
    ...(number.ok && { CompanyNumber: number.number }),
  };
}

function personOf(forename: string, surname: string) {
  // A whole name in the one column of names.
  if (forename === '' && surname.includes(' ')) {
    const words = surname.split(/\s+/);
    if (corporate.test(surname)) return companyOf(surname);
    return { Kind: 'person' as const, Forename: words.slice(0, -1).join(' '), Surname: words.at(-1) ?? '' };
  }
  return { Kind: 'person' as const, Surname: surname, ...(forename !== '' && { Forename: forename }) };
}

function addressOf(cells: Cells): NonNullable<NewHolder['Address']> {
  const parts = {
    Premises: cells('house'),
    Line1: cells('street'),
    Town: cells('town'),
    County: cells('county'),
    Postcode: cells('postcode').toUpperCase(),
    Country: cells('country'),
  };
  const given = Object.entries(parts).filter(([, part]) => part !== '');
  return Object.fromEntries(given.map(([field, part]) => [field, part.slice(0, 100)]));
}

function nameOfNew({ Members, Designation }: NewHolder): string {
  const names = Members.map((each) =>
    each.Kind === 'company' ? each.Name : [each.Forename, each.Surname].filter(Boolean).join(' '),
  );
  return `${names.join(' and ')}${Designation ? ` (${Designation})` : ''}`;
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s,.]+/g, ' ')
    .trim();

function keyOfNew(who: NewHolder): string {
  return [fold(nameOfNew(who)), fold(addressLine(who.Address ? { ...who.Address } : null))].join('\n');
}

function keyOfHolder({ Name, Address }: ShareHolder): string {
  return [fold(Name), fold(addressLine(Address))].join('\n');
}

/** A row without an address means the one holder of that name, if there is just one. */
function findByNameOnly(who: NewHolder, holders: readonly ShareHolder[]): ShareHolder | undefined {
  if (who.Address !== undefined) return undefined;
  const name = fold(nameOfNew(who));
  const named = holders.filter(({ Name }) => fold(Name) === name);
  return named.length === 1 ? named[0] : undefined;
}
