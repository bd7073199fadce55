import { setTimeout as wait } from 'node:timers/promises';

const every = 50;

/** Looks until `isSo`, and gives what was seen; throws with the last sight when that does not come in time. */
export async function eventually<Sight>(
  look: () => Promise<Sight>,
  isSo: (sight: Sight) => boolean,
  withinMs = 20_000,
): Promise<Sight> {
  const until = performance.now() + withinMs;
  for (;;) {
    const sight = await look();
    if (isSo(sight)) return sight;
    if (performance.now() > until) {
      throw new Error(`Not within ${withinMs} ms; last seen: ${JSON.stringify(sight)}`);
    }
    await wait(every);
  }
}
