import { describe, expect, it } from 'vitest';
import { readCopy, writeCopy } from './copied-choice.ts';

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
    writeCopy('list', { rows: 'compact', columns: 'status,due' }, findStorage);
    expect(readCopy('list', findStorage)).toEqual({ rows: 'compact', columns: 'status,due' });
    expect(readCopy('other', findStorage)).toEqual({});
    writeCopy('list', {}, findStorage);
    expect(kept.size).toBe(0);
  });

  it('is not missed where the browser denies storage', () => {
    const denied = () => {
      throw new Error('denied');
    };
    writeCopy('list', { rows: 'compact' }, denied);
    expect(readCopy('list', denied)).toEqual({});
  });
});
