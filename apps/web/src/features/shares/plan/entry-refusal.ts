import { ApiProblem, NetworkProblem } from '#api/api-problem.ts';
import { type FormRefusal, toFormRefusal } from '#kit/form/refusal.ts';
import type { EntryNamed } from './entry-list.tsx';

/** A later entry that could not stand any more. */
export interface Obstacle {
  readonly entry: EntryNamed;
  readonly reason: string;
  /** Why it cannot be entered again on the corrected books, where that is so. */
  readonly message?: string | undefined;
}

/** Why an entry was not taken, at the field within its event: `transferees.0.shares`; anything but a refusal is thrown on. */
export function toEntryRefusal(error: unknown): FormRefusal {
  const { errors, ...refusal }: FormRefusal = toFormRefusal(error);
  const named = Object.entries(errors ?? {}).map(
    ([path, message]) => [path.replace(/^events\.\d+\./, ''), message] as const,
  );
  return { ...refusal, ...(named.length > 0 && { errors: Object.fromEntries(named) }) };
}

/** The entry in the way, where that is why. */
export function findObstacle(error: unknown): Obstacle | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'entry-in-the-way') return undefined;
  const { reason, message, ...facts } = error.facts;
  if (!isEntryNamed(facts)) return undefined;
  const words = reason === 'not-again' && typeof message === 'string' ? message : undefined;
  return { entry: facts, reason: typeof reason === 'string' ? reason : '', message: words };
}

function isEntryNamed(facts: object): facts is EntryNamed {
  const texts = ['shareEventId', 'kind', 'effectiveOn'].map((name) => Reflect.get(facts, name));
  return texts.every((text) => typeof text === 'string') && typeof Reflect.get(facts, 'number') === 'number';
}

/** Whether it is open if the entry was recorded: no answer came, or none from our server itself. */
export function isUnclear(error: unknown): boolean {
  return error instanceof NetworkProblem || (error instanceof ApiProblem && error.status >= 500);
}

/** Whether something was recorded since the plan was made. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'changed-meanwhile';
}
