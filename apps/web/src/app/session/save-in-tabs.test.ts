import { expect, it } from 'vitest';
import { onSessionEnding } from '#kit/form/open-work.ts';
import { saveInAllTabs, saveWhenAsked } from './save-in-tabs.ts';

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
