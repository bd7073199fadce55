import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Columns } from './columns.tsx';

describe('two columns', () => {
  afterEach(cleanup);

  it('are read from the main one to the other', () => {
    const { container } = render(
      <Columns>
        <p>Facts</p>
        <p>Work</p>
      </Columns>,
    );
    expect([...(container.firstElementChild?.children ?? [])].map((column) => column.textContent)).toEqual([
      'Facts',
      'Work',
    ]);
  });
});
