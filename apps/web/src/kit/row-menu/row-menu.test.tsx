import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { RowMenu } from './row-menu.tsx';

const removed: string[] = [];
const actions = {
  rowName: (row: string) => row,
  items: (row: string) => [{ id: 'remove', label: 'Remove', onSelect: () => void removed.push(row) }],
};

describe('the menu of a row', () => {
  afterEach(cleanup);

  it('is named after its row, so that each differs from the others', async () => {
    await showOnPage(
      ['Harbour Ltd', 'Quay Ltd'].map((row) => <RowMenu key={row} row={row} actions={actions} />),
    );
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Actions for Harbour Ltd',
      'Actions for Quay Ltd',
    ]);
  });

  it('acts on its row, and gives the focus back', async () => {
    const user = await showOnPage(<RowMenu row="Harbour Ltd" actions={actions} />);
    const button = screen.getByRole('button', { name: 'Actions for Harbour Ltd' });
    await user.tab();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(removed).toEqual(['Harbour Ltd']);
    await expect.poll(() => screen.queryByRole('menu')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(button);
  });
});
