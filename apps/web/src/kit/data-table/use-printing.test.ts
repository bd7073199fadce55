import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { usePrinting } from './use-printing.ts';

describe('printing', () => {
  afterEach(cleanup);

  it('is known before the browser takes its picture, and until it has', () => {
    const { result } = renderHook(() => usePrinting());
    expect(result.current).toBe(false);
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(result.current).toBe(true);
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(result.current).toBe(false);
  });
});
