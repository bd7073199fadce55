import { addDays, type CivilDate, isCivilDate } from '../../dates/civil-date.ts';
import { resolutionFilingDueOn } from '../../deadlines/notice-deadlines.ts';
import { allotmentEntryDueOn, certificateDueOn } from '../../deadlines/share-deadlines.ts';
import { type FormId, getForm } from '../../filing/form-catalogue.ts';
import { type Amount, parseAmount } from '../../money/exact-decimal.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { BuyBackRequest, ShareEventKind, ShareEventRequest } from '../ledger/event-requests.ts';
import type { LotId, ShareClassId } from '../ledger/ids.ts';
import type { ShareClass } from '../ledger/share-class.ts';
import { stampDutyOn, stampingDueOn } from '../events/transfers/stamp-duty.ts';

/** A form that an event requires, and the last day for delivering it. */
export interface FilingDue {
  readonly form: FormId;
  readonly dueOn: CivilDate;
}

/** Events longer ago are history. */
const recentDays = 400;

/**
 * The first effective date whose forms are still followed up today. Earlier events are history: the filing history shows
 * whether their forms were filed.
 */
export function entriesFollowedUpSince(today: CivilDate): CivilDate {
  return addDays(today, -recentDays);
}

/** The last day on which the duties of an event are still followed up. */
export function followedUpUntil(effectiveOn: CivilDate): CivilDate {
  return addDays(effectiveOn, recentDays);
}

/** Facts that decide about forms besides the event. */
export interface CompanyFacts {
  /** Only a public company gives notice of a cancellation after forfeiture (s.663). */
  readonly isPublic: boolean;
  /** Only a limited company returns each allotment (s.555); an unlimited one that of a new class, on paper (s.556). */
  readonly isUnlimited: boolean;
  readonly classes: readonly ShareClass[];
  /** Lots that the company holds by forfeiture or surrender. */
  readonly forfeitedLots: ReadonlySet<LotId>;
}

/**
 * The resolution and the forms to file for an event, each with its last day. None for transfers, transmissions and calls: the
 * next confirmation statement carries them; none for a reduction: it takes effect once its papers are registered. A form filed
 * for an event that is reversed later must be corrected by hand.
 */
export function filingsDueFor(event: PlannedEvent, facts: CompanyFacts): readonly FilingDue[] {
  const resolvedOn = filedResolutionOf(event.request);
  const { effectiveOn } = event;
  const forms = formsFor(event, facts).map((form) => ({
    form,
    dueOn: getForm(form).deadline?.dueOn(effectiveOn) ?? effectiveOn,
  }));
  if (resolvedOn === undefined) return forms;
  return [{ form: 'RESOLUTIONS', dueOn: resolutionFilingDueOn(resolvedOn) }, ...forms];
}

/**
 * The day of a resolution or class consent that must be filed (s.29): special ones, those that bind a class, and that of a
 * redenomination (s.622(8)), but not the ordinary one for a sub-division or consolidation.
 */
function filedResolutionOf(request: ShareEventRequest): CivilDate | undefined {
  switch (request.kind) {
    case 'redenomination':
    case 'redesignation':
    case 'variation':
      return civilDateOf(request.resolvedOn);
    case 'buy-back':
    case 'redemption':
      return request.outOf === 'capital' ? civilDateOf(request.resolvedOn) : undefined;
    default:
      return undefined;
  }
}

const civilDateOf = (text: string | undefined) =>
  text !== undefined && isCivilDate(text) ? text : undefined;

/** Kinds of event that require no form: the next confirmation statement carries them, or a reduction’s own were registered. */
export const UNFILED_EVENT_KINDS: readonly ShareEventKind[] = [
  'transfer',
  'transmission',
  'call',
  'reduction',
  'reversal',
];

/** Kinds of event that always require the same forms. */
const FORMS: Partial<Record<ShareEventKind, readonly FormId[]>> = {
  subdivision: ['SH02'],
  consolidation: ['SH02'],
  redemption: ['SH02'],
  redenomination: ['SH14'],
  variation: ['SH10'],
  'class-name': ['SH08'],
};

