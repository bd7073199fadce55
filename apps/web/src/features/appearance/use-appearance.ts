import type { Appearance } from '@statbook/contract/appearance';
import { useSyncExternalStore } from 'react';
import { call } from '#api/call.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { type AppearanceState, appearanceStore } from './appearance-store.ts';
import { saveInTurn } from './save-in-turn.ts';

export function useAppearance(): AppearanceState {
  return useSyncExternalStore(appearanceStore.subscribe, appearanceStore.read);
}

/** Keeps an appearance on the server: it stands on whatever device the person comes back with. */
export const saveAppearance = saveInTurn((body: Appearance) => call('saveAppearance', { body }), {
  onSaved: appearanceStore.settle,
  onFailure: (error) => {
    const why = error instanceof Error ? ` ${error.message}` : '';
    showToast({ tone: 'failed', text: `The appearance could not be kept for your other devices.${why}` });
  },
});

/** Chooses, and keeps what was chosen unless a layout is only looked at. */
export function choose(change: Partial<Appearance>): void {
  const kept = appearanceStore.choose(change);
  if (kept !== undefined) saveAppearance(kept);
}
