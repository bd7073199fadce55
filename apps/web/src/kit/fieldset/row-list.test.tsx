import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { RowList } from './row-list.tsx';

async function show(ids: readonly string[]) {
  const happened: string[] = [];
  const user = await showOnPage(
    <RowList
      name="buyers"
      rows={ids.map((id) => ({ id }))}
      item="Buyer"
      add="Add a buyer"
      onAdd={() => happened.push('added')}
      onRemove={(place) => happened.push(`removed ${place}`)}
    >
      {(place) => <p>Fields of row {place}</p>}
    </RowList>,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { happened, press };
}

afterEach(cleanup);

describe('rows of a form', () => {
  it('have a number where there are several, and each can be removed', async () => {
    const { happened, press } = await show(['one', 'two']);
    expect(screen.getByRole('group', { name: 'Buyer 2' }).textContent).toContain('Fields of row 1');
    await press('Remove buyer 2');
    await press('Add a buyer');
    expect(happened).toEqual(['removed 1', 'added']);
  });

  it('leave the focus at the button that adds one when one is removed', async () => {
    const { press } = await show(['one', 'two']);
    await press('Remove buyer 2');
    expect(document.activeElement?.textContent).toBe('Add a buyer');
  });

  it('have no title where there is one only, which stays', async () => {
    await show(['one']);
    expect(screen.queryByText(/^Buyer/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });
});
