import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventKind } from '../events/kinds/event-definitions.ts';
import { ids, openEventForm, RegisterServer, type Step, take } from '../events/events.fixture.tsx';

let server: RegisterServer;
beforeEach(() => {
  server = new RegisterServer().start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const planned = () => server.sent.filter(({ name }) => name === 'planShareEvent').map(({ body }) => body);
const forfeited: readonly Step[] = [
  ['choose', 'Holder who loses', 'Bob'],
  ['enter', 'Shares forfeited', '5'],
];

describe('part of a holding whose shares differ', () => {
  const lot = (lotId: string, kind: number, shares: string, unpaidEach: string) => ({
    lotId,
    kind,
    shares,
    numbers: '',
    currency: 'GBP',
    paidEach: '1',
    unpaidEach,
    issuedOn: '2026-01-15',
  });

  it.each<readonly [EventKind, readonly Step[], string]>([
    ['forfeiture', forfeited, 'holdings'],
    ['treasury-sale', [['enter', 'Number of shares', '5']], 'buyers'],
    ['cancellation', [['enter', 'Shares cancelled', '5']], ''],
  ])('is chosen lot by lot: %s', async (kind, steps, rows) => {
    server.answer('getShareLots', [lot('e1/1', 0, '20', '0'), lot('e2/1', 1, '20', '0.5')]);
    await openEventForm(kind);
    for (const step of steps) await take(step);
    expect(await screen.findByRole('group', { name: 'Which of these shares' })).toBeTruthy();
    await take(['enter', 'Fully paid, allotted 15 January 2026', '1']);
    await take(['enter', '£0.50 unpaid on each', '4']);
    expect(screen.getByText('5 of 5 chosen')).toBeTruthy();
    await take(['press', 'Continue']);
    await screen.findByRole('heading', { name: 'Check the changes' });
    const chosen = {
      lots: [
        { lotId: 'e1/1', shares: '1' },
        { lotId: 'e2/1', shares: '4' },
      ],
    };
    expect(planned()).toMatchObject([{ events: [rows === '' ? chosen : { [rows]: [chosen] }] }]);
  });

  it('says among the lots what is wrong with them', async () => {
    server.answer('getShareLots', [lot('e1/1', 0, '20', '0'), lot('e2/1', 1, '20', '0.5')]);
    const words = 'Choose 5 shares altogether: these are 4';
    server.refuse('planShareEvent', {
      code: 'invalid-request',
      detail: 'Some of it needs attention.',
      errors: { 'events.0.holdings.0.lots': words },
    });
    await openEventForm('forfeiture');
    for (const step of forfeited) await take(step);
    const choice = await screen.findByRole('group', { name: 'Which of these shares' });
    await take(['press', 'Continue']);
    const link = await screen.findByRole('link', { name: words });
    await expect.poll(() => document.activeElement?.role).toBe('alert');
    fireEvent.click(link);
    expect(choice.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.textContent).toContain(words);
  });

  it('keeps what is typed of a count until it is a number', async () => {
    server.answer('getShareLots', [lot('e1/1', 0, '2000', '0'), lot('e2/1', 1, '20', '0.5')]);
    await openEventForm('cancellation');
    await take(['enter', 'Shares cancelled', '1500']);
    const paid = await screen.findByLabelText<HTMLInputElement>('Fully paid, allotted 15 January 2026');
    for (const [typed, chosen] of [
      ['1,', '0 of 1,500 chosen'],
      ['1,48', '0 of 1,500 chosen'],
      ['1,480', '1,480 of 1,500 chosen'],
    ] as const) {
      fireEvent.input(paid, { target: { value: typed } });
      expect(paid.value).toBe(typed);
      expect(screen.getByText(chosen)).toBeTruthy();
    }
  });

  it('is not asked about where they are of one kind', async () => {
    server.answer('getShareLots', [lot('e1/1', 0, '20', '0'), lot('e2/1', 0, '20', '0')]);
    await openEventForm('forfeiture');
    for (const step of forfeited) await take(step);
    await take(['press', 'Continue']);
    await screen.findByRole('heading', { name: 'Check the changes' });
    expect(server.asked).toContain('getShareLots');
    expect(planned()).toMatchObject([{ events: [{ holdings: [{ holderId: ids.bob, shares: '5' }] }] }]);
  });

  it('is forgotten once all of the shares go', async () => {
    server.answer('getShareLots', [lot('e1/1', 0, '20', '0'), lot('e2/1', 1, '20', '0.5')]);
    await openEventForm('forfeiture');
    for (const step of forfeited) await take(step);
    await screen.findByRole('group', { name: 'Which of these shares' });
    await take(['enter', '£0.50 unpaid on each', '5']);
    await take(['press', 'All 40 shares of Bob Stone']);
    expect(screen.queryByRole('group', { name: 'Which of these shares' })).toBeNull();
    await take(['press', 'Continue']);
    await screen.findByRole('heading', { name: 'Check the changes' });
    expect(planned()).toMatchObject([{ events: [{ holdings: [{ holderId: ids.bob, shares: '40' }] }] }]);
    expect(JSON.stringify(planned())).not.toContain('lots');
  });
});
