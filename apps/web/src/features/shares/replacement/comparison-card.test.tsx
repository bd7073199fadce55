import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ComparisonCard } from './comparison-card.tsx';
import type { Replacement } from './replacement-values.ts';

afterEach(cleanup);

const side = { shares: '60', amountUnpaid: '10', numbers: '' };
const replacement: Replacement = {
  basis: 3,
  opening: null,
  lines: [],
  recordedBefore: 0,
  comparison: [
    {
      holderId: 'alice',
      holderName: 'Alice Green',
      shareClassId: 'ord',
      className: 'Ordinary',
      currency: 'EUR',
      opening: side,
      history: { ...side, amountUnpaid: '0' },
      status: 'differs',
    },
  ],
  entersAgain: [],
  obstacle: null,
  isReplaceable: false,
};

describe('the holdings beside the opening balance', () => {
  it('say what is unpaid in the currency of the class', () => {
    render(<ComparisonCard replacement={replacement} />);
    expect(screen.getByText('€10.00 unpaid')).toBeTruthy();
  });
});
