import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Progress } from './progress.tsx';

describe('progress', () => {
  afterEach(cleanup);

  it('is a part of a whole, and is read out in words', () => {
    render(<Progress label="12 of 300 lines done" done={12} total={300} />);
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Progress' });
    expect([bar.value, bar.max]).toEqual([12, 300]);
    expect(screen.getByRole('status').textContent).toBe('12 of 300 lines done');
  });

  it('has a whole even where there is nothing to do', () => {
    render(<Progress label="Nothing to do" done={0} total={0} />);
    expect(screen.getByRole<HTMLProgressElement>('progressbar').max).toBe(1);
  });
});
