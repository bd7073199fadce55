import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ComparisonCard } from './comparison-card.tsx';
import type { Replacement } from './replacement-values.ts';

afterEach(cleanup);

const side = { Shares: '60', AmountUnpaid: '10', Numbers: '' };
const replacement: Replacement = {
  Basis: 3,
  Opening: null,
  Lines: [],
  RecordedBefore: 0,
  Comparison: [
    {
      HolderId: 'alice',
      HolderName: 'Alice Green',
      ShareClassId: 'ord',
      ClassName: 'Ordinary',
      Currency: 'EUR',
      Opening: side,
      History: { ...side, AmountUnpaid: '0' },
      Status: 'differs',
    },
  ],
  EntersAgain: [],
  Obstacle: null,
  IsReplaceable: false,
};

describe('the holdings beside the opening balance', () => {
  it('say what is unpaid in the currency of the class', () => {
    render(<ComparisonCard replacement={replacement} />);
    expect(screen.getByText('€10.00 unpaid')).toBeTruthy();
  });
});
