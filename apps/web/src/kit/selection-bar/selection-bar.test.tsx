import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { SelectionBar } from './selection-bar.tsx';

describe('the bar of a selection', () => {
  afterEach(cleanup);

  it('is not there while nothing is selected', async () => {
    await showOnPage(
      <SelectionBar count={0} onClear={() => undefined}>
        <button type="button">Archive</button>
      </SelectionBar>,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reads out how many rows are selected, offers what can be done, and clears', async () => {
    let cleared = 0;
    const user = await showOnPage(
      <SelectionBar count={1200} onClear={() => (cleared += 1)}>
        <button type="button">Archive</button>
      </SelectionBar>,
    );
    expect(screen.getByRole('status').textContent).toBe('1,200 selected');
    expect(screen.getByRole('button', { name: 'Archive' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(cleared).toBe(1);
  });

  it('gives the focus to the title of the page once it is gone', async () => {
    const user = await showOnPage(<Selected />);
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Companies'));
  });
});

function Selected() {
  const [count, setCount] = useState(2);
  return (
    <main>
      <h1 tabIndex={-1}>Companies</h1>
      <SelectionBar count={count} onClear={() => setCount(0)}>
        <button type="button">Archive</button>
      </SelectionBar>
    </main>
  );
}
