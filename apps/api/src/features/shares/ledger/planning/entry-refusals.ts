import type { FieldError } from '@statbook/domain/field-error';
import { formatCount, parseShareCount } from '@statbook/domain/money';
import type { AppendRefusal, FigureQuestion } from '@statbook/domain/share-capital';
import { type Refusal, refuse } from '../../../../pipeline/refusal.ts';
import type { StoredEvent } from '../event-queries.ts';
import type { PlannedEntry } from './planned-entry.ts';

/** What is wrong with one of the requests, at its fields. */
export function fieldRefusal(errors: readonly FieldError[], index: number): Refusal {
  const reversible = errors.find(({ code }) => code === 'not-reversible');
  if (reversible !== undefined) return refuse('entry-not-reversible');
  const named = errors.map(({ path, message }) => [`events.${index}.${path}`, message] as const);
  return refuse('invalid-request', { errors: Object.fromEntries(named.toReversed()) });
}

/** Asks of each later entry whose figures the entry leaves open what they mean; undefined where all is answered. */
export function unanswered({ steps }: PlannedEntry): Refusal | undefined {
  const errors = steps.flatMap(({ again }) => {
    if (again?.question === undefined) return [];
    const { question, event } = again;
    const path = `readings.${event.id}`;
    const refused = question.answer && question.refused[question.answer];
    if (refused !== undefined) return [[path, refused] as const];
    return question.answer === undefined ? [[path, askFor(question, event)] as const] : [];
  });
  return errors.length === 0 ? undefined : refuse('invalid-request', { errors: Object.fromEntries(errors) });
}

/** Numbers of shares are named; of other figures the question beside them says more than a bare figure would. */
function askFor({ figures: [figure], refused }: FigureQuestion, { order }: StoredEvent): string {
  const isChoice = figure?.name === 'shares' && Object.values(refused).every((each) => each === undefined);
  const asEntered = isChoice ? parseShareCount(figure.asEntered) : undefined;
  const restated = isChoice && figure.restated !== undefined ? parseShareCount(figure.restated) : undefined;
  const both =
    asEntered?.ok && restated?.ok
      ? `: ${formatCount(asEntered.value)} or ${formatCount(restated.value)}`
      : '';
  return `Say what the figures of entry ${order} mean${both}`;
}

/** What stands in the way, with the entry that does. */
export function conflictRefusal(conflict: AppendRefusal): Refusal {
  if (conflict.code !== 'blocked') return refuse('too-few-shares');
  const { eventId, kind, effectiveOn, order, classId, reason, message } = conflict.event;
  const facts = {
    shareEventId: eventId,
    number: order,
    kind,
    effectiveOn,
    shareClassId: classId,
    reason,
    ...(message !== undefined && { message }),
  };
  return refuse('entry-in-the-way', { facts });
}
