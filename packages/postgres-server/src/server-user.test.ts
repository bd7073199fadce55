import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { canEnter, chooseServerUser } from './server-user.ts';

it('a server of root runs as another user, one of anybody else as who they are', () => {
  expect(chooseServerUser('/nowhere', false)).toBeUndefined();
  expect(chooseServerUser('/nowhere', true)?.uid).toBeGreaterThan(0);
});

it('a user enters a folder when all those above it are open', () => {
  const closed = mkdtempSync(join(tmpdir(), 'statbook-closed-'));
  const inside = join(closed, 'inside');
  mkdirSync(inside, { mode: 0o755 });
  const stranger = { uid: 54_321, gid: 54_321 };
  expect(canEnter(stranger, inside)).toBe(false);
  chmodSync(closed, 0o711);
  expect(canEnter(stranger, inside)).toBe(true);
  rmSync(closed, { recursive: true });
});
