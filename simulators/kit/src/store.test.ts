import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from './store.ts';

describe('the store of a simulator', () => {
  let folder: string | undefined;
  afterEach(() => folder && rmSync(folder, { recursive: true }));

  it('keeps values by kind and id, in the order in which they were first put', () => {
    const store = openStore();
    store.put('card', 'b', { brand: 'Visa' });
    store.put('card', 'a', { brand: 'Maestro' });
    store.put('card', 'b', { brand: 'Amex' });
    store.put('vendor', 'b', 'another kind');
    expect(store.get('card', 'b')).toEqual({ brand: 'Amex' });
    expect(store.all('card')).toEqual([{ brand: 'Amex' }, { brand: 'Maestro' }]);
    store.remove('card', 'b');
    expect(store.get('card', 'b')).toBeUndefined();
    expect(store.all('vendor')).toEqual(['another kind']);
  });

  it('undoes a transaction that throws, and keeps one that ends', () => {
    const store = openStore();
    const fail = () => {
      store.put('card', 'a', 1);
      throw new Error('declined');
    };
    expect(() => store.transaction(fail)).toThrow('declined');
    expect(store.all('card')).toEqual([]);
    expect(store.transaction(() => store.all('card').length)).toBe(0);
    store.transaction(() => store.put('card', 'a', 1));
    expect(store.all('card')).toEqual([1]);
  });

  it('outlives its process in a file, whose folder it makes', () => {
    folder = mkdtempSync(join(tmpdir(), 'store-'));
    const file = join(folder, 'new', 'state.db');
    const first = openStore(file);
    first.put('card', 'a', { brand: 'Visa' });
    first.close();
    const second = openStore(file);
    expect(second.get('card', 'a')).toEqual({ brand: 'Visa' });
    second.clear();
    expect(second.all('card')).toEqual([]);
    second.close();
  });
});
