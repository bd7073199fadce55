import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findHolder, takeLock } from './folder-lock.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'statbook-lock-'));
  file = join(folder, 'use.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock of a folder', () => {
  it('keeps a second start out until it is released', () => {
    const first = takeLock(file);
    expect(takeLock(file)).toEqual({ ok: false, pid: process.pid });
    expect(findHolder(file)).toBe(process.pid);
    if (first.ok) first.lock.release();
    expect(findHolder(file)).toBeUndefined();
    expect(takeLock(file).ok).toBe(true);
    expect(readdirSync(folder)).toEqual(['use.lock']);
  });

  it.each(['999999999 1', `${process.pid} 1`, 'nonsense', ''])(
    'is not held by a process that is gone, nor by another that got its number: "%s"',
    (mark) => {
      writeFileSync(file, mark);
      expect(findHolder(file)).toBeUndefined();
      expect(takeLock(file).ok).toBe(true);
    },
  );

  it('is held by nobody where there is no folder', () => {
    expect(findHolder(join(folder, 'nowhere/use.lock'))).toBeUndefined();
  });
});
