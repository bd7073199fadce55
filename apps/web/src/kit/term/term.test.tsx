import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { Term } from './term.tsx';

const term = () => screen.getByRole('button', { name: 'nominal value' });

describe('a term', () => {
  afterEach(cleanup);

  it('is a word of its sentence that explains itself when it is pressed', async () => {
    const user = await showOnPage(
      <p>
        The <Term explanation="The fixed part of a share's price.">nominal value</Term> is £1.
      </p>,
    );
    await user.click(term());
    const popup = await screen.findByRole('dialog', { name: 'nominal value' });
    expect(popup.textContent).toContain("The fixed part of a share's price.");
    expect(term().getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(term());
  });

  it('is printed, unlike other buttons', async () => {
    await showOnPage(<Term explanation="The fixed part.">nominal value</Term>);
    expect(term().getAttribute('data-print')).toBe('yes');
  });
});
