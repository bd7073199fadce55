import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useArrangement } from './use-arrangement.ts';

/** A frame so wide, around a table that needs so much side by side. */
function frameOf(room: number, needs: number): HTMLElement {
  const frame = document.createElement('section');
  Object.defineProperty(frame, 'clientWidth', { value: room });
  Object.defineProperty(frame, 'scrollWidth', { value: Math.max(room, needs), configurable: true });
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
