import type { FieldError } from '@statbook/domain/field-error';
import type { AppendRefusal } from '@statbook/domain/share-capital';
import { type Refusal, refuse } from '../../../../pipeline/refusal.ts';

/** What is wrong with one of the requests, at its fields. */
export function fieldRefusal(errors: readonly FieldError[], index: number): Refusal {
  const reversible = errors.find(({ code }) => code === 'not-reversible');
  if (reversible !== undefined) return refuse('entry-not-reversible');
  const named = errors.map(({ path, message }) => [`events.${index}.${path}`, message] as const);
  return refuse('invalid-request', { errors: Object.fromEntries(named.toReversed()) });
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
