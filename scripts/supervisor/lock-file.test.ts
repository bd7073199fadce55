import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLockHolder, takeDataLock } from './lock-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'statbook-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  it('keeps a second start out until it is released', () => {
    const first = takeDataLock(folder);
    expect(takeDataLock(folder)).toEqual({ ok: false, pid: process.pid });
    expect(findLockHolder(folder)).toBe(process.pid);
    if (first.ok) first.lock.release();
    expect(findLockHolder(folder)).toBeUndefined();
    expect(takeDataLock(folder).ok).toBe(true);
  });

  it('is not held by a process that is gone, nor by another that got its number', () => {
    for (const left of ['999999999 1', `${process.pid} 1`, 'nonsense', '']) {
      writeFileSync(join(folder, 'supervisor.lock'), left);
      expect(findLockHolder(folder)).toBeUndefined();
    }
  });

  it('is seen whoever holds it, and a folder that is not there is held by nobody', () => {
    writeFileSync(join(folder, 'database.lock'), `${process.pid} ${startOfThis()}`);
    expect(findLockHolder(folder)).toBe(process.pid);
    expect(findLockHolder(join(folder, 'nowhere'))).toBeUndefined();
  });
});

function startOfThis(): string {
  const other = mkdtempSync(join(folder, 'other-'));
  takeDataLock(other);
  return readFileSync(join(other, 'supervisor.lock'), 'utf8').trim().split(' ')[1] ?? '';
}
