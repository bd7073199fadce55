import type { CivilDate } from '../../dates/civil-date.ts';
import type { RedesignationRequest } from '../ledger/event-requests.ts';
import type { ShareClass } from '../ledger/share-class.ts';
import type { TakenPart } from './event-builder.ts';
import type { PlanDesk } from './plan-desk.ts';
import { nextNumbers, wholeClass } from './restate-class.ts';

/**
 * Shares become shares of another class, as articles and class rights allow (ss.630, 636-637). Number and nominal value stay
 * (I9), so both classes have the same nominal value and currency; what is unpaid stays unpaid.
 */
export function planRedesignation(request: RedesignationRequest, on: CivilDate, desk: PlanDesk): void {
  desk.readResolutionDate(request.resolvedOn, on);
  const from = desk.readClass(request.fromClassId, 'fromClassId');
  const to = desk.readClass(request.toClassId, 'toClassId');
  if (!from || !to) return;
  if (from.id === to.id) return desk.refuse('toClassId', 'no-change', 'Choose another class');
  if (from.terms.nominalEach !== to.terms.nominalEach || from.terms.currency !== to.terms.currency) {
    const message = `Choose a class whose shares have the same nominal value as ${from.terms.name}`;
    return desk.refuse('toClassId', 'other-nominal', message);
  }
  if (request.holdings === undefined) {
    const lines = wholeClass(desk, from);
    if (lines.length === 0)
      desk.refuse('fromClassId', 'none-in-issue', 'Choose a class that has shares in issue');
    for (const line of lines) moveOver({ line, shares: line.shares }, to, desk);
    return;
  }
  if (request.holdings.length === 0)
    desk.refuse('holdings', 'missing', 'Choose whose shares are redesignated');
  request.holdings.forEach((holding, index) => {
    for (const part of desk.takeFromHolder(from.id, holding, `holdings.${index}`)) moveOver(part, to, desk);
  });
}

function moveOver(part: TakenPart, to: ShareClass, desk: PlanDesk): void {
  const isSplit = part.line.lot.numbers !== undefined && part.shares < part.line.shares;
  if (isSplit) {
    // A part of a numbered lot becomes lots of its own first; each then moves over whole.
    const known = new Set(desk.builder.lines().map(({ lot }) => lot.id));
    desk.builder.move(part, part.line.account);
    const own = desk.builder.linesOf(part.line.account, part.line.lot.classId);
    const wanted = own.filter(
      ({ lot }) => !known.has(lot.id) && part.numbers?.some(({ first }) => first === lot.numbers?.first),
    );
    for (const line of wanted) moveOver({ line, shares: line.shares }, to, desk);
    return;
  }
  const { terms, id: classId } = to;
  const numbers = nextNumbers(desk, to, part.shares);
  desk.builder.restate(part, (lot) => ({
    ...lot,
    classId,
    currency: terms.currency,
    nominalEach: terms.nominalEach,
    numbers,
  }));
}
