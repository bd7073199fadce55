import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { collectToasts, setUpUser } from '#testing/served-page.fixture.tsx';
import NotPrepared from './not-prepared.tsx';
import { showPrepared } from './use-bulk-prepare.ts';

const partnership = { companyId: '1', name: 'LEDGER LLP', reason: 'It is a partnership.' };
const begun = { companyId: '2', name: 'KETTLE LTD', reason: 'A statement is begun already.' };

describe('statements that were not prepared', () => {
  it('are said in a message where there is one at most', () => {
    const toasts = collectToasts();
    expect(showPrepared({ begun: 8, refused: [] })).toBe(true);
    expect(showPrepared({ begun: 1, refused: [partnership] })).toBe(true);
    expect(toasts).toEqual([
      '8 statements prepared',
      '1 statement prepared. LEDGER LLP: It is a partnership.',
    ]);
    expect(showPrepared({ begun: 1, refused: [partnership, begun] })).toBe(false);
    expect(toasts).toHaveLength(2);
  });

  it('stay to be read where there are several, each with its reason and the way to its company', async () => {
    const close = vi.fn<() => void>();
    const outcome = { begun: 6, refused: [partnership, begun] };
    await new CompanyPageFixture().show(<NotPrepared outcome={outcome} onClose={close} />);
    const dialog = within(await screen.findByRole('dialog', { name: '6 statements prepared, 2 not' }));
    expect(dialog.getByText('It is a partnership.')).toBeTruthy();
    expect(dialog.getByText('A statement is begun already.')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Open LEDGER LLP' })).toBeTruthy();
    await setUpUser().click(dialog.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledOnce();
  });
});
