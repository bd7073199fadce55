import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAddressText } from './use-address-text.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openText(saved: string) {
  const written: string[] = [];
  const hook = renderHook(({ address }) => useAddressText(address, (text) => written.push(text), 250), {
    initialProps: { address: saved },
  });
  return {
    written,
    text: () => hook.result.current[0],
    type: (text: string) => act(() => hook.result.current[1](text)),
    rest: () =>
      act(() => {
        vi.advanceTimersByTime(250);
      }),
    go: (address: string) => hook.rerender({ address }),
  };
}

describe('a text that the address keeps', () => {
  it('is on screen at once and in the address when typing rests', () => {
    const field = openText('');
    field.type('h');
    field.type('ha');
    expect(field.text()).toBe('ha');
    expect(field.written).toEqual([]);
    field.rest();
    expect(field.written).toEqual(['ha']);
  });

  it('is not taken back by an address that lags behind', () => {
    const field = openText('');
    field.type('ha');
    field.rest();
    field.type('har');
    field.go('ha');
    expect(field.text()).toBe('har');
  });

  it('follows the history of the browser', () => {
    const field = openText('harbour');
    field.go('quay');
    expect(field.text()).toBe('quay');
    field.rest();
    expect(field.written).toEqual([]);
  });
});
