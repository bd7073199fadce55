import { useLayoutEffect, useState } from 'react';

/** Under this width a table that does not fit is stacked; above it, it scrolls sideways and stays comparable. */
const stackBelow = 760;

interface Fit {
  /** Differs between sets of columns. */
  readonly shape: string;
  /** The width that the frame gives. */
  readonly room: number;
  /** The width that the columns take side by side. */
  readonly needs: number;
}

const isTight = ({ room, needs }: Fit) => room < stackBelow && room + 1 < needs;

/**
 * Whether each row stands as a block, its cells below one another with their heads, because the columns do not fit side
 * by side: on a phone, at 200 % zoom, beside an open document.
 */
export function useStacked(frame: HTMLElement | null, shape: string): boolean {
  const [fit, setFit] = useState<Fit>();
  useLayoutEffect(() => {
    if (frame === null) return undefined;
    const measure = () =>
      setFit((before) => {
        const room = frame.clientWidth;
        // What the columns need shows only while they stand side by side.
        const wasStacked = before?.shape === shape && isTight(before);
        const needs = wasStacked ? before.needs : frame.scrollWidth;
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
  return fit?.shape === shape && isTight(fit);
}
