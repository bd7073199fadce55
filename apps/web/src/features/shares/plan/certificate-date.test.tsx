import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { ids, RegisterServer, take } from '../events/events.fixture.tsx';
import ReverseEntry from '../history/reverse-entry.tsx';
// Fetched with the form; the test would be over before it is there.
import './entry-review.tsx';

const transfer = {
  shareEventId: ids.entry,
  entryId: ids.entry,
  number: 2,
  kind: 'transfer',
  effectiveOn: '2026-11-03',
  recordedAt: '2026-11-03T09:30:00.000Z',
  recordedBy: 'Mara Quill',
  reverses: null,
  entersAgain: null,
  isReversed: false,
  holderIds: [],
  classes: [],
  request: {
    kind: 'transfer',
    on: '2026-11-03',
    classId: ids.ordinary,
    transferorId: ids.alice,
    transferees: [],
  },
} as const;

const planned = (issued: readonly object[]) => ({
  kind: 'reversal',
  effectiveOn: '2026-11-03',
  entersAgain: null,
  question: null,
  notes: [],
  holdings: [],
  capital: { before: { currencies: [] }, after: { currencies: [] } },
  certificatesCancelled: [3],
  certificatesIssued: issued,
  filings: [],
  registerBy: null,
  certificatesBy: null,
  stampDuty: null,
});
const balance = {
  holderId: ids.alice,
  holderName: 'Alice Green',
  shareClassId: ids.ordinary,
  className: 'Ordinary',
  shares: '60',
  numbers: '',
  origin: 'new',
};

let server: RegisterServer;
beforeEach(() => {
  server = new RegisterServer().start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function review(issued: readonly object[]) {
  server.answer('planShareEvent', [{ basis: 2, events: [planned(issued)], control: [] }]);
  await new CompanyPageFixture().show(<ReverseEntry companyId={companyId} entry={transfer} />);
  await screen.findByRole('button', { name: 'Review the reversal' });
  await take(['enter', 'Why the entry is reversed', 'Entered twice']);
  await take(['press', 'Review the reversal']);
  return screen.findByRole('button', { name: 'Record reversal' });
}
const sent = () => server.sent.filter(({ name }) => name === 'recordShareEvent').map(({ body }) => body);

describe('the certificates that an entry issues', () => {
  it('are dated today unless another date is entered, which is sent', async () => {
    server.answer('recordShareEvent', []);
    await review([balance]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Date of issue/ }).value).not.toBe('');
    await take(['enter', 'Date of issue', '9 11 2026']);
    await take(['press', 'Record reversal']);
    await expect.poll(sent).toMatchObject([{ basis: 2, certificatesIssuedOn: '2026-11-09' }]);
  });

  it('say at the field why they cannot be dated so', async () => {
    const message = 'Enter a date from 3 November 2026, when the entry takes effect';
    const errors = { certificatesIssuedOn: message };
    server.refuse('recordShareEvent', { code: 'invalid-request', detail: 'Some of it is wrong.', errors });
    await review([balance]);
    await take(['enter', 'Date of issue', '2 11 2026']);
    await take(['press', 'Record reversal']);
    const field = screen.getByRole('textbox', { name: /Date of issue/ });
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(message)).toHaveLength(2);
  });

  it('are not dated today in silence where the date was taken out', async () => {
    await review([balance]);
    await take(['enter', 'Date of issue', '']);
    await take(['press', 'Record reversal']);
    expect(await screen.findAllByText('Enter the date of the certificates')).not.toEqual([]);
    expect(sent()).toEqual([]);
  });

  it('ask for no date where there are none, and none is sent', async () => {
    server.answer('recordShareEvent', []);
    await review([]);
    expect(screen.queryByRole('textbox', { name: /Date of issue/ })).toBeNull();
    await take(['press', 'Record reversal']);
    await expect.poll(sent).toHaveLength(1);
    expect(sent()[0]).not.toHaveProperty('certificatesIssuedOn');
  });
});
