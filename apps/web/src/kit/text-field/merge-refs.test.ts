import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { mergeRefs } from './merge-refs.ts';

describe('merged refs', () => {
  it('all get the element and lose it together', () => {
    const object = createRef<string>();
    const given: (string | null)[] = [];
    const cleanup = mergeRefs<string>(object, (element) => void given.push(element), undefined)('input');
    expect(object.current).toBe('input');
    if (typeof cleanup !== 'function') throw new Error('a merged ref returns its cleanup');
    cleanup();
    expect(object.current).toBeNull();
    expect(given).toEqual(['input', null]);
  });

  it('use the cleanup that a ref returns instead of calling it with nothing', () => {
    const calls: string[] = [];
    const ref = (element: string | null) => {
      calls.push(`set ${element}`);
      return () => void calls.push('cleaned up');
    };
    const cleanup = mergeRefs<string>(ref)('input');
    if (typeof cleanup === 'function') cleanup();
    expect(calls).toEqual(['set input', 'cleaned up']);
  });
});
