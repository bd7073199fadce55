import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PartBars } from './part-bars.tsx';

const parts = [
  { id: '1', name: 'Mary Vane', percent: '66.67', amount: '200 votes' },
  { id: '2', name: 'Others', percent: '0.00', amount: '1 vote', aside: true },
];

describe('the parts of a whole', () => {
  afterEach(cleanup);

  it('say in words what their bars show', () => {
    render(<PartBars label="Votes" parts={parts} />);
    expect(screen.getByRole('figure', { name: 'Votes' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
      'Mary Vane200 votes 66.67%',
      'Others1 vote under 0.01%',
    ]);
  });

  it('are as long as their percentages, with a line at each threshold', () => {
    const { container } = render(<PartBars label="Votes" parts={parts} thresholds={[25, 50, 75]} />);
    const [bar] = container.querySelectorAll('svg');
    expect(bar?.getAttribute('aria-hidden')).toBe('true');
    expect([...(bar?.querySelectorAll('rect') ?? [])].map((rect) => rect.getAttribute('width'))).toEqual([
      '100',
      '66.67',
    ]);
    expect([...(bar?.querySelectorAll('line') ?? [])].map((line) => line.getAttribute('x1'))).toEqual([
      '25',
      '50',
      '75',
    ]);
  });
});
