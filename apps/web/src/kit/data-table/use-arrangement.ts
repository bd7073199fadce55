import { useLayoutEffect, useState } from 'react';

/** Under this width a table that does not fit is stacked. */
const stackBelow = 760;

/**
 * How the cells of a row stand: side by side in one line; close, where that does not fit: a date above its distance, in
 * columns that stay comparable; or stacked, each row a block, its cells below one another with their heads: on a phone, at
 * 200 % zoom, beside an open document.
 */
export type Arrangement = 'plain' | 'close' | 'stacked';

interface Fit {
  /** Differs between sets of columns. */
  readonly shape: string;
  /** The width that the frame gives. */
  readonly room: number;
  /** The width that the columns take in one line. */
  readonly needs: number;
}

function arrangementOf({ room, needs }: Fit): Arrangement {
  if (room + 1 >= needs) return 'plain';
  return room < stackBelow ? 'stacked' : 'close';
}

/** How a table stands in the room that its frame has. */
export function useArrangement(frame: HTMLElement | null, shape: string): Arrangement {
  const [fit, setFit] = useState<Fit>();
  useLayoutEffect(() => {
    if (frame === null) return undefined;
    const measure = () =>
      setFit((before) => {
        const room = frame.clientWidth;
        // What the columns need shows only while they stand in one line.
        const wasPlain = before?.shape !== shape || arrangementOf(before) === 'plain';
        const needs = wasPlain ? frame.scrollWidth : before.needs;
        const same = before?.shape === shape && before.room === room && before.needs === needs;
        return same ? before : { shape, room, needs };
      });
    measure();
    if (!('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    for (const table of frame.children) observer.observe(table);
    return () => observer.disconnect();
  }, [frame, shape]);
  return fit?.shape === shape ? arrangementOf(fit) : 'plain';
}
