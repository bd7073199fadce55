import { describe, expect, it } from 'vitest';
import { openKeyValueStore } from './key-value-store.ts';

describe('the storage of the session', () => {
  it('is memory where the browser denies its own', () => {
    const store = openKeyValueStore(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    store.set('key', 'value');
    expect(store.get('key')).toBe('value');
    store.remove('key');
    expect(store.get('key')).toBeUndefined();
    store.set('key', 'value');
    store.clear();
    expect(store.get('key')).toBeUndefined();
  });
});
