import type { CivilDate } from '../../../dates/civil-date.ts';
import { stampDutyDueOn } from '../../../deadlines/share-deadlines.ts';
import { type Amount, amount } from '../../../money/exact-decimal.ts';
import type { InstrumentTransferee } from '../../ledger/event-requests.ts';

/** The certificate on a stock transfer form: 1 for GBP 1,000 or less, 2 for exempt transfers. */
type TransferCertificate = 1 | 2;

/** Why no duty is due. */
type NilReason = 'gift' | 'up-to-1000' | 'exempt';

/** What decides the duty on a transfer. The consideration is in GBP; foreign amounts are converted. */
export interface DutyQuestion {
  readonly consideration: Amount;
  /** Part of a larger transaction or a series of them above GBP 1,000 altogether: certificate 1 cannot be given. */
  readonly isPartOfSeries?: boolean | undefined;
  /** Exempt or not chargeable, for instance between spouses on divorce or by way of security. */
  readonly isExempt?: boolean | undefined;
}

/** The duty in GBP; where none is due, the reason and the certificate to sign, if any. */
export type DutyAnswer =
  | { readonly isDue: true; readonly duty: Amount }
  | {
      readonly isDue: false;
      readonly duty: Amount;
      readonly reason: NilReason;
      readonly certificate?: TransferCertificate | undefined;
    };

const NIL = amount('0');
const THRESHOLD = amount('1000');
const STEP = 5n;

/** Stamp duty on a stock transfer form: 0.5% of the consideration, rounded up to the next GBP 5; gifts need no certificate. */
export function stampDutyOn({ consideration, isPartOfSeries, isExempt }: DutyQuestion): DutyAnswer {
  if (consideration === 0n) return { isDue: false, duty: NIL, reason: 'gift' };
  if (isExempt) return { isDue: false, duty: NIL, reason: 'exempt', certificate: 2 };
  if (consideration <= THRESHOLD && !isPartOfSeries) {
    return { isDue: false, duty: NIL, reason: 'up-to-1000', certificate: 1 };
  }
  // Half a per cent in steps of five pounds is five pounds for every thousand or part of it.
  const thousands = (consideration + THRESHOLD - 1n) / THRESHOLD;
  return { isDue: true, duty: amount((thousands * STEP).toString()) };
}

/** The duty on the shares of one transferee. */
export function dutyOnTransferee(
  { isPartOfSeries, exemption }: Pick<InstrumentTransferee, 'isPartOfSeries' | 'exemption'>,
  consideration: Amount,
): DutyAnswer {
  const isExempt = exemption !== undefined && exemption.trim() !== '';
  return stampDutyOn({ consideration, isPartOfSeries, isExempt });
}

/** Last day for sending the form to HMRC with the duty, where duty is due. */
export function stampingDueOn(answer: DutyAnswer, signedOn: CivilDate): CivilDate | undefined {
  return answer.isDue ? stampDutyDueOn(signedOn) : undefined;
}
