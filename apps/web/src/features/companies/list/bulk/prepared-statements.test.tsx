import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { collectToasts, setUpUser } from '#testing/served-page.fixture.tsx';
import PreparedStatements from './prepared-statements.tsx';
import { showPrepared } from './use-bulk-prepare.ts';

const partnership = { companyId: '1', name: 'LEDGER LLP', reason: 'It is a partnership.' };
const kettle = { companyId: '2', name: 'KETTLE LTD' };
const bakery = { companyId: '3', name: 'BAKERY LTD' };
const nothing = { begun: [], before: [], refused: [] };

describe('the statements of chosen companies', () => {
  it('are said in a message where one company was chosen', () => {
    const toasts = collectToasts();
    expect(showPrepared({ ...nothing, begun: [bakery] })).toBe(true);
    expect(showPrepared({ ...nothing, before: [kettle] })).toBe(true);
    expect(showPrepared({ ...nothing, refused: [partnership] })).toBe(true);
    expect(toasts).toEqual([
      '1 statement prepared',
      'No statements prepared. KETTLE LTD: A statement was started before.',
      'No statements prepared. LEDGER LLP: It is a partnership.',
    ]);
    expect(showPrepared({ ...nothing, begun: [bakery, kettle] })).toBe(false);
    expect(toasts).toHaveLength(3);
  });

  it('stand in groups where several were, each with the way to its statement, or the reason why there is none', async () => {
    const close = vi.fn<() => void>();
    const outcome = { begun: [bakery], before: [kettle], refused: [partnership] };
    await new CompanyPageFixture().show(<PreparedStatements outcome={outcome} onClose={close} />);
    const dialog = within(await screen.findByRole('dialog', { name: '1 statement prepared, 2 not' }));
    const group = (name: string) => within(dialog.getByRole('region', { name }));
    const placeOf = (link: HTMLElement) => link.getAttribute('href');
    const statement = '/company/forms/confirmation-statement?company=';
    const begun = group('Prepared · 1').getByRole('link', { name: 'BAKERY LTD' });
    expect(placeOf(begun)).toBe(`${statement}3`);
    const before = group('Started before · 1').getByRole('link', { name: 'KETTLE LTD' });
    expect(placeOf(before)).toBe(`${statement}2`);
    const refused = group('Not prepared · 1');
    expect(refused.getByText('It is a partnership.')).toBeTruthy();
    expect(placeOf(refused.getByRole('link', { name: 'LEDGER LLP' }))).toContain('companyoverview');
    await setUpUser().click(dialog.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledOnce();
  });
});
