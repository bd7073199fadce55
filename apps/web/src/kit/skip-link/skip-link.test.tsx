import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { SkipLink } from './skip-link.tsx';

describe('the link over the menus', () => {
  afterEach(cleanup);

  it('is the first stop of the keyboard and leads to the page', async () => {
    render(
      <>
        <SkipLink to="page" />
        <a href="#menu">Menu</a>
        <main id="page" tabIndex={-1} />
      </>,
    );
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to the page');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
