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

interface Standing {
  readonly shape: string;
  readonly frame: HTMLElement;
  /** How the columns stand in the frame: what they need otherwise does not show. */
  readonly arrangement: Arrangement;
}

function measured(before: Fit | undefined, { shape, frame, arrangement }: Standing): Fit {
  const { clientWidth: room, scrollWidth } = frame;
  if (before?.shape !== shape) return { shape, room, needs: scrollWidth, closeNeeds: undefined };
  const needs = arrangement === 'plain' ? scrollWidth : before.needs;
  const closeNeeds = arrangement === 'close' ? scrollWidth : before.closeNeeds;
  const same = before.room === room && before.needs === needs && before.closeNeeds === closeNeeds;
  return same ? before : { shape, room, needs, closeNeeds };
}

/** How a table stands in the room that its frame has. */
export function useArrangement(frame: HTMLElement | null, shape: string): Arrangement {
  const [fit, setFit] = useState<Fit>();
  const arrangement = fit?.shape === shape ? arrangementOf(fit) : 'plain';
  // Again in each arrangement, before anything is painted.
  useLayoutEffect(() => {
    if (frame === null) return undefined;
    const measure = () => setFit((before) => measured(before, { shape, frame, arrangement }));
    measure();
    if (!('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    for (const table of frame.children) observer.observe(table);
    return () => observer.disconnect();
  }, [frame, shape, arrangement]);
  return arrangement;
}
