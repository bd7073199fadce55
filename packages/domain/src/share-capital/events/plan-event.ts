import type { CivilDate } from '../../dates/civil-date.ts';
import type { FieldError } from '../../field-error.ts';
import type { ShareActRequest } from '../ledger/event-requests.ts';
import type { PlanContext, PlanOutcome } from '../ledger/plan.ts';
import { planAllotment } from './allotment.ts';
import { planBonusIssue } from './bonus-issue.ts';
import { planBuyBack } from './buy-back.ts';
import { planCall } from './call.ts';
import { planCancellation } from './cancellation.ts';
import { planClassName } from './class-name.ts';
import { planConsolidation } from './consolidation.ts';
import { planForfeiture } from './forfeiture.ts';
import { planOpeningBalance } from './opening-balance.ts';
import { PlanDesk } from './plan-desk.ts';
import { planRedemption } from './redemption.ts';
import { planRedenomination } from './redenomination.ts';
import { planRedesignation } from './redesignation.ts';
import { planReduction } from './reduction.ts';
import { planSubdivision } from './subdivision.ts';
import { planTransfer } from './transfer.ts';
import { planTransmission } from './transmission.ts';
import { planTreasurySale } from './treasury-sale.ts';
import { planVariation } from './variation.ts';

/** Plans one kind of event on a desk; what is wrong is refused there. */
type Planner<Request> = (request: Request, on: CivilDate, desk: PlanDesk) => void;
type Planners = {
  readonly [Kind in ShareActRequest['kind']]: Planner<RequestOfKind<ShareActRequest, Kind>>;
};
/** The member of the union that a kind belongs to, also where one member has two kinds. */
type RequestOfKind<Request extends ShareActRequest, Kind> = Request extends ShareActRequest
  ? Kind extends Request['kind']
    ? Request
    : never
  : never;

const onDesk =
  <Request>(plan: (request: Request, desk: PlanDesk) => void): Planner<Request> =>
  (request, _on, desk) =>
    plan(request, desk);

const PLANNERS: Planners = {
  'opening-balance': planOpeningBalance,
  allotment: planAllotment,
  transfer: planTransfer,
  transmission: onDesk(planTransmission),
  subdivision: planSubdivision,
  consolidation: planConsolidation,
  redesignation: planRedesignation,
  redenomination: planRedenomination,
  'bonus-issue': planBonusIssue,
  redemption: planRedemption,
  'buy-back': planBuyBack,
  'treasury-sale': onDesk(planTreasurySale),
  cancellation: onDesk(planCancellation),
  reduction: planReduction,
  call: onDesk(planCall),
  forfeiture: onDesk(planForfeiture),
  surrender: onDesk(planForfeiture),
  variation: planVariation,
  'class-name': onDesk(planClassName),
};

/**
 * What a request does to the books, as at its date: an event whose postings balance, or what is wrong at which field. The
 * position of that day is enough; whether a later entry stands in the way is for the ledger to say.
 */
export function planEvent(request: ShareActRequest, context: PlanContext): PlanOutcome {
  const desk = new PlanDesk(context);
  const effectiveOn = desk.readEffectiveDate(request.on);
  planOn(request, effectiveOn ?? context.today, desk);
  if (effectiveOn === undefined) return { ok: false, errors: desk.errors.filter(isWrongOnAnyDay) };
  if (desk.isRefused) return { ok: false, errors: desk.errors };
  const { lots, postings } = desk.builder.build();
  const { terms, notes } = desk;
  const { eventId: id } = context;
  return { ok: true, notes, event: { id, kind: request.kind, effectiveOn, request, lots, postings, terms } };
}

/** What cannot be read, whatever the position of the day. */
const UNREADABLE = new Set([
  'missing',
  'zero',
  'not-whole',
  'not-a-number',
  'not-a-date',
  'too-many-decimals',
  'too-large',
]);

/** Without a day nobody knows what anybody has: only the day is refused, and what cannot be read. */
const isWrongOnAnyDay = ({ path, code }: FieldError): boolean => path === 'on' || UNREADABLE.has(code);

function planOn(request: ShareActRequest, on: CivilDate, desk: PlanDesk): void {
  // The table pairs each kind with the planner of its own request, which TypeScript cannot follow through the look-up.
  const plan = PLANNERS[request.kind] as Planner<ShareActRequest>;
  plan(request, on, desk);
}
