import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { SessionWarning } from './session-warning.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show(seconds: number) {
  const happened: string[] = [];
  const end = Date.now() + seconds * 1000;
  await showOnPage(
    <SessionWarning
      remainingMs={() => end - Date.now()}
      onMark={() => happened.push('mark')}
      onStay={() => happened.push('stay')}
      onLogout={() => happened.push('logout')}
    />,
  );
  await screen.findByRole('dialog', { name: 'Your session will expire in' });
  const pass = (more: number) => act(() => vi.advanceTimersByTimeAsync(more * 1000));
  return { happened, pass };
}

const clock = () => screen.getByRole('timer').textContent;

describe('the warning before a session ends', () => {
  it('counts down, and is read out at its marks', async () => {
    const { happened, pass } = await show(62);
    expect(clock()).toMatch(/^1:0[12]$/);
    expect(happened).toEqual(['mark']);
    await pass(3);
    expect(screen.getByRole('alert').textContent).toBe('Your session will expire in 1 minute');
    expect(happened).toEqual(['mark', 'mark']);
    await pass(60);
    expect(clock()).toBe('0:00');
  });

  it('has two answers, and neither a press on Escape nor one beside it is one', async () => {
    const { happened } = await show(250);
    const before = happened.length;
    const press = (key: string) =>
      act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    await press('Escape');
    expect(happened).toHaveLength(before);
    act(() => screen.getByRole('button', { name: 'Stay Logged in' }).click());
    act(() => screen.getByRole('button', { name: 'Logout' }).click());
    expect(happened.slice(before)).toEqual(['stay', 'logout']);
  });
});
