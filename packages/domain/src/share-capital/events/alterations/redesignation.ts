import type { CivilDate } from '../../../dates/civil-date.ts';
import type { RedesignationRequest } from '../../ledger/event-requests.ts';
import type { ShareClass } from '../../ledger/share-class.ts';
import type { TakenPart } from '../../planning/event-builder.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';
import { nextNumbers, requireInIssue, wholeClass } from '../../planning/restate-class.ts';

/**
 * Redesignates shares as shares of another class, as the articles and class rights allow (ss.630, 636-637). Their number and
 * nominal value stay (I9), so both classes must have the same nominal value and currency; what is unpaid stays unpaid.
 */
export function planRedesignation(request: RedesignationRequest, on: CivilDate, planner: EventPlanner): void {
  planner.readResolutionDate(request.resolvedOn, on);
  const from = planner.readClass(request.fromClassId, 'fromClassId');
  const to = planner.readClass(request.toClassId, 'toClassId');
  if (!from || !to) return;
  if (from.id === to.id) return planner.refuse('toClassId', 'no-change', 'Choose another class');
  if (from.terms.nominalEach !== to.terms.nominalEach || from.terms.currency !== to.terms.currency) {
    const message = `Choose a class whose shares have the same nominal value as ${from.terms.name}`;
    return planner.refuse('toClassId', 'other-nominal', message);
  }
  if (request.holdings === undefined) {
    for (const line of requireInIssue(planner, wholeClass(planner, from), 'fromClassId'))
      redesignate({ line, shares: line.shares }, to, planner);
    return;
  }
  if (request.holdings.length === 0)
    planner.refuse('holdings', 'missing', 'Choose whose shares are redesignated');
  request.holdings.forEach((holding, index) => {
    for (const part of planner.takeFromHolder(from.id, holding, `holdings.${index}`))
      redesignate(part, to, planner);
  });
}

function redesignate(part: TakenPart, to: ShareClass, planner: EventPlanner): void {
  const isSplit = part.line.lot.numbers !== undefined && part.shares < part.line.shares;
  if (isSplit) {
    // Part of a numbered lot becomes lots of its own first; each of them is then redesignated whole.
    const known = new Set(planner.builder.lines().map(({ lot }) => lot.id));
    planner.builder.move(part, part.line.account);
    const own = planner.builder.linesOf(part.line.account, part.line.lot.classId);
    const wanted = own.filter(
      ({ lot }) => !known.has(lot.id) && part.numbers?.some(({ first }) => first === lot.numbers?.first),
    );
    for (const line of wanted) redesignate({ line, shares: line.shares }, to, planner);
    return;
  }
  const { terms, id: classId } = to;
  const numbers = nextNumbers(planner, to, part.shares);
  planner.builder.restate(part, (lot) => ({
    ...lot,
    classId,
    currency: terms.currency,
    nominalEach: terms.nominalEach,
    numbers,
  }));
}
