import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { StatList } from './stat-list.tsx';

describe('a line of counts', () => {
  afterEach(cleanup);

  it('leads from each count to what it counts', async () => {
    await showOnPage(
      <StatList
        label="At a glance"
        stats={[
          { id: '1', label: 'overdue', amount: 1200, href: '/companies?due=past', tone: 'bad' },
          { id: '2', label: 'due soon', amount: 0, href: '/companies?due=soon', tone: 'warn' },
        ]}
      />,
    );
    expect(screen.getByRole('list', { name: 'At a glance' })).toBeTruthy();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['1,200 overdue', '0 due soon']);
    expect(links[0]?.getAttribute('href')).toBe('/companies?due=past');
  });
});
