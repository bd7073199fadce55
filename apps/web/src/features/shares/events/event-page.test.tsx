import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ids,
  openEventForm,
  ordinary,
  RegisterServer,
  showEventPage,
  type Step,
  take,
} from './events.fixture.tsx';

let server: RegisterServer;
beforeEach(() => {
  server = new RegisterServer().start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ordinaryShares: Step = ['pick', 'Class', 'Ordinary'];

describe('an event that is refused', () => {
  it('says so at the fields, and keeps what was entered', async () => {
    server.refuse('planShareEvent', {
      code: 'invalid-request',
      detail: 'Some of it needs attention.',
      errors: { 'events.0.holdings.0.shares': 'Enter at most 40: that is what Bob Stone has' },
    });
    await openEventForm('forfeiture');
    await take(['choose', 'Holder who loses', 'Bob']);
    await take(['enter', 'Shares forfeited', '10']);
    await take(['press', 'Continue']);
    expect((await screen.findByRole('alert')).textContent).toContain('Enter at most 40');
    const shares = screen.getByRole<HTMLInputElement>('textbox', { name: 'Shares forfeited' });
    expect([shares.value, shares.getAttribute('aria-invalid')]).toEqual(['10', 'true']);
  });
});

describe('an event with another in its way', () => {
  it('is told of it once, by its number and with its place in the history', async () => {
    server.refuse('planShareEvent', {
      code: 'entry-in-the-way',
      detail: 'A later entry relies on these shares.',
      facts: { shareEventId: ids.entry, number: 7, kind: 'transfer', effectiveOn: '2026-11-10', reason: '' },
    });
    await openEventForm('forfeiture');
    await take(['press', 'Continue']);
    const link = await screen.findByRole('link', { name: 'Entry 7: Transfer of 10 November 2026' });
    expect(link.getAttribute('href')).toContain(ids.entry);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(document.activeElement?.contains(link)).toBe(true);
    expect(screen.queryByText('A later entry relies on these shares.')).toBeNull();
  });
});

describe('while it is typed', () => {
  it('a sub-division shows what becomes of the class', async () => {
    await openEventForm('subdivision');
    for (const step of [ordinaryShares, ['enter', 'How many', '10'] as const]) await take(step);
    expect(await screen.findByText('110 shares of £1.00 become 1,100 of £0.10.')).toBeTruthy();
  });

  it('a consolidation names who would be left with a fraction', async () => {
    await openEventForm('consolidation');
    for (const step of [ordinaryShares, ['enter', 'How many', '30'] as const]) await take(step);
    const warning = await screen.findByRole('status', { name: '' });
    expect(warning.textContent).toContain('Bob Stone, 40 shares');
    expect(warning.textContent).not.toContain('Alice');
  });

  it('a redenomination shows the new nominal value', async () => {
    await openEventForm('redenomination');
    for (const step of [
      ordinaryShares,
      ['enter', 'New currency', 'EUR'] as const,
      ['enter', 'Spot rate', '1.15'] as const,
    ])
      await take(step);
    expect(await screen.findByText('£1.00 becomes €1.15; the 110 shares stay as many.')).toBeTruthy();
  });
});

describe('a class of which the company holds shares itself', () => {
  it.each([
    [
      { sharesInTreasury: '15', sharesForfeited: '5' },
      '10 of them in treasury, 5 of them forfeited or surrendered',
    ],
    [{ sharesInTreasury: '5', sharesForfeited: '5' }, '5 of them forfeited or surrendered'],
  ])('says which of them are treasury shares: %o', async (own, words) => {
    server.answer('getShareClassDetails', [{ ...ordinary, ...own }]);
    await openEventForm('cancellation');
    expect(screen.getByText(`£1.00 each, 110 in issue, ${words}`)).toBeTruthy();
  });
});

describe('what cannot be recorded', () => {
  it('is said where the register has no such shares', async () => {
    server.answer('getShareClassDetails', []);
    await openEventForm('redemption');
    expect(screen.getByText(/No class in issue is redeemable/)).toBeTruthy();
  });

  it('is an entry that was reversed already', async () => {
    server.answer('getShareEvents', []);
    await showEventPage('subdivision', { corrects: ids.entry });
    expect(await screen.findByText('This entry cannot be corrected')).toBeTruthy();
  });

  it('is anything, by who may only look', async () => {
    await showEventPage('subdivision', { access: ['viewCompany'] });
    expect(await screen.findByText('You cannot record events of shares')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});
