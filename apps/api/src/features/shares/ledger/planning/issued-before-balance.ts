import type { GivenShareEventRequest } from '@statbook/contract';
import { formatCivilDate } from '@statbook/domain/dates';
import type { ShareEventRequest } from '@statbook/domain/share-capital';
import type { Refusal } from '../../../../pipeline/refusal.ts';
import { fieldRefusal } from './entry-refusals.ts';
import { THE_END } from '../known.ts';
import { loadOpenings } from '../opening-queries.ts';
import type { PlanningContext } from './planned-entry.ts';
import { requestOf } from '../stored-values.ts';

/**
 * Why shares are not issued on a day before an opening balance, which states all that there were by then: they would count
 * twice. What corrects an entry, or replaces the balance, is not asked.
 */
export async function issuedBeforeBalance(
  { tx, companyId }: PlanningContext,
  requests: readonly GivenShareEventRequest[],
): Promise<Refusal | undefined> {
  const asked = requests.map(requestOf);
  if (asked.some(({ kind }) => kind === 'reversal')) return undefined;
  const issuing = asked.map((request, index) => ({ request, index, classIds: classesIssued(request) }));
  if (issuing.every(({ classIds }) => classIds.length === 0)) return undefined;
  const balances = await loadOpenings(tx, companyId, { on: THE_END });
  for (const { request, index, classIds } of issuing) {
    const later = balances.find(
      ({ effectiveOn, lots }) =>
        'on' in request && request.on < effectiveOn && lots.some(({ classId }) => classIds.includes(classId)),
    );
    if (later === undefined) continue;
    const message = `Choose ${formatCivilDate(later.effectiveOn)} or a later day: the opening balance of that day states all shares there were. What led to it is entered in the history, by “Replace by history”`;
    return fieldRefusal([{ path: 'on', code: 'before-balance', message }], index);
  }
  return undefined;
}

function classesIssued(request: ShareEventRequest): readonly string[] {
  if (request.kind === 'allotment') return request.allottees.map(({ classId }) => classId);
  return request.kind === 'bonus-issue' ? [request.intoClassId] : [];
}
