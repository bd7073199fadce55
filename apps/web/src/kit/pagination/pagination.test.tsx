import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { Pagination } from './pagination.tsx';

function Pages({ total, labels }: { total: number; labels?: readonly [string, string] }) {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pageSize={50} total={total} onPageChange={setPage} labels={labels} />;
}

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);
const place = () => screen.getByText(/^Page/).textContent;

describe('the pages of a list', () => {
  afterEach(cleanup);

  it('are not offered where all rows stand on one', async () => {
    await showOnPage(<Pages total={50} />);
    expect(screen.queryByText(/^Page/)).toBeNull();
  });

  it('lead from the newest to the oldest and back', async () => {
    const user = await showOnPage(<Pages total={101} />);
    expect([place(), buttons()]).toEqual(['Page 1 of 3', ['Older']]);
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect([place(), buttons()]).toEqual(['Page 2 of 3', ['Newer', 'Older']]);
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect([place(), buttons()]).toEqual(['Page 3 of 3', ['Newer']]);
    await user.click(screen.getByRole('button', { name: 'Newer' }));
    expect(place()).toBe('Page 2 of 3');
  });

  it('are called otherwise where the list has another order', async () => {
    const user = await showOnPage(<Pages total={120} labels={['Previous page', 'Next page']} />);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(buttons()).toEqual(['Previous page', 'Next page']);
  });
});
