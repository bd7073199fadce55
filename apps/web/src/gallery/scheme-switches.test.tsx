import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { SchemeSwitches } from './scheme-switches.tsx';

const page = document.documentElement;

describe('the switches of the gallery', () => {
  afterEach(() => {
    cleanup();
    delete page.dataset['scheme'];
    page.dir = '';
  });

  it('turn the page dark and right to left, and leave it as it was', async () => {
    page.dataset['scheme'] = 'light';
    const { unmount } = render(<SchemeSwitches />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    await user.click(screen.getByRole('button', { name: 'Right to left' }));
    expect([page.dataset['scheme'], page.dir]).toEqual(['dark', 'rtl']);
    unmount();
    expect([page.dataset['scheme'], page.dir]).toEqual(['light', '']);
  });
});
