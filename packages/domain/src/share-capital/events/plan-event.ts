import type { CivilDate } from '../../dates/civil-date.ts';
import type { FieldError } from '../../field-error.ts';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import type { PlanContext, PlanOutcome } from '../planning/plan-outcome.ts';
import { planAllotment } from './issues/allotment.ts';
import { planBonusIssue } from './issues/bonus-issue.ts';
import { planBuyBack } from './reductions/buy-back.ts';
import { planCallPayment } from './issues/call-payment.ts';
import { planCancellation } from './reductions/cancellation.ts';
import { planClassName } from './alterations/class-name.ts';
import { planConsolidation } from './alterations/consolidation.ts';
import { planForfeiture } from './reductions/forfeiture.ts';
import { planOpeningBalance } from './issues/opening-balance.ts';
import { EventPlanner } from '../planning/event-planner.ts';
import { planRedemption } from './reductions/redemption.ts';
import { planRedenomination } from './alterations/redenomination.ts';
import { planRedesignation } from './alterations/redesignation.ts';
import { planReduction } from './reductions/reduction.ts';
import { planSubdivision } from './alterations/subdivision.ts';
import { planTransfer } from './transfers/transfer.ts';
import { planTransmission } from './transfers/transmission.ts';
import { planTreasurySale } from './transfers/treasury-sale.ts';
import { planVariation } from './alterations/variation.ts';

/** Plans events of one kind: builds the event, or refuses, on the planner given. */
type Planner<Request> = (request: Request, on: CivilDate, planner: EventPlanner) => void;
type Planners = {
  readonly [Kind in ShareActionRequest['kind']]: Planner<RequestOfKind<ShareActionRequest, Kind>>;
};
/** The member of the union that has a kind, also where one member has two kinds. */
type RequestOfKind<Request extends ShareActionRequest, Kind> = Request extends ShareActionRequest
  ? Kind extends Request['kind']
    ? Request
    : never
  : never;

const withoutDate =
  <Request>(plan: (request: Request, planner: EventPlanner) => void): Planner<Request> =>
  (request, _on, planner) =>
    plan(request, planner);

const PLANNERS: Planners = {
  'opening-balance': planOpeningBalance,
  allotment: planAllotment,
  transfer: planTransfer,
  transmission: withoutDate(planTransmission),
  subdivision: planSubdivision,
  consolidation: planConsolidation,
  redesignation: planRedesignation,
  redenomination: planRedenomination,
  'bonus-issue': planBonusIssue,
  redemption: planRedemption,
  'buy-back': planBuyBack,
  'treasury-sale': withoutDate(planTreasurySale),
  cancellation: withoutDate(planCancellation),
  reduction: planReduction,
  call: withoutDate(planCallPayment),
  forfeiture: withoutDate(planForfeiture),
  surrender: withoutDate(planForfeiture),
  variation: planVariation,
  'class-name': withoutDate(planClassName),
};

/**
 * Plans a request on the position of its date: an event whose postings balance, or the errors, field by field. Whether a later
 * event blocks it is for the ledger to decide.
 */
export function planEvent(request: ShareActionRequest, context: PlanContext): PlanOutcome {
  const planner = new EventPlanner(context);
  const effectiveOn = planner.readEffectiveDate(request.on);
  planOn(request, effectiveOn ?? context.today, planner);
  if (effectiveOn === undefined) return { ok: false, errors: planner.errors.filter(isWrongOnAnyDay) };
  if (planner.isRefused) return { ok: false, errors: planner.errors };
  const { lots, postings } = planner.builder.build();
  const { terms, notes } = planner;
  const { eventId: id } = context;
  return { ok: true, notes, event: { id, kind: request.kind, effectiveOn, request, lots, postings, terms } };
}

/** Errors that do not depend on the position. */
const UNREADABLE = new Set([
  'missing',
  'zero',
  'not-whole',
  'not-a-number',
  'not-a-date',
  'too-many-decimals',
  'too-large',
]);

/** Without an effective date there is no position: only the date and unreadable fields are refused. */
const isWrongOnAnyDay = ({ path, code }: FieldError): boolean => path === 'on' || UNREADABLE.has(code);

function planOn(request: ShareActionRequest, on: CivilDate, planner: EventPlanner): void {
  // The table pairs each kind with the planner of its own request, which TypeScript cannot follow through the table.
  const plan = PLANNERS[request.kind] as Planner<ShareActionRequest>;
  plan(request, on, planner);
}
