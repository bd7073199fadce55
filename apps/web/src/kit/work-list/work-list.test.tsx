import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { WorkItem, WorkList } from './work-list.tsx';

describe('a list of work', () => {
  afterEach(cleanup);

  it('leads to each thing, and says what there is to do and by when', async () => {
    await showOnPage(
      <WorkList>
        <WorkItem
          href="/company/1/shares"
          title="Harbour Ltd"
          note="2 holders to allocate"
          end="8 days left"
        />
        <WorkItem href="/company/2/shares" title="Quay Ltd" note="Totals do not agree" />
      </WorkList>,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Harbour Ltd2 holders to allocate8 days left',
      'Quay LtdTotals do not agree',
    ]);
    expect(screen.getByRole('link', { name: 'Quay Ltd' }).getAttribute('href')).toBe('/company/2/shares');
  });
});
