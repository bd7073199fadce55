import type { NewHolder } from '../../plan/share-plan.ts';
import type { AllotmentLine, HolderOfRow } from '../allotment-line.ts';

/** Who is the same in two lines: the form keeps a copy of each, so that only what they say tells. */
const keyOf = (stranger: HolderOfRow) => JSON.stringify(stranger);

/** Ids under which people will be entered, kept as long as their form: sent again, nobody becomes a second person. */
export type IdsToCome = Map<string, string>;

/** Lines that name everybody new by the id to come, and whom to enter under it; who stands in two lines is one. */
export function nameNewHolders(
  lines: readonly AllotmentLine[],
  ids: IdsToCome,
): { readonly named: readonly AllotmentLine[]; readonly newHolders: readonly NewHolder[] } {
  const newHolders = new Map<string, NewHolder>();
  const named = lines.map((line) => {
    const { newHolder } = line;
    if (newHolder === undefined) return line;
    const key = keyOf(newHolder);
    const holderId = ids.get(key) ?? crypto.randomUUID();
    ids.set(key, holderId);
    newHolders.set(key, { holderId, ...newHolder });
    return { ...line, holderId };
  });
  return { named, newHolders: [...newHolders.values()] };
}
