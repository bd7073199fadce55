import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useSaveShortcut } from './use-save-shortcut.ts';

function listen() {
  const saved: string[] = [];
  renderHook(() => useSaveShortcut(() => saved.push('saved')));
  return saved;
}

/** Whether the browser may do what it does by itself. */
const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.body, init);

describe('the shortcut that saves', () => {
  afterEach(cleanup);

  it.each([
    { key: 's', ctrlKey: true },
    { key: 'S', metaKey: true },
  ])('saves by %o, in place of the browser’s saving of the page', (keys) => {
    const saved = listen();
    expect(press(keys)).toBe(false);
    expect(saved).toEqual(['saved']);
  });

  it('saves once while its keys are held down', () => {
    const saved = listen();
    press({ key: 's', ctrlKey: true });
    expect(press({ key: 's', ctrlKey: true, repeat: true })).toBe(false);
    expect(saved).toEqual(['saved']);
  });

  it('leaves the letter alone', () => {
    const saved = listen();
    expect(press({ key: 's' })).toBe(true);
    expect(saved).toEqual([]);
  });

  it('ends with the page', () => {
    const saved = listen();
    cleanup();
    press({ key: 's', ctrlKey: true });
    expect(saved).toEqual([]);
  });
});
