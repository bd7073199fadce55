import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LineList, LineTitle } from './line-list.tsx';

describe('a list of lines', () => {
  afterEach(cleanup);

  it('is a list to readers, one inside another too', () => {
    render(
      <LineList>
        <li>
          <LineTitle>Allotment</LineTitle>
          <LineList inset>
            <li>100 shares</li>
          </LineList>
        </li>
      </LineList>,
    );
    expect(screen.getAllByRole('list')).toHaveLength(2);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Allotment100 shares',
      '100 shares',
    ]);
  });
});
