import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { CellProblems, NameLink, OneLine } from './table-cell.tsx';

describe('the cells of a table', () => {
  afterEach(cleanup);

  it('show a name as a link, whole when it is pointed at', async () => {
    await showOnPage(<NameLink href="/company/1" name="Harbour Ltd" note="dissolved" />);
    const link = screen.getByRole('link');
    expect(link.textContent).toBe('Harbour Ltd, dissolved');
    expect(link.title).toBe('Harbour Ltd');
    expect(link.getAttribute('href')).toBe('/company/1');
  });

  it('let a name find its own direction', async () => {
    await showOnPage(<NameLink href="/company/1" name="שלום" />);
    expect(screen.getByRole('link').dir).toBe('auto');
  });

  it('list what is wrong in a row', async () => {
    await showOnPage(
      <CellProblems
        problems={[
          { id: '1', text: 'No such company' },
          { id: '2', text: 'Twice in the list' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'No such company',
      'Twice in the list',
    ]);
  });

  it('keep words in one line', async () => {
    await showOnPage(<OneLine>Return of allotment</OneLine>);
    expect(screen.getByText('Return of allotment')).toBeTruthy();
  });
});
