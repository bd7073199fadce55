import {
  type DutyAnswer,
  dutyOnTransferee,
  isCivilDate,
  parseAmount,
  stampingDueOn,
  toDecimalText,
} from '@statbook/domain';
import type { UseFormReturn } from 'react-hook-form';
import type { ChosenLot } from '../lots/chosen-lots.ts';
import type { EventRequest, ShareEntry } from '../plan/share-plan.ts';

export type TransferRequest = Extract<EventRequest, { Kind: 'transfer' }>;

/** One transferee as the form asks; each has an instrument of their own. */
export interface TransfereeValues {
  TransfereeId: string;
  Shares: string;
  Numbers: string;
  Lots: ChosenLot[];
  Terms: string;
  Consideration: string;
  IsPartOfSeries: boolean;
  IsExempt: boolean;
  Exemption: string;
  Stamping: string;
}

export interface TransferValues {
  ClassId: string;
  TransferorId: string;
  Transferees: TransfereeValues[];
  SignedOn: string;
  LodgedOn: string;
  /** What the directors decided: 'register' or 'refuse'. */
  Decision: string;
  On: string;
  RefusedOn: string;
  Reasons: string;
  /** Why an earlier entry is corrected. */
  Reason: string;
}

export type TransferForm = UseFormReturn<TransferValues, unknown, TransferValues>;

export const emptyTransferee: TransfereeValues = {
  TransfereeId: '',
  Shares: '',
  Numbers: '',
  Lots: [],
  Terms: 'sale',
  Consideration: '',
  IsPartOfSeries: false,
  IsExempt: false,
  Exemption: '',
  Stamping: '',
};

/** A transfer to be filled in; of the only class where there is one. */
export function newTransfer(classId: string, today: string): TransferValues {
  return {
    ClassId: classId,
    TransferorId: '',
    Transferees: [emptyTransferee],
    SignedOn: '',
    LodgedOn: '',
    Decision: 'register',
    On: today,
    RefusedOn: today,
    Reasons: '',
    Reason: '',
  };
}

/** A recorded transfer as the form asks, to be corrected. */
export function toTransferValues({ Request: request }: ShareEntry, today: string): TransferValues {
  if (request.Kind !== 'transfer') return newTransfer('', today);
  const { ClassId, TransferorId, On, SignedOn = '', LodgedOn = '' } = request;
  const Transferees = request.Transferees.map((given) => ({
    ...emptyTransferee,
    ...given,
    Numbers: given.Numbers ?? '',
    Lots: given.Lots ?? [],
    Terms: isGift(given.Consideration) ? 'gift' : 'sale',
    Consideration: given.Consideration ?? '',
    IsPartOfSeries: given.IsPartOfSeries ?? false,
    IsExempt: given.Exemption !== undefined,
    Exemption: given.Exemption ?? '',
    Stamping: given.Stamping ?? '',
  }));
  return { ...newTransfer(ClassId, today), TransferorId, On, SignedOn, LodgedOn, Transferees };
}

function isGift(consideration: string | undefined): boolean {
  const parsed = parseAmount(consideration ?? '0');
  return parsed.ok && parsed.value === 0n;
}

/** The transfer as it is planned and recorded. */
export function toTransferRequest(values: TransferValues): TransferRequest {
  const { ClassId, TransferorId, On, SignedOn, LodgedOn } = values;
  return {
    Kind: 'transfer',
    On,
    ClassId,
    TransferorId,
    ...(SignedOn !== '' && { SignedOn }),
    ...(LodgedOn !== '' && { LodgedOn }),
    Transferees: values.Transferees.map((transferee) => {
      const { TransfereeId, Shares, Numbers, Lots, Terms, Consideration, Stamping } = transferee;
      return {
        TransfereeId,
        Shares,
        ...(Numbers.trim() !== '' && { Numbers }),
        ...(Lots.length > 0 && { Lots }),
        ...(Terms === 'sale' && { Consideration, ...dutyFacts(transferee) }),
        ...(dutyOf(transferee)?.isDue === true && isStamping(Stamping) && { Stamping }),
      };
    }),
  };
}

/** The forms to be signed for a transfer, which may not be filled in to the end. */
export function toFormsAsked(values: TransferValues) {
  const { Kind: _kind, ...fields } = toTransferRequest(values);
  return fields;
}

function dutyFacts({ IsExempt, Exemption, IsPartOfSeries }: TransfereeValues) {
  return { ...(IsExempt && { Exemption }), ...(IsPartOfSeries && !IsExempt && { IsPartOfSeries }) };
}

function isStamping(text: string): text is 'paid' | 'adjudicated' {
  return text === 'paid' || text === 'adjudicated';
}

/** The transfer as it is kept when it was refused. */
export function toRefusedTransfer(values: TransferValues) {
  const { ClassId, TransferorId, SignedOn, LodgedOn, RefusedOn, Reasons } = values;
  return {
    ClassId,
    TransferorId,
    Transferees: values.Transferees.map(({ TransfereeId, Shares }) => ({ TransfereeId, Shares })),
    ...(SignedOn !== '' && { SignedOn }),
    LodgedOn,
    RefusedOn,
    Reasons,
  };
}

/** The stamp duty on what goes to one transferee; undefined as long as the consideration cannot be read. */
export function dutyOf(transferee: TransfereeValues): DutyAnswer | undefined {
  const { Terms, Consideration, IsExempt, Exemption, IsPartOfSeries } = transferee;
  const parsed = parseAmount(Terms === 'gift' ? '0' : Consideration);
  if (!parsed.ok) return undefined;
  const exemption = IsExempt ? Exemption || 'exempt' : undefined;
  return dutyOnTransferee({ isPartOfSeries: IsPartOfSeries, exemption }, parsed.value);
}

/** The duty in pounds, and the last day for it where the form is dated. */
export function describeDuty(duty: DutyAnswer, signedOn: string) {
  const dueOn = isCivilDate(signedOn) ? stampingDueOn(duty, signedOn) : undefined;
  return { amount: toDecimalText(duty.duty), dueOn };
}
