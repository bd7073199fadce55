import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Lead, Muted } from './muted.tsx';

describe('muted words', () => {
  afterEach(cleanup);

  it('are a paragraph unless they are asked to be something else', () => {
    render(
      <>
        <Muted>Last changed today</Muted>
        <Muted as="s" small className="place">
          £10.00
        </Muted>
        <Lead id="lead">What the part is for</Lead>
      </>,
    );
    expect(screen.getByText('Last changed today').tagName).toBe('P');
    expect(screen.getByText('£10.00').tagName).toBe('S');
    expect(screen.getByText('£10.00').classList.contains('place')).toBe(true);
    expect(screen.getByText('What the part is for').id).toBe('lead');
  });
});
