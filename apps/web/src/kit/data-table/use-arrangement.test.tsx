import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useStacked } from './use-stacked.ts';

/** A frame so wide, around a table that needs so much side by side. */
function frameOf(room: number, needs: number): HTMLElement {
  const frame = document.createElement('section');
  Object.defineProperty(frame, 'clientWidth', { value: room });
  Object.defineProperty(frame, 'scrollWidth', { value: Math.max(room, needs), configurable: true });
  return frame;
}

const stacks = (frame: HTMLElement | null, shape = 'name due') =>
  renderHook(() => useStacked(frame, shape)).result.current;

describe('the rows of a table', () => {
  afterEach(cleanup);

  it('are stacked on a narrow page where the columns do not fit', () => {
    expect(stacks(frameOf(330, 1000))).toBe(true);
  });

  it('stay in columns where they fit, however narrow the page is', () => {
    expect(stacks(frameOf(330, 300))).toBe(false);
  });

  it('stay in columns on a wide page, which scrolls sideways', () => {
    expect(stacks(frameOf(900, 1000))).toBe(false);
    expect(stacks(null)).toBe(false);
  });

  it('are measured again with other columns', () => {
    const frame = frameOf(330, 1000);
    const { result, rerender } = renderHook(({ shape }) => useStacked(frame, shape), {
      initialProps: { shape: 'name due' },
    });
    expect(result.current).toBe(true);
    Object.defineProperty(frame, 'scrollWidth', { value: 330, configurable: true });
    rerender({ shape: 'name' });
    expect(result.current).toBe(false);
  });
});
