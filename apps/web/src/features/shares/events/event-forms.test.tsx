import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareEventRequest } from '@statbook/contract';
import { companyId } from '#testing/company-page.fixture.tsx';
import { ids, openEventForm, ordinary as inOrdinary, RegisterServer, take } from './events.fixture.tsx';
import { filledForms, on } from './filled-forms.fixture.ts';

let server: RegisterServer;
beforeEach(() => {
  server = new RegisterServer().start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const planned = () => server.sent.filter(({ name }) => name === 'planShareEvent').map(({ body }) => body);

describe('the form of each event', () => {
  it.each(filledForms)('%s asks for what is planned', async (kind, steps, expected) => {
    await openEventForm(kind);
    for (const step of steps) await take(step);
    await take(['press', 'Continue']);
    await screen.findByRole('heading', { name: 'Check the changes' });
    const request = { kind, on, ...expected };
    expect(planned()).toEqual([{ companyId, events: [request] }]);
    expect(shareEventRequest.safeParse(request).success).toBe(true);
  });

  it.each(filledForms)('%s is filled in with an entry that is corrected', async (kind, _steps, expected) => {
    const request = { kind, on, ...expected };
    const entry = { shareEventId: ids.entry, number: 2, kind, effectiveOn: on, request };
    const stored = {
      ...entry,
      recordedAt: '2026-11-18T09:30:00.000Z',
      reverses: null,
      entersAgain: null,
      isReversed: false,
    };
    server.answer('getShareEvents', [stored]);
    await openEventForm(kind, ids.entry);
    await take(['enter', 'Why the entry is corrected', 'Misread the form']);
    await take(['press', 'Continue']);
    await screen.findByRole('heading', { name: 'Check the changes' });
    const reversal = { kind: 'reversal', eventId: ids.entry, reason: 'Misread the form' };
    expect(planned()).toEqual([{ companyId, events: [reversal, request] }]);
  });

  it('offers a class that had shares on the day, though today it has none', async () => {
    server.answer('getShareClassDetails', [{ ...inOrdinary, sharesInIssue: '0' }]);
    await openEventForm('subdivision');
    expect(await screen.findByRole('radio', { name: /Preference/ })).toBeTruthy();
    expect(screen.queryByText('No class has shares in issue.')).toBeNull();
  });
});
