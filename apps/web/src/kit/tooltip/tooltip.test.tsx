import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
// Compiled before the clock stands still.
import './tooltip-popup.tsx';
import { Tooltip } from './tooltip.tsx';

/** Code that a control asks for when its time has come is waited for: no clock of the test counts how long it takes. */
const pass = async (ms: number) => {
  for (const each of [ms, 0])
    await act(async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(each);
    });
};
const button = () => screen.getByRole('button', { name: 'Previous month' });
const isShown = () => screen.queryByText('Previous month') !== null;
const point = (pointerType: string) => fireEvent.pointerEnter(button(), { pointerType });

describe('a tooltip', () => {
  beforeEach(async () => {
    await showOnPage(
      <>
        <input aria-label="Date" />
        <Tooltip text="Previous month">
          <button type="button" aria-label="Previous month" />
        </Tooltip>
      </>,
    );
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
  });

  it('appears when its control has been pointed at for a moment', async () => {
    point('mouse');
    await pass(300);
    expect(isShown()).toBe(false);
    await pass(200);
    expect(isShown()).toBe(true);
  });

  it('does not appear where the pointer only passes', async () => {
    point('mouse');
    await pass(100);
    fireEvent.pointerLeave(button());
    await pass(1000);
    expect(isShown()).toBe(false);
  });

  it('does not appear under a finger', async () => {
    point('touch');
    await pass(1000);
    expect(isShown()).toBe(false);
  });

  it('goes when the control is pressed', async () => {
    point('mouse');
    await pass(500);
    fireEvent.pointerDown(button());
    await pass(500);
    expect(isShown()).toBe(false);
  });

  it('is nothing for a screen reader, which hears the name of the control', async () => {
    point('mouse');
    await pass(500);
    expect(screen.getByText('Previous month').getAttribute('aria-hidden')).toBe('true');
  });

  it('appears at once when its control is reached by keyboard, and goes with Esc', async () => {
    // From a field, whose focus is always seen: else the browser of the tests goes by what tests before have pressed.
    const field = screen.getByRole('textbox', { name: 'Date' });
    act(() => field.focus());
    fireEvent.keyDown(field, { key: 'Tab' });
    act(() => button().focus());
    await pass(50);
    expect(isShown()).toBe(true);
    fireEvent.keyDown(button(), { key: 'Escape' });
    await pass(500);
    expect(isShown()).toBe(false);
  });
});
