import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useArrangement } from './use-arrangement.ts';

/** A frame so wide, around a table that needs so much in one line, and then so much as it is brought close. */
function frameOf(room: number, ...needs: readonly number[]): HTMLElement {
  const frame = document.createElement('section');
  const left = [...needs];
  Object.defineProperty(frame, 'clientWidth', { value: room });
  Object.defineProperty(frame, 'scrollWidth', {
    get: () => Math.max(room, left.shift() ?? 0),
    configurable: true,
  });
  return frame;
}

const arranges = (frame: HTMLElement | null, shape = 'name due') =>
  renderHook(() => useArrangement(frame, shape)).result.current;

describe('the rows of a table', () => {
  afterEach(cleanup);

  it('are stacked on a narrow page where the columns do not fit', () => {
    expect(arranges(frameOf(330, 1000))).toBe('stacked');
  });

  it('stay in columns where they fit, however narrow the page is', () => {
    expect(arranges(frameOf(330, 300))).toBe('plain');
  });

  it('stay in columns on a wide page, close where they do not fit in one line', () => {
    expect(arranges(frameOf(900, 1000))).toBe('close');
    expect(arranges(frameOf(1000, 1000))).toBe('plain');
    expect(arranges(null)).toBe('plain');
  });

  it('are stacked on a wide page where they do not fit close either', () => {
    const frame = frameOf(900, 1000, 950);
    const { result, rerender } = renderHook(() => useArrangement(frame, 'name due'));
    expect(result.current).toBe('stacked');
    rerender();
    expect(result.current).toBe('stacked');
  });

  it('are measured again with other columns', () => {
    const frame = frameOf(330, 1000);
    const { result, rerender } = renderHook(({ shape }) => useArrangement(frame, shape), {
      initialProps: { shape: 'name due' },
    });
    expect(result.current).toBe('stacked');
    Object.defineProperty(frame, 'scrollWidth', { value: 330, configurable: true });
    rerender({ shape: 'name' });
    expect(result.current).toBe('plain');
  });
});
