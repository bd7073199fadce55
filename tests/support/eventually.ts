import { setTimeout as wait } from 'node:timers/promises';

/** A sight that is waited for long need not be seen at once, and looking keeps the machine from what is waited for. */
const pause = (waitedMs: number) => Math.min(500, Math.max(50, waitedMs / 10));

/** Looks until `isSo`, and gives what was seen; throws with the last sight when that does not come in time. */
export async function eventually<Sight>(
  look: () => Promise<Sight>,
  isSo: (sight: Sight) => boolean,
  withinMs = 120_000,
): Promise<Sight> {
  const began = performance.now();
  for (;;) {
    const sight = await look();
    if (isSo(sight)) return sight;
    const waitedMs = performance.now() - began;
    if (waitedMs > withinMs) {
      throw new Error(`Not within ${withinMs} ms; last seen: ${JSON.stringify(sight)}`);
    }
    await wait(pause(waitedMs));
  }
}
