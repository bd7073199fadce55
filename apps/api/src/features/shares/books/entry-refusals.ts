import type { AppendRefusal, FieldError } from '@statbook/domain';
import { type Refusal, refuse } from '../../../pipeline/refusal.ts';
import { wirePath } from './wire-path.ts';

/** What is wrong with one of the requests, at the fields of the wire. */
export function fieldRefusal(errors: readonly FieldError[], index: number): Refusal {
  const reversible = errors.find(({ code }) => code === 'not-reversible');
  if (reversible !== undefined) return refuse('entry-not-reversible');
  const named = errors.map(({ path, message }) => [`Events.${index}.${wirePath(path)}`, message] as const);
  return refuse('invalid-request', { errors: Object.fromEntries(named.toReversed()) });
}

/** What stands in the way, with the entry that does. */
export function obstacleRefusal(obstacle: AppendRefusal): Refusal {
  if (obstacle.code !== 'in-the-way') return refuse('too-few-shares');
  const { eventId, kind, effectiveOn, order, classId, reason, message } = obstacle.event;
  const facts = {
    ShareEventId: eventId,
    Number: order,
    Kind: kind,
    EffectiveOn: effectiveOn,
    ShareClassId: classId,
    Reason: reason,
    ...(message !== undefined && { Message: message }),
  };
  return refuse('entry-in-the-way', { facts });
}
