import { compareDecimals, formatAmount, parseAmount } from '@statbook/domain';
import type { CallInput, CallReply } from '#api/call-types.ts';
import type { ShareClass } from '../classes/share-class.ts';
import type { EventRequest, NewHolder } from '../plan/share-plan.ts';

/** Somebody of a spreadsheet who does not stand in the register yet. */
export type HolderOfRow = Omit<NewHolder, 'HolderId'>;

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
  | 'HolderId'
  | 'CompanyNumber'
  | 'ClassId'
  | 'Shares'
  | 'PriceEach'
  | 'PaidEach'
  | 'NonCash'
  | 'FirstNumber';

export interface LineFault {
  readonly field: LineField;
  readonly message: string;
}

/** The heads under which the fields stand, in the list and in a spreadsheet. */
export const fieldTitles: Readonly<Record<LineField, string>> = {
  HolderId: 'Shareholder',
  CompanyNumber: 'Company number',
  ClassId: 'Class',
  Shares: 'Shares',
  PriceEach: 'Price of each',
  PaidEach: 'Paid on each',
  NonCash: 'Consideration other than cash',
  FirstNumber: 'First number',
};

/** The fields of a line in the order in which they stand. */
export const lineFields = [
  'HolderId',
  'ClassId',
  'Shares',
  'PriceEach',
  'PaidEach',
  'NonCash',
  'FirstNumber',
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
    wrong('HolderId', 'Choose who receives the shares');
  const shareClass = classes.find(({ ShareClassId }) => ShareClassId === line.classId);
  if (shareClass === undefined) wrong('ClassId', 'Choose the class of shares');
  if (!isWholeCount(line.shares))
    wrong('Shares', 'Enter the number of shares in at most 11 figures, like 1000');
  return [...faults, ...priceFaults(line, shareClass)];
}

function priceFaults(line: AllotmentLine, shareClass: ShareClass | undefined): LineFault[] {
  const [price, paid] = [parseAmount(line.priceEach), parseAmount(line.paidEach)];
  const faults: LineFault[] = [];
  const wrong = (field: LineField, message: string) => faults.push({ field, message });
  if (!price.ok) wrong('PriceEach', 'Enter the price of each share with at most 6 decimal places, like 0.10');
  if (!paid.ok) wrong('PaidEach', 'Enter what is paid on each share, 0 if nothing');
  const least = leastPrice(line, shareClass);
  if (least !== undefined)
    wrong('PriceEach', `Enter at least ${least}: shares are not allotted below their nominal value`);
  if (price.ok && paid.ok && compareDecimals(paid.value, price.value) > 0)
    wrong('PaidEach', 'Enter no more paid than the price of the share');
  return faults;
}

/** The nominal value, where the price is below it. */
function leastPrice({ priceEach }: AllotmentLine, shareClass: ShareClass | undefined): string | undefined {
  if (shareClass === undefined) return undefined;
  const [price, nominal] = [parseAmount(priceEach), parseAmount(shareClass.NominalValue)];
  if (!price.ok || !nominal.ok || compareDecimals(price.value, nominal.value) >= 0) return undefined;
  return formatAmount(nominal.value, shareClass.Currency);
}

/** As its field takes it: at most eleven digits, and none before them that says nothing. */
const isWholeCount = (text: string) => /^[1-9]\d{0,10}$/.test(text);

type Drafted = CallReply<'getMultiAllotementShareDetailsById'>['Entity'][number]['Allottees'][number];
type Recorded = Extract<EventRequest, { Kind: 'allotment' }>['Allottees'][number];
type Given = NonNullable<CallInput<'saveMultiShareDetails'>['body']>['Allottees'][number];

/** A line as the server kept it. */
export function lineOfDraft(drafted: Drafted): AllotmentLine {
  return {
    id: drafted.MultiAllotmentsharesjsondetailsID ?? crypto.randomUUID(),
    holderId: drafted.HolderId,
    holderName: drafted.HolderName,
    classId: drafted.ShareClassId,
    shares: drafted.Shares,
    priceEach: drafted.PriceEach,
    paidEach: drafted.PaidEach,
    nonCash: drafted.NonCash ?? '',
    isUnderEmployeeScheme: drafted.IsUnderEmployeeScheme,
    firstNumber: drafted.FirstNumber ?? '',
  };
}

/** A line as it was recorded; `name` is that of the holder. */
export function lineOfRecorded(allottee: Recorded, name: string): AllotmentLine {
  return {
    id: crypto.randomUUID(),
    holderId: allottee.HolderId,
    holderName: name,
    classId: allottee.ClassId,
    shares: allottee.Shares,
    priceEach: allottee.PriceEach,
    paidEach: allottee.PaidEach,
    nonCash: allottee.NonCash ?? '',
    isUnderEmployeeScheme: allottee.IsUnderEmployeeScheme ?? false,
    firstNumber: allottee.FirstNumber ?? '',
  };
}

/** A line as the server takes it; everybody new has an id to come. */
export function toAllottee(line: AllotmentLine): Given {
  return {
    ClassId: line.classId,
    HolderId: line.holderId,
    Shares: line.shares,
    PriceEach: line.priceEach,
    PaidEach: line.paidEach,
    ...(line.nonCash !== '' && { NonCash: line.nonCash }),
    ...(line.isUnderEmployeeScheme && { IsUnderEmployeeScheme: true }),
    ...(line.firstNumber !== '' && { FirstNumber: line.firstNumber }),
  };
}