function formsFor(event: PlannedEvent, facts: CompanyFacts): readonly FormId[] {
  const { request } = event;
  switch (request.kind) {
    case 'buy-back':
      return request.into === 'cancelled' ? ['SH03', 'SH06'] : ['SH03'];
    case 'redesignation':
      return doRightsDiffer(request, facts) ? ['SH08', 'SH10'] : ['SH08'];
    case 'allotment':
    case 'bonus-issue':
      return facts.isUnlimited ? [] : ['SH01'];
    default:
      return FORMS[request.kind] ?? formsForOwnShares(event, facts);
  }
}

/** Treasury shares have their own forms; forfeited and surrendered ones only when a public company cancels them. */
function formsForOwnShares(event: PlannedEvent, facts: CompanyFacts): readonly FormId[] {
  const { kind, request } = event;
  const cancelledForfeited: readonly FormId[] = facts.isPublic ? ['SH07'] : [];
  if (kind === 'treasury-sale' || kind === 'cancellation') {
    const gone = event.postings.filter(({ account, shares }) => account.kind === 'treasury' && shares < 0n);
    const forfeited = gone.filter(({ lotId }) => facts.forfeitedLots.has(lotId));
    const form = kind === 'treasury-sale' ? 'SH04' : 'SH05';
    const forTreasury: readonly FormId[] = forfeited.length < gone.length ? [form] : [];
    const forForfeited = kind === 'cancellation' && forfeited.length > 0 ? cancelledForfeited : [];
    return [...forTreasury, ...forForfeited];
  }
  const isCancelled =
    (request.kind === 'forfeiture' || request.kind === 'surrender') && request.into === 'cancelled';
  return isCancelled ? cancelledForfeited : [];
}

function doRightsDiffer(
  { fromClassId, toClassId }: { fromClassId: ShareClassId; toClassId: ShareClassId },
  { classes }: CompanyFacts,
): boolean {
  const [from, to] = [fromClassId, toClassId].map((id) => classes.find((each) => each.id === id)?.terms);
  return from?.particulars !== to?.particulars || from?.votesPerShare !== to?.votesPerShare;
}

/** The duties after an event besides forms: register of members, certificates and stamp duty. */
export interface BookDuties {
  readonly registerBy?: CivilDate | undefined;
  readonly certificatesBy?: CivilDate | undefined;
  /** The duty on form SH03, in GBP, and the last day for paying it. */
  readonly stampDuty?: { readonly duty: Amount; readonly dueOn: CivilDate } | undefined;
}

/**
 * The duties after an allotment (ss.554, 769), after a transfer, counted from its lodging (s.776), and the stamp duty on the
 * return of a buy-back.
 */
export function bookDutiesFor({ request, effectiveOn }: PlannedEvent): BookDuties {
  if (request.kind === 'allotment' || request.kind === 'bonus-issue') {
    return { registerBy: allotmentEntryDueOn(effectiveOn), certificatesBy: certificateDueOn(effectiveOn) };
  }
  if (request.kind === 'buy-back') return { stampDuty: dutyOnBuyBack(request, effectiveOn) };
  if (request.kind !== 'transfer') return {};
  const { lodgedOn } = request;
  return {
    certificatesBy: certificateDueOn(
      lodgedOn !== undefined && isCivilDate(lodgedOn) ? lodgedOn : effectiveOn,
    ),
  };
}

function dutyOnBuyBack(
  { consideration = '' }: BuyBackRequest,
  deliveredOn: CivilDate,
): BookDuties['stampDuty'] {
  const paid = parseAmount(consideration);
  const answer = paid.ok ? stampDutyOn({ consideration: paid.value }) : undefined;
  const dueOn = answer && stampingDueOn(answer, deliveredOn);
  return answer && dueOn && { duty: answer.duty, dueOn };
}
