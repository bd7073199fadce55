import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { FeeTable } from './fee-table.tsx';
import { ReviewTable } from './review-table.tsx';

afterEach(cleanup);

const cells = () =>
  screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));

describe('the review of a filing', () => {
  it('puts what is on the register beside what will be, and says what changes', async () => {
    await showOnPage(
      <ReviewTable
        caption="What the filing changes"
        rows={[
          {
            label: 'Registered office',
            now: '1 Quay',
            after: '2 Quay',
            changed: true,
            changeHref: '/office',
          },
          { label: 'Officer', now: undefined, after: 'Mary Vane', changed: false },
        ]}
      />,
    );
    expect(screen.getByRole('table', { name: 'What the filing changes' })).toBeTruthy();
    expect(cells()).toEqual([
      ['What', 'On the register now', 'After this filing', 'Actions'],
      ['Registered office', '1 Quay', '2 Quay (changes)', 'Change registered office'],
      ['Officer', '–None', 'Mary Vane', ''],
    ]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/office');
  });

  it('has other heads for an entry in one’s own books, and no column for links that are not there', async () => {
    await showOnPage(
      <ReviewTable
        caption="What the entry changes"
        heads={['Now', 'After']}
        rows={[{ id: '1', label: 'Mary Vane', now: '1', after: '2', changed: true }]}
      />,
    );
    expect(cells()).toEqual([
      ['What', 'Now', 'After'],
      ['Mary Vane', '1', '2 (changes)'],
    ]);
  });
});

describe('a table of fees', () => {
  it('adds them up as the server did', async () => {
    await showOnPage(
      <FeeTable
        lines={[
          { label: 'Filing fee', amount: '34' },
          { label: 'VAT at 20%', amount: '1.2' },
        ]}
        total="35.2"
      />,
    );
    expect(within(screen.getByRole('table', { name: 'Fees' })).getAllByRole('row')).toHaveLength(4);
    expect(cells()).toEqual([
      ['Fee', 'Amount'],
      ['Filing fee', '£34.00'],
      ['VAT at 20%', '£1.20'],
      ['Total', '£35.20'],
    ]);
  });
});
