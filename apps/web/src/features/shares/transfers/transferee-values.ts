import { isEnteredDate } from '@statbook/domain/dates';
import { readAmount } from '@statbook/domain/money';
import { type DutyAnswer, dutyOnTransferee, stampingDueOn } from '@statbook/domain/share-capital';
import { withoutEmpty } from '#kit/field/without-empty.ts';
import type { ChosenShares } from '../lots/chosen-lots.ts';
import type { EventRequest } from '../plan/share-plan.ts';

type Transferee = Extract<EventRequest, { kind: 'transfer' }>['transferees'][number];

/** Who takes shares, and what is paid for them. */
export interface BuyerValues extends ChosenShares {
  transfereeId: string;
  consideration: string;
}

/** One transferee as the form asks; each has an instrument of their own. */
export interface TransfereeValues extends BuyerValues {
  terms: string;
  isPartOfSeries: boolean;
  isExempt: boolean;
  exemption: string;
  stamping: string;
}

export const blankBuyer: BuyerValues = {
  transfereeId: '',
  shares: '',
  numbers: '',
  lots: [],
  consideration: '',
};

export const blankTransferee: TransfereeValues = {
  ...blankBuyer,
  terms: 'sale',
  isPartOfSeries: false,
  isExempt: false,
  exemption: '',
  stamping: '',
};

/** A transferee as they were recorded. */
export function toTransfereeValues(recorded: Transferee): TransfereeValues {
  const { consideration, exemption, lots = [], ...given } = recorded;
  return {
    ...blankTransferee,
    ...given,
    numbers: given.numbers ?? '',
    lots: [...lots],
    terms: readAmount(consideration ?? '0') === 0n ? 'gift' : 'sale',
    consideration: consideration ?? '',
    isPartOfSeries: given.isPartOfSeries ?? false,
    isExempt: exemption !== undefined,
    exemption: exemption ?? '',
    stamping: given.stamping ?? '',
  };
}

/** A transferee as calls take them: of a gift nothing that concerns a sale. */
export function toTransferee(values: TransfereeValues): Transferee {
  const { transfereeId, shares, numbers, lots, terms, consideration, stamping } = values;
  return {
    transfereeId,
    shares,
    ...withoutEmpty({ numbers }),
    ...(lots.length > 0 && { lots: [...lots] }),
    ...(terms === 'sale' && { consideration, ...dutyFacts(values) }),
    ...(dutyOf(values)?.isDue === true && isStamping(stamping) && { stamping }),
  };
}

function dutyFacts({ isExempt, exemption, isPartOfSeries }: TransfereeValues) {
  return { ...(isExempt && { exemption }), ...(isPartOfSeries && !isExempt && { isPartOfSeries }) };
}

function isStamping(text: string): text is 'paid' | 'adjudicated' {
  return text === 'paid' || text === 'adjudicated';
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
