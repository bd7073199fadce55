import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Toolbar } from './toolbar.tsx';

describe('the bar above a list', () => {
  afterEach(cleanup);

  it('holds filters, and the tools of the table at its end, and is not printed', () => {
    const { container } = render(<Toolbar end="Columns">Filter</Toolbar>);
    const bar = container.firstElementChild;
    expect(bar?.textContent).toBe('FilterColumns');
    expect(bar?.lastElementChild?.textContent).toBe('Columns');
    expect(bar?.getAttribute('data-print')).toBe('no');
  });
});
