import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onSessionEnding } from '#kit/form/open-work.ts';
import { saveInAllTabs, saveWhenAsked } from './save-in-tabs.ts';

/** Locks as the browser has them, of one name: shared by all who save, and then of one alone. */
function createLocks() {
  const shared = new Set<Promise<unknown>>();
  return {
    request: async (_name: string, ...[first, second]: readonly (object | (() => unknown))[]) => {
      if (typeof first === 'function') {
        await Promise.all(shared);
        return first();
      }
      const turn = Promise.resolve(typeof second === 'function' && second());
      shared.add(turn);
      await turn;
    },
  };
}

beforeEach(() => void vi.stubGlobal('navigator', { locks: createLocks() }));
afterEach(() => void vi.unstubAllGlobals());

it('waits until each tab that listens has saved what is open in it', async () => {
  const [saving, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const leavePage = onSessionEnding(() => {
    saving.resolve();
    return saved.promise;
  });
  const tabs = [saveWhenAsked(), saveWhenAsked()];
  let isDone = false;
  const all = saveInAllTabs().then(() => {
    isDone = true;
  });
  await saving.promise;
  expect(isDone).toBe(false);
  saved.resolve();
  await all;
  expect(isDone).toBe(true);
  for (const close of tabs) close();
  leavePage();
});

it('does not wait where no tab listens', async () => {
  await expect(saveInAllTabs()).resolves.toBeUndefined();
});
