import type { Page } from '@playwright/test';

/** Something that moved: where it was in each frame, and how long it took from its first step to its last. */
export interface Movement {
  places: readonly number[];
  lastedMs: number;
}

interface Moving {
  /** What tells the place in the page, in script. */
  place: string;
  /** Where it comes to rest. */
  end: number;
  act: () => Promise<void>;
}

/** Watches something in the page, frame by frame, from an act on until it has come to rest. */
export async function watchMovement(page: Page, { place, end, act }: Moving): Promise<Movement> {
  const watching = page.evaluate<{ at: number; place: number }[]>(`new Promise((done) => {
    const seen = [];
    const until = performance.now() + 10_000;
    requestAnimationFrame(function look(at) {
      // There is a zero below nothing as well.
      const place = Math.round(${place}) || 0;
      seen.push({ at, place });
      const hasMoved = seen.some((each) => each.place !== ${end});
      if ((hasMoved && place === ${end}) || at > until) done(seen);
      else requestAnimationFrame(look);
    });
  })`);
  await act();
  const seen = await watching;
  const lastStill = seen.findLastIndex((each) => each.place === seen[0]?.place);
  const moving = seen.slice(Math.max(lastStill, 0));
  return {
    places: moving.map((each) => each.place),
    lastedMs: (moving.at(-1)?.at ?? 0) - (moving[0]?.at ?? 0),
  };
}
