import { useLayoutEffect, useState } from 'react';

/** Under this width a table that does not fit in one line is stacked. */
const stackBelow = 760;

/**
 * How the cells of a row stand: side by side in one line; close, where that does not fit: a date above its distance, in
 * columns that stay comparable; or stacked, each row a block, its cells below one another with their heads: on a phone, at
 * 200 % zoom, beside an open document, and where not even close columns fit.
 */
export type Arrangement = 'plain' | 'close' | 'stacked';

interface Fit {
  /** Differs between sets of columns. */
  readonly shape: string;
  /** The width that the frame gives. */
  readonly room: number;
  /** The width that the columns take in one line. */
  readonly needs: number;
  /** The width that they take close; undefined until they have stood so. */
  readonly closeNeeds: number | undefined;
}

function arrangementOf({ room, needs, closeNeeds = 0 }: Fit): Arrangement {
  if (room + 1 >= needs) return 'plain';
  return room < stackBelow || room + 1 < closeNeeds ? 'stacked' : 'close';
}

/** What columns need shows only while they stand so. */
function measured(before: Fit | undefined, shape: string, { clientWidth, scrollWidth }: HTMLElement): Fit {
  const room = clientWidth;
  if (before?.shape !== shape) return { shape, room, needs: scrollWidth, closeNeeds: undefined };
  const stood = arrangementOf(before);
  const needs = stood === 'plain' ? scrollWidth : before.needs;
  const closeNeeds = stood === 'close' ? scrollWidth : before.closeNeeds;
  const same = before.room === room && before.needs === needs && before.closeNeeds === closeNeeds;
  return same ? before : { shape, room, needs, closeNeeds };
}

/** How a table stands in the room that its frame has. */
export function useArrangement(frame: HTMLElement | null, shape: string): Arrangement {
  const [fit, setFit] = useState<Fit>();
  const arrangement = fit?.shape === shape ? arrangementOf(fit) : 'plain';
  // Again in each arrangement: what the columns need in it is known before anything is painted.
  useLayoutEffect(() => {
    if (frame === null) return undefined;
    const measure = () => setFit((before) => measured(before, shape, frame));
    measure();
    if (!('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    for (const table of frame.children) observer.observe(table);
    return () => observer.disconnect();
  }, [frame, shape, arrangement]);
  return arrangement;
}
