import { isEnteredDate, findDateRefusal } from '@statbook/domain/dates';
import { readAmount } from '@statbook/domain/money';
import { type DutyAnswer, dutyOnTransferee, stampingDueOn } from '@statbook/domain/share-capital';
import type { UseFormReturn } from 'react-hook-form';
import { withoutEmpty } from '#kit/field/without-empty.ts';
import type { ChosenLot } from '../lots/chosen-lots.ts';
import type { EventRequest, ShareEntry } from '../plan/share-plan.ts';

export type TransferRequest = Extract<EventRequest, { kind: 'transfer' }>;

/** One transferee as the form asks; each has an instrument of their own. */
export interface TransfereeValues {
  transfereeId: string;
  shares: string;
  numbers: string;
  lots: ChosenLot[];
  terms: string;
  consideration: string;
  isPartOfSeries: boolean;
  isExempt: boolean;
  exemption: string;
  stamping: string;
}

export interface TransferValues {
  classId: string;
  transferorId: string;
  transferees: TransfereeValues[];
  signedOn: string;
  lodgedOn: string;
  /** What the directors decided: 'register' or 'refuse'. */
  decision: string;
  on: string;
  refusedOn: string;
  reasons: string;
  /** Why an earlier entry is corrected. */
  reason: string;
}

export type TransferForm = UseFormReturn<TransferValues, unknown, TransferValues>;

export const emptyTransferee: TransfereeValues = {
  transfereeId: '',
  shares: '',
  numbers: '',
  lots: [],
  terms: 'sale',
  consideration: '',
  isPartOfSeries: false,
  isExempt: false,
  exemption: '',
  stamping: '',
};

/** A transfer to be filled in; of the only class where there is one. */
export function newTransfer(classId: string, today: string): TransferValues {
  return {
    classId,
    transferorId: '',
    transferees: [emptyTransferee],
    signedOn: '',
    lodgedOn: '',
    decision: 'register',
    on: today,
    refusedOn: today,
    reasons: '',
    reason: '',
  };
}

/** A recorded transfer as the form asks, to be corrected. */
export function toTransferValues({ request }: Pick<ShareEntry, 'request'>, today: string): TransferValues {
  if (request.kind !== 'transfer') return newTransfer('', today);
  const { classId, transferorId, on, signedOn = '', lodgedOn = '' } = request;
  const transferees = request.transferees.map((given) => ({
    ...emptyTransferee,
    ...given,
    numbers: given.numbers ?? '',
    lots: [...(given.lots ?? [])],
    terms: isGift(given.consideration) ? 'gift' : 'sale',
    consideration: given.consideration ?? '',
    isPartOfSeries: given.isPartOfSeries ?? false,
    isExempt: given.exemption !== undefined,
    exemption: given.exemption ?? '',
    stamping: given.stamping ?? '',
  }));
  return { ...newTransfer(classId, today), transferorId, on, signedOn, lodgedOn, transferees };
}

function isGift(consideration: string | undefined): boolean {
  return readAmount(consideration ?? '0') === 0n;
}

/** The transfer as it is planned and recorded. */
export function toTransferRequest(values: TransferValues): TransferRequest {
  const { classId, transferorId, on, signedOn, lodgedOn } = values;
  return {
    kind: 'transfer',
    on,
    classId,
    transferorId,
    ...withoutEmpty({ signedOn, lodgedOn }),
    transferees: values.transferees.map((transferee) => {
      const { transfereeId, shares, numbers, lots, terms, consideration, stamping } = transferee;
      return {
        transfereeId,
        shares,
        ...withoutEmpty({ numbers }),
        ...(lots.length > 0 && { lots }),
        ...(terms === 'sale' && { consideration, ...dutyFacts(transferee) }),
        ...(dutyOf(transferee)?.isDue === true && isStamping(stamping) && { stamping }),
      };
    }),
  };
}

