import { parseShareCount, wholeCountOf } from '../../money/exact-decimal.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { ShareClassId } from '../ledger/ids.ts';

/** A number of shares in relation to another, both whole and above zero. */
export interface ShareRatio {
  readonly shares: bigint;
  readonly forEvery: bigint;
}

/** How many shares of a class there are for each one at the beginning, by sub-divisions and consolidations since. */
export type ClassScales = ReadonlyMap<ShareClassId, ShareRatio>;

export const NO_SCALES: ClassScales = new Map();
const SAME: ShareRatio = { shares: 1n, forEvery: 1n };

/** The scales after an event. A bonus issue adds shares beside those that were there: it leaves the scale as it is. */
export function scalesAfter(scales: ClassScales, event: PlannedEvent): ClassScales {
  const step = ratioOf(event);
  if (!step) return scales;
  const { classId, shares, forEvery } = step;
  const before = scales.get(classId) ?? SAME;
  const after = { shares: before.shares * shares, forEvery: before.forEvery * forEvery };
  return new Map(scales).set(classId, after);
}

/** How many shares of a class in the books `now` stand for one in the books `was`. */
export function ratioBetween(was: ClassScales, now: ClassScales, classId: ShareClassId): ShareRatio {
  const [old, next] = [was.get(classId) ?? SAME, now.get(classId) ?? SAME];
  return { shares: next.shares * old.forEvery, forEvery: next.forEvery * old.shares };
}

export const isSameScale = ({ shares, forEvery }: ShareRatio): boolean => shares === forEvery;

function ratioOf({ request }: PlannedEvent): (ShareRatio & { classId: ShareClassId }) | undefined {
  if (request.kind === 'subdivision') {
    const into = wholeIn(request.into);
    return into === undefined ? undefined : { classId: request.classId, shares: into, forEvery: 1n };
  }
  if (request.kind !== 'consolidation') return undefined;
  const from = wholeIn(request.from);
  return from === undefined ? undefined : { classId: request.classId, shares: 1n, forEvery: from };
}

function wholeIn(text: string): bigint | undefined {
  const parsed = parseShareCount(text);
  return parsed.ok ? wholeCountOf(parsed.value) : undefined;
}
