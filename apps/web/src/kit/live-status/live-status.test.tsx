import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LiveStatus } from './live-status.tsx';

describe('words that are read out', () => {
  afterEach(cleanup);

  it('stand in a region that is on the page before they are', () => {
    const { rerender } = render(<LiveStatus>{''}</LiveStatus>);
    const region = screen.getByRole('status');
    rerender(<LiveStatus>Saved</LiveStatus>);
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('Saved');
  });
});