/** The forms to be signed for a transfer, which may not be filled in to the end. */
export function toFormsAsked(values: TransferValues) {
  const { kind: _kind, ...fields } = toTransferRequest(values);
  return fields;
}

function dutyFacts({ isExempt, exemption, isPartOfSeries }: TransfereeValues) {
  return { ...(isExempt && { exemption }), ...(isPartOfSeries && !isExempt && { isPartOfSeries }) };
}

function isStamping(text: string): text is 'paid' | 'adjudicated' {
  return text === 'paid' || text === 'adjudicated';
}

/** The transfer as it is kept when it was refused. */
export function toRefusedTransfer(values: TransferValues) {
  const { classId, transferorId, signedOn, lodgedOn, refusedOn, reasons } = values;
  return {
    classId,
    transferorId,
    transferees: values.transferees.map(({ transfereeId, shares }) => ({ transfereeId, shares })),
    ...withoutEmpty({ signedOn }),
    lodgedOn,
    refusedOn,
    reasons,
  };
}

/** The stamp duty on what goes to one transferee; undefined as long as the consideration cannot be read. */
export function dutyOf(transferee: TransfereeValues): DutyAnswer | undefined {
  const { terms, consideration, isExempt, exemption: why, isPartOfSeries } = transferee;
  const paid = readAmount(terms === 'gift' ? '0' : consideration);
  if (paid === undefined) return undefined;
  const exemption = isExempt ? why || 'exempt' : undefined;
  return dutyOnTransferee({ isPartOfSeries, exemption }, paid);
}

/** The last day for the duty, where the form is dated. */
export const payBy = (duty: DutyAnswer, signedOn: string): string | undefined =>
  isEnteredDate(signedOn) ? stampingDueOn(duty, signedOn) : undefined;

type Found = Record<string, string>;

/** What a transfer cannot be planned or kept without, by the name of the field. */
export function checkTransfer(values: TransferValues, isCorrection: boolean): Found {
  const { classId, transferorId, transferees, decision } = values;
  const isRefused = decision === 'refuse';
  return {
    ...(isCorrection && values.reason.trim() === '' && { reason: 'Enter why the entry is corrected' }),
    ...(classId === '' && { classId: 'Choose the class of shares' }),
    ...(transferorId === '' && { transferorId: 'Choose who transfers the shares' }),
    ...Object.assign({}, ...transferees.map((each, index) => checkTransferee(each, index, isRefused))),
    ...checkDay('signedOn', values.signedOn, 'the form was signed', true),
    ...checkDay('lodgedOn', values.lodgedOn, 'the form was lodged', !isRefused),
    ...(isRefused
      ? checkDay('refusedOn', values.refusedOn, 'the directors refused it')
      : checkDay('on', values.on, 'the transfer is entered in the register')),
  };
}

function checkTransferee(transferee: TransfereeValues, index: number, isRefused: boolean): Found {
  const { transfereeId, shares, terms, consideration, isExempt, exemption, stamping } = transferee;
  const name = `transferees.${index}`;
  const found: Found = {};
  if (transfereeId === '') found[`${name}.transfereeId`] = 'Choose who the shares go to';
  if (shares === '') found[`${name}.shares`] = 'Enter the number of shares';
  if (isRefused) return found;
  if (terms === 'sale' && consideration === '')
    found[`${name}.consideration`] = 'Enter what is paid, or choose that it is a gift';
  if (terms === 'sale' && isExempt && exemption.trim() === '')
    found[`${name}.exemption`] = 'Enter why no stamp duty is due';
  if (dutyOf(transferee)?.isDue === true && stamping === '')
    found[`${name}.stamping`] = 'Choose how the form was stamped: unstamped it must not be registered';
  return found;
}

function checkDay(name: string, text: string, what: string, optional = false): Found {
  const refusal = findDateRefusal(text, `Enter the date on which ${what}, like 27 3 2024`);
  return refusal === undefined || (optional && text === '') ? {} : { [name]: refusal };
}
