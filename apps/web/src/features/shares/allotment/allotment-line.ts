import { compareDecimals, formatAmount, parseAmount } from '@statbook/domain/money';
import type { CallInput, CallReply } from '#api/call-types.ts';
import type { ShareClass } from '../classes/share-class.ts';
import type { EventRequest, NewHolder } from '../plan/share-plan.ts';

/** Somebody of a spreadsheet who does not stand in the register yet. */
export type HolderOfRow = Omit<NewHolder, 'holderId'>;

/** Shares of one class for one holder, as entered: it may be faulty or unfinished. */
export interface AllotmentLine {
  readonly id: string;
  /** Empty while nobody is chosen, and of a `newHolder`. */
  readonly holderId: string;
  readonly newHolder?: HolderOfRow | undefined;
  readonly holderName: string;
  readonly classId: string;
  readonly shares: string;
  readonly priceEach: string;
  readonly paidEach: string;
  /** Empty for cash. */
  readonly nonCash: string;
  readonly isUnderEmployeeScheme: boolean;
  readonly firstNumber: string;
  /** The row of the spreadsheet that it comes from. */
  readonly row?: number | undefined;
  /** What the spreadsheet says there and nobody understands. */
  readonly unread?: readonly LineFault[] | undefined;
}

/** What a line is made of, by the name of its field in the call; a company number is of somebody new. */
export type LineField =
  | 'holderId'
  | 'companyNumber'
  | 'classId'
  | 'shares'
  | 'priceEach'
  | 'paidEach'
  | 'nonCash'
  | 'firstNumber';

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

/** The fields of a line in the order in which they stand. */
export const lineFields = [
  'holderId',
  'classId',
  'shares',
  'priceEach',
  'paidEach',
  'nonCash',
  'firstNumber',
] as const satisfies readonly LineField[];

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
type Recorded = Extract<EventRequest, { kind: 'allotment' }>['allottees'][number];
type Given = NonNullable<CallInput<'saveMultiShareDetails'>['body']>['allottees'][number];

/** A line as the server kept it. */
export function lineOfDraft(drafted: Drafted): AllotmentLine {
  return {
    id: drafted.allotmentLineId ?? crypto.randomUUID(),
    holderId: drafted.holderId,
    holderName: drafted.holderName,
    classId: drafted.shareClassId,
    shares: drafted.shares,
    priceEach: drafted.priceEach,
    paidEach: drafted.paidEach,
    nonCash: drafted.nonCash ?? '',
    isUnderEmployeeScheme: drafted.isUnderEmployeeScheme,
    firstNumber: drafted.firstNumber ?? '',
  };
}

/** A line as it was recorded; `name` is that of the holder. */
export function lineOfRecorded(allottee: Recorded, name: string): AllotmentLine {
  return {
    id: crypto.randomUUID(),
    holderId: allottee.holderId,
    holderName: name,
    classId: allottee.classId,
    shares: allottee.shares,
    priceEach: allottee.priceEach,
    paidEach: allottee.paidEach,
    nonCash: allottee.nonCash ?? '',
    isUnderEmployeeScheme: allottee.isUnderEmployeeScheme ?? false,
    firstNumber: allottee.firstNumber ?? '',
  };
}

/** A line as the server takes it; everybody new has an id to come. */
export function toAllottee(line: AllotmentLine): Given {
  return {
    classId: line.classId,
    holderId: line.holderId,
    shares: line.shares,
    priceEach: line.priceEach,
    paidEach: line.paidEach,
    ...(line.nonCash !== '' && { nonCash: line.nonCash }),
    ...(line.isUnderEmployeeScheme && { isUnderEmployeeScheme: true }),
    ...(line.firstNumber !== '' && { firstNumber: line.firstNumber }),
  };
}
