import { compareDecimals, formatAmount, parseAmount } from '@statbook/domain/money';
import type { CallInput, CallReply } from '#api/call-types.ts';
import { withoutEmpty } from '#kit/field/without-empty.ts';
import type { ShareClass } from '../classes/share-class.ts';
import type { EventRequest, NewHolder } from '../plan/share-plan.ts';

/** Somebody of a spreadsheet who does not stand in the register yet. */
export type HolderOfRow = Omit<NewHolder, 'holderId'>;

type Given = NonNullable<CallInput<'saveMultiShareDetails'>['body']>['allottees'][number];
/** Shares of one class for one holder under the names of the call; what it may leave out is empty. */
type Allottee = { readonly [Key in keyof Given]-?: NonNullable<Given[Key]> };

/** An allottee as entered: it may be faulty or unfinished. The holder is empty while nobody is chosen, and of a `newHolder`. */
export interface AllotmentLine extends Allottee {
  readonly id: string;
  readonly newHolder?: HolderOfRow | undefined;
  /** Whoever is meant, until the register is read. */
  readonly holderName: string;
  /** The row of the spreadsheet that it comes from. */
  readonly row?: number | undefined;
  /** What the spreadsheet says there and nobody understands. */
  readonly unread?: readonly LineFault[] | undefined;
}

/** What can be wrong with a line, by the name of its field in the call; a company number is of somebody new. */
export type LineField = Exclude<keyof Allottee, 'isUnderEmployeeScheme'> | 'companyNumber';

export interface LineFault {
  readonly field: LineField;
  readonly message: string;
}

/** The heads under which the fields stand, in the list and in a spreadsheet. */
export const fieldTitles: Readonly<Record<LineField, string>> = {
  holderId: 'Shareholder',
  companyNumber: 'Company number',
  classId: 'Class',
  shares: 'Shares',
  priceEach: 'Price of each',
  paidEach: 'Paid on each',
  nonCash: 'Consideration other than cash',
  firstNumber: 'First number',
};

/** The table has the fields of a line and no others. */
export const lineFields = Object.keys(fieldTitles) as readonly LineField[];

/** So many characters at most say what is given instead of cash. */
export const longestConsideration = 4000;

/** What is wrong with a line, field by field; the server says the same when it plans. */
export function checkLine(line: AllotmentLine, classes: readonly ShareClass[]): readonly LineFault[] {
  const unread = line.unread ?? [];
  const known = new Set(unread.map(({ field }) => field));
  return [...unread, ...faultsOf(line, classes).filter(({ field }) => !known.has(field))];
}

function faultsOf(line: AllotmentLine, classes: readonly ShareClass[]): LineFault[] {
  const faults: LineFault[] = [];
  const wrong = (field: LineField, message: string) => faults.push({ field, message });
  if (line.holderId === '' && line.newHolder === undefined)
    wrong('holderId', 'Choose who receives the shares');
  const shareClass = classes.find(({ shareClassId }) => shareClassId === line.classId);
  if (shareClass === undefined) wrong('classId', 'Choose the class of shares');
  if (!isWholeCount(line.shares))
    wrong('shares', 'Enter the number of shares in at most 11 figures, like 1000');
  return [...faults, ...priceFaults(line, shareClass)];
}

function priceFaults(line: AllotmentLine, shareClass: ShareClass | undefined): LineFault[] {
  const [price, paid] = [parseAmount(line.priceEach), parseAmount(line.paidEach)];
  const faults: LineFault[] = [];
  const wrong = (field: LineField, message: string) => faults.push({ field, message });
  if (!price.ok) wrong('priceEach', 'Enter the price of each share with at most 6 decimal places, like 0.10');
  if (!paid.ok) wrong('paidEach', 'Enter what is paid on each share, 0 if nothing');
  const least = leastPrice(line, shareClass);
  if (least !== undefined)
    wrong('priceEach', `Enter at least ${least}: shares are not allotted below their nominal value`);
  if (price.ok && paid.ok && compareDecimals(paid.value, price.value) > 0)
    wrong('paidEach', 'Enter no more paid than the price of the share');
  return faults;
}

/** The nominal value, where the price is below it. */
function leastPrice({ priceEach }: AllotmentLine, shareClass: ShareClass | undefined): string | undefined {
  if (shareClass === undefined) return undefined;
  const [price, nominal] = [parseAmount(priceEach), parseAmount(shareClass.nominalValue)];
  if (!price.ok || !nominal.ok || compareDecimals(price.value, nominal.value) >= 0) return undefined;
  return formatAmount(nominal.value, shareClass.currency);
}

/** As its field takes it: at most eleven digits, and none before them that says nothing. */
const isWholeCount = (text: string) => /^[1-9]\d{0,10}$/.test(text);

type Drafted = CallReply<'getMultiAllotementShareDetailsById'>['entity'][number]['allottees'][number];
type Kept = Omit<Given, 'nonCash' | 'firstNumber'> & {
  readonly nonCash?: string | null | undefined;
  readonly firstNumber?: string | null | undefined;
};

/** An empty line. */
export const blankLine = (): AllotmentLine =>
  toLine({ holderId: '', classId: '', shares: '', priceEach: '', paidEach: '' });

/** A line as the server kept it. */
export function lineOfDraft({ shareClassId: classId, ...drafted }: Drafted): AllotmentLine {
  const { allotmentLineId: _id, className: _className, holderName, ...kept } = drafted;
  return { ...toLine({ ...kept, classId }), holderName };
}

/** A line as it was kept or recorded; the register knows its holder by name. */
export function toLine(kept: Kept): AllotmentLine {
  return {
    ...kept,
    id: crypto.randomUUID(),
    holderName: '',
    nonCash: kept.nonCash ?? '',
    isUnderEmployeeScheme: kept.isUnderEmployeeScheme ?? false,
    firstNumber: kept.firstNumber ?? '',
  };
}

/** An allotment as it begins: empty, as its draft was kept, or as it was recorded. */
export interface FirstAllotment {
  readonly draftId?: string | undefined;
  readonly on: string;
  readonly lines: readonly AllotmentLine[];
}

/** The form filled in with an allotment; empty without one. */
export function firstOf(request: EventRequest | undefined): FirstAllotment {
  if (request?.kind !== 'allotment') return { on: '', lines: [] };
  return { on: request.on, lines: request.allottees.map(toLine) };
}

/** A line as the server takes it; everybody new has an id to come. */
export function toAllottee(line: AllotmentLine): Given {
  const { id: _id, newHolder: _newHolder, holderName: _name, row: _row, unread: _unread, ...allottee } = line;
  const { nonCash, isUnderEmployeeScheme, firstNumber, ...shares } = allottee;
  return {
    ...shares,
    ...withoutEmpty({ nonCash, firstNumber }),
    ...(isUnderEmployeeScheme && { isUnderEmployeeScheme }),
  };
}

/**
 * Lines that say just what an earlier one says, each with that one, by id: all of them can be meant, and a row that was copied
 * twice looks the same.
 */
export function sameLines(lines: readonly AllotmentLine[]): ReadonlyMap<string, AllotmentLine> {
  const firsts = new Map<string, AllotmentLine>();
  const same = new Map<string, AllotmentLine>();
  for (const line of lines) {
    const { holderId, holderName, classId, shares, priceEach, paidEach, nonCash } = line;
    if (holderName === '' || shares === '') continue;
    const key = JSON.stringify([holderId || holderName, classId, shares, priceEach, paidEach, nonCash]);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, line);
    else same.set(line.id, first);
  }
  return same;
}
