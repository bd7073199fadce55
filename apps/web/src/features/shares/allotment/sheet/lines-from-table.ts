import { classKey } from '@statbook/domain/share-capital';
import type { ShareClass } from '../../classes/share-class.ts';
import { describeHolder, holderKey, isKnown, type ShareHolder } from '../../holders/share-holder.ts';
import { type AllotmentLine, blankLine, type HolderOfRow, type LineFault } from '../allotment-line.ts';
import {
  type Cells,
  findByNameOnly,
  holderFaults,
  holderOfRow,
  isNamed,
  tooLongIn,
} from './holder-of-row.ts';
import { pricesOfRow } from './prices-of-row.ts';
import type { Table } from '@statbook/sheets/read-file';
import { findColumns } from './sheet-columns.ts';

interface Register {
  readonly classes: readonly ShareClass[];
  readonly holders: readonly ShareHolder[];
}

/** The lines of a spreadsheet, faulty ones too; or why none could be read. */
export type SheetOutcome =
  | { readonly ok: true; readonly lines: readonly AllotmentLine[]; readonly unknown: readonly string[] }
  | { readonly ok: false; readonly reason: string };

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
  const findHolder = holderFinder(holders);
  const lines = rows.flatMap((row, index) => {
    if (row.every((cell) => cell.trim() === '')) return [];
    const cells: Cells = (column) => (row[places.get(column) ?? -1] ?? '').trim();
    const line = toLine(cells, { classes, row: index + 2 });
    const who = holderOfRow(cells);
    line.unread.push(...holderFaults(who, cells));
    return [{ ...line, ...findHolder(who) }];
  });
  if (lines.length === 0) return { ok: false, reason: 'There are no rows below the column headings' };
  return { ok: true, lines, unknown };
}

/** Finds the holder of each row in the register, or keeps who is new; a stranger of several rows is one. */
function holderFinder(holders: readonly ShareHolder[]) {
  const known = new Map(holders.filter(isKnown).map((holder) => [holderKey(holder), holder]));
  const strangers = new Map<string, HolderOfRow>();
  return (who: HolderOfRow) => {
    const key = holderKey(who);
    const holder = known.get(key) ?? findByNameOnly(who, holders);
    if (holder !== undefined) return { holderId: holder.holderId, holderName: holder.name };
    const nobody = { holderId: '', holderName: describeHolder(who) };
    if (!isNamed(who) || tooLongIn(who) !== undefined) return nobody;
    const newHolder = strangers.get(key) ?? who;
    strangers.set(key, newHolder);
    return { ...nobody, newHolder };
  };
}

/** A row without its holder. */
function toLine(cells: Cells, { classes, row }: { classes: readonly ShareClass[]; row: number }) {
  const unread: LineFault[] = [];
  const typedClass = cells('class');
  const [only] = classes;
  const shareClass =
    typedClass === '' && classes.length === 1
      ? only
      : classes.find(({ className }) => classKey(className) === classKey(typedClass));
  if (shareClass === undefined && typedClass !== '')
    unread.push({
      field: 'classId',
      message: `There is no class “${typedClass}”; choose one of the company’s`,
    });
  const { faults, ...prices } = pricesOfRow(cells, shareClass);
  unread.push(...faults);
  return {
    ...blankLine(),
    classId: shareClass?.shareClassId ?? '',
    ...prices,
    row,
    unread,
  };
}
