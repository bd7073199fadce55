import type { CivilDate } from '../../../dates/civil-date.ts';
import { formatCivilDate } from '../../../dates/date-text.ts';
import { monthsAfter } from '../../../dates/statutory-periods.ts';
import { solvencyStatementReliedOnUntil } from '../../../deadlines/share-deadlines.ts';
import { type Amount, formatAmount, subtractDecimals } from '../../../money/exact-decimal.ts';
import { CANCELLED } from '../../ledger/ledger-account.ts';
import type { ReductionMeans, ReductionRequest } from '../../ledger/event-requests.ts';
import type { LotTerms } from '../../ledger/lot.ts';
import {
  amountEach,
  comparePerShare,
  NOTHING,
  onEach,
  type PerShare,
  subtractPerShare,
} from '../../ledger/per-share.ts';
import type { ShareClass } from '../../ledger/share-class.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';
import { restateAll, sharesToRestate } from '../../planning/restate-class.ts';
import { moveTo, requireOtherShares, takeFromHolders } from '../../planning/take-from-holders.ts';

/**
 * Reduces the capital (s.641): by a smaller nominal value, relief from unpaid premium, or cancelling shares. Effective when
 * registered (I15). After a redenomination at most a tenth of the remaining capital is taken off (s.626). Unpaid nominal
 * value goes first where the resolution extinguishes liability; otherwise paid-up capital is repaid.
 */
export function planReduction(request: ReductionRequest, on: CivilDate, planner: EventPlanner): void {
  const shareClass = planner.readClass(request.classId);
  const resolvedOn = planner.readDate(request.resolvedOn, 'resolvedOn');
  if (resolvedOn !== undefined && resolvedOn > on) {
    const message = `Enter a date up to ${formatCivilDate(on)}, when the reduction was registered`;
    planner.refuse('resolvedOn', 'after-registration', message);
  }
  checkRoute(request, resolvedOn, planner);
  if (!shareClass) return;
  const { means } = request;
  if (means.by === 'cancelling') {
    const { holdings } = means;
    const taken = { shareClass, holdings, requirement: 'none', under: 'means.holdings' } as const;
    takeFromHolders(taken, planner, moveTo(planner, CANCELLED));
    // A court may confirm that none remain; directors may not state it (s.641(2)).
    if (request.route === 'solvency-statement') requireOtherShares(planner, 'means.holdings');
    return;
  }
  if (means.by === 'unpaid') reduceUnpaid(means, shareClass, planner);
  else reduceNominal(means, { shareClass, route: request.route }, planner);
}

/**
 * Checks what the route needs besides the resolution: a solvency statement at most 15 days old (s.642(1)), in a private
 * company only (s.641(1)), or a redenomination resolved at most three months before (s.626(3)).
 */
function checkRoute(
  { route, solvencyStatementOn, redenominationResolvedOn }: ReductionRequest,
  resolvedOn: CivilDate | undefined,
  planner: EventPlanner,
): void {
  if (route === 'solvency-statement') {
    if (planner.context.isPublic) {
      planner.refuse(
        'route',
        'public',
        'Choose the court: a public company cannot rely on a solvency statement',
      );
    }
    checkStepBefore(resolvedOn, { text: solvencyStatementOn, ...SOLVENCY_STATEMENT }, planner);
  }
  if (route === 'redenomination') {
    checkStepBefore(resolvedOn, { text: redenominationResolvedOn, ...REDENOMINATION }, planner);
  }
}

/** A step that precedes the resolution by a limited time. */
interface StepBefore {
  readonly text: string | undefined;
  readonly path: string;
  readonly name: string;
  /** The longest time before the resolution: "15 days". */
  readonly within: string;
  /** The last day of a resolution that relies on it. */
  readonly until: (date: CivilDate) => CivilDate;
}

const SOLVENCY_STATEMENT = {
  path: 'solvencyStatementOn',
  name: 'the solvency statement',
  within: '15 days',
  until: solvencyStatementReliedOnUntil,
};
const REDENOMINATION = {
  path: 'redenominationResolvedOn',
  name: 'the resolution that redenominated the shares',
  within: 'three months',
  until: (date: CivilDate) => monthsAfter(date, 3),
};

function checkStepBefore(
  resolvedOn: CivilDate | undefined,
  { text, path, name, within, until }: StepBefore,
  planner: EventPlanner,
): void {
  if (text === undefined || text === '') return planner.refuse(path, 'missing', `Enter the date of ${name}`);
  const date = planner.readDate(text, path);
  if (date === undefined || resolvedOn === undefined) return;
  if (date <= resolvedOn && resolvedOn <= until(date)) return;
  planner.refuse(path, 'out-of-period', `Enter a day at most ${within} before the resolution`);
}

