import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { Menu } from '../menu/menu.tsx';

async function openMenu(): Promise<HTMLElement> {
  const user = await showOnPage(<Menu label="More" items={[{ id: 'a', label: 'Copy', href: '/copy' }]} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  return await screen.findByRole('menu');
}

describe('the surroundings of a pop-up', () => {
  afterEach(() => {
    cleanup();
    document.documentElement.dir = '';
  });

  it('are the main landmark, where screen readers find it', async () => {
    const menu = await openMenu();
    expect(screen.getByRole('main').contains(menu)).toBe(true);
  });

  it('add no style elements, which the policy of the page forbids', async () => {
    const before = document.querySelectorAll('style').length;
    await openMenu();
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });

  it.each(['ltr', 'rtl'])('follow the direction of the page: %s', async (direction) => {
    document.documentElement.dir = direction;
    const menu = await openMenu();
    const positioner = menu.closest('[data-side]');
    expect(positioner?.getAttribute('data-align')).toBe('end');
  });
});
