import { describe, expect, it } from 'vitest';
import { readPreferenceCopy, writePreferenceCopy } from './preference-copy.ts';

describe('the copy of a choice in the browser', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  // Only what the copy uses of a storage.
  const findStorage = () => storage as Storage;

  it('is there the next time, for that table only', () => {
    writePreferenceCopy('list', { rows: 'compact', columns: 'status,due' }, findStorage);
    expect(readPreferenceCopy('list', findStorage)).toEqual({ rows: 'compact', columns: 'status,due' });
    expect(readPreferenceCopy('other', findStorage)).toEqual({});
    writePreferenceCopy('list', {}, findStorage);
    expect(kept.size).toBe(0);
  });

  it('is not missed where the browser denies storage', () => {
    const denied = () => {
      throw new Error('denied');
    };
    writePreferenceCopy('list', { rows: 'compact' }, denied);
    expect(readPreferenceCopy('list', denied)).toEqual({});
  });
});