function reduceNominal(
  means: Extract<ReductionMeans, { by: 'nominal' }>,
  { shareClass, route }: { shareClass: ShareClass; route: ReductionRequest['route'] },
  planner: EventPlanner,
): void {
  const nominalEach = planner.readAmount(means.nominalEach, {
    path: 'means.nominalEach',
    name: 'the new nominal value',
  });
  if (planner.isRefused) return;
  const less = subtractDecimals(shareClass.terms.nominalEach, nominalEach);
  if (less <= 0n) {
    return planner.refuse('means.nominalEach', 'not-less', 'Enter less than the present nominal value');
  }
  if (route === 'redenomination' && less * 10n > nominalEach) {
    const message = 'Enter a nominal value that takes off at most a tenth of what remains';
    return planner.refuse('means.nominalEach', 'over-a-tenth', message);
  }
  const lines = sharesToRestate(planner, shareClass);
  const tooLittlePaid = lines.some(({ lot }) => isTooLittlePaid(lot, less, means.repaid));
  if (tooLittlePaid) {
    const message = 'Some shares are paid up by less than that: let the unpaid part go first';
    return planner.refuse('means.repaid', 'too-little-paid', message);
  }
  restateAll(planner, lines, (lot) => reducedLot(lot, { nominalEach, less, repaid: means.repaid }));
  planner.changeTerms(shareClass, { nominalEach });
}

function isTooLittlePaid(
  { price, unpaid }: LotTerms,
  less: Amount,
  repaid: 'paid-up' | 'unpaid-first',
): boolean {
  if (repaid === 'unpaid-first' || !price || !unpaid) return false;
  return comparePerShare(subtractPerShare(price, unpaid), onEach(less)) < 0;
}

function reducedLot(
  lot: LotTerms,
  change: { nominalEach: Amount; less: Amount; repaid: 'paid-up' | 'unpaid-first' },
): LotTerms {
  const { nominalEach, less, repaid } = change;
  const price = lot.price && subtractPerShare(lot.price, onEach(less));
  if (repaid === 'paid-up') return { ...lot, nominalEach, price };
  return { ...lot, nominalEach, price, unpaid: lot.unpaid && lessAtMost(lot.unpaid, less) };
}

function lessAtMost(unpaid: PerShare, less: Amount): PerShare {
  const rest = subtractPerShare(unpaid, onEach(less));
  return comparePerShare(rest, NOTHING) < 0 ? NOTHING : rest;
}

const isPaidUp = ({ unpaid }: LotTerms) => unpaid !== undefined && comparePerShare(unpaid, NOTHING) === 0;

function reduceUnpaid(
  means: Extract<ReductionMeans, { by: 'unpaid' }>,
  shareClass: ShareClass,
  planner: EventPlanner,
): void {
  const relief = planner.readAmount(means.reliefEach, {
    path: 'means.reliefEach',
    name: 'the relief on each share',
  });
  if (planner.isRefused) return;
  // Shares on which nothing is unpaid have no liability to extinguish (s.641(4)(a)): they stay as they are.
  const lines = sharesToRestate(planner, shareClass).filter(({ lot }) => !isPaidUp(lot));
  if (planner.isRefused) return;
  if (lines.length === 0) {
    return planner.refuse('classId', 'fully-paid', 'Choose a class with shares that are not fully paid');
  }
  const most = mostRelief(lines.map(({ lot }) => lot));
  if (most === undefined || comparePerShare(onEach(relief), most) > 0) {
    return planner.refuse('means.reliefEach', 'too-much', tooMuchRelief(most, shareClass));
  }
  restateAll(planner, lines, (lot) => ({
    ...lot,
    price: lot.price && subtractPerShare(lot.price, onEach(relief)),
    unpaid: lot.unpaid && subtractPerShare(lot.unpaid, onEach(relief)),
  }));
}

/** What is unpaid of the premium on the share where that is least; undefined where the books do not say. */
function mostRelief(lots: readonly LotTerms[]): PerShare | undefined {
  const unpaidPremiums = lots.map(({ price, unpaid, nominalEach }) => {
    if (!price || !unpaid) return undefined;
    const premium = subtractPerShare(price, onEach(nominalEach));
    return comparePerShare(premium, unpaid) < 0 ? premium : unpaid;
  });
  return unpaidPremiums.reduce(
    (least, each) => least && each && (comparePerShare(each, least) < 0 ? each : least),
  );
}

function tooMuchRelief(most: PerShare | undefined, { terms }: ShareClass): string {
  if (most === undefined) {
    return 'The books do not say what is unpaid of the premium: correct the entry of these shares first';
  }
  if (comparePerShare(most, NOTHING) <= 0) {
    return 'Nothing of the premium is unpaid: to relieve the nominal value, reduce it';
  }
  const each = amountEach(most);
  const sum = each === undefined ? 'what is unpaid' : `the ${formatAmount(each, terms.currency)} unpaid`;
  return `Enter no more than ${sum} of the premium; to relieve the nominal value, reduce it`;
}
