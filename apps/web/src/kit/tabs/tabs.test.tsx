import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { label: 'Overview', href: '/company/1' },
  { label: 'Officers', href: '/company/1/officers', count: 1200 },
  { label: 'Shares', href: '/company/1/shares', hasPages: true },
];

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);

describe('tabs', () => {
  afterEach(cleanup);

  it('are links of a named navigation, each with its count', async () => {
    await showOnPage(<Tabs label="Registers" tabs={tabs} />);
    expect(screen.getByRole('navigation', { name: 'Registers' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Overview',
      'Officers 1,200',
      'Shares',
    ]);
  });

  it.each([
    ['/company/1/officers', ['Officers 1,200', 'page']],
    ['/company/1/shares', ['Shares', 'page']],
    ['/company/1/shares/history', ['Shares', 'true']],
  ])('on %s the current one is marked', async (address, marked) => {
    await showOnPage(<Tabs label="Registers" tabs={tabs} />, address);
    expect(current()).toEqual([marked]);
  });

  it('mark none on a page below a tab that has no pages', async () => {
    await showOnPage(<Tabs label="Registers" tabs={tabs} />, '/company/1/officers/2');
    expect(current()).toEqual([]);
  });

  it('are followed by key', async () => {
    const user = await showOnPage(<Tabs label="Registers" tabs={tabs} />, '/company/1');
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    await expect.poll(current).toEqual([['Officers 1,200', 'page']]);
  });
});
