import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { ids, RegisterServer, take } from '../events/events.fixture.tsx';
// Fetched with the form; the test would be over before it is there.
import './entry-review.tsx';
import ReverseEntry from '../history/reverse-entry.tsx';

const capital = { currencies: [] };
const unpaid = { currency: 'GBP', amount: '0' };
const later = {
  kind: 'transfer',
  effectiveOn: '2026-11-23',
  entersAgain: { shareEventId: ids.alice, number: 3 },
  question: {
    figures: [{ name: 'shares', asEntered: '150', restated: '15' }],
    answer: null,
    planned: 'as-entered',
    refused: [],
  },
  notes: [],
  holdings: [
    {
      holderId: ids.bob,
      holderName: 'Bob Stone',
      shareClassId: ids.ordinary,
      className: 'Ordinary',
      before: '150',
      after: '15',
      unpaidBefore: unpaid,
      unpaidAfter: unpaid,
    },
  ],
  capital: { before: capital, after: capital },
  certificatesCancelled: [],
  certificatesIssued: [],
  filings: [],
  registerBy: null,
  certificatesBy: null,
  stampDuty: null,
};
const divided = {
  shareEventId: ids.entry,
  entryId: ids.entry,
  number: 2,
  kind: 'subdivision',
  effectiveOn: '2026-11-22',
  recordedAt: '2026-11-22T09:30:00.000Z',
  recordedBy: 'Mara Quill',
  reverses: null,
  entersAgain: null,
  isReversed: false,
  holderIds: [],
  classes: [],
  request: { kind: 'subdivision', on: '2026-11-22', classId: ids.ordinary, into: '10' },
} as const;

let server: RegisterServer;
beforeEach(() => {
  server = new RegisterServer().start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function review(question: object = later.question) {
  server.answer('planShareEvent', [{ basis: 3, events: [{ ...later, question }], control: [] }]);
  await new CompanyPageFixture().show(<ReverseEntry companyId={companyId} entry={divided} />);
  await screen.findByRole('button', { name: 'Review the reversal' });
  await take(['enter', 'Why the entry is reversed', 'Never resolved']);
  await take(['press', 'Review the reversal']);
  return screen.findByRole('group', { name: /Entry 3, Transfer of 23 November 2026/ });
}
const sent = (name: string) => server.sent.filter((each) => each.name === name).map(({ body }) => body);

describe('a later entry whose figures may mean something else', () => {
  it('is asked about in both readings, with none chosen', async () => {
    const group = await review();
    const choices = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ checked }) => checked)).toEqual([false, false]);
    expect(within(group).getByText('150 shares')).toBeDefined();
    expect(within(group).getByText('15 shares')).toBeDefined();
  });

  it('is planned again with the answer, and recorded with it', async () => {
    server.answer('recordShareEvent', []);
    await review();
    await take(['pick', 'Entry 3', '15 shares']);
    const readings = [{ shareEventId: ids.alice, reading: 'restated' }];
    await expect.poll(() => sent('planShareEvent').at(-1)).toMatchObject({ readings });
    const button = screen.getByRole('button', { name: 'Record reversal' });
    await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull();
    expect(screen.getByRole('radio', { name: '15 shares' })).toMatchObject({ checked: true });
    await take(['press', 'Record reversal']);
    await expect.poll(() => sent('recordShareEvent')).toMatchObject([{ companyId, basis: 3, readings }]);
  });

  it('says at the question that it has to be answered', async () => {
    const message = 'Say what the figures of entry 3 mean: 150 or 15';
    server.refuse('recordShareEvent', {
      code: 'invalid-request',
      detail: 'Some of it needs attention.',
      errors: { [`readings.${ids.alice}`]: message },
    });
    const group = await review();
    await take(['press', 'Record reversal']);
    expect(await within(group).findByText(message)).toBeDefined();
  });

  it('offers no reading that cannot be entered, and says why', async () => {
    const message = 'Enter at most 100: that is what Bob Stone has';
    const group = await review({ ...later.question, refused: [{ reading: 'as-entered', message }] });
    expect(within(group).getAllByRole('radio')).toHaveLength(1);
    expect(within(group).getByText(`150 shares cannot be entered. ${message}.`)).toBeDefined();
  });

  it('begins every choice like a sentence', async () => {
    const figures = [{ name: 'call', asEntered: '1', restated: '0.1' }];
    const refused = [{ reading: 'as-entered', message: 'Enter no more than is unpaid on the shares' }];
    const group = await review({ ...later.question, figures, refused });
    expect(within(group).getByRole('radio', { name: 'Call of £0.10 each' })).toBeDefined();
    expect(
      within(group).getByText(
        'Call of £1.00 each cannot be entered. Enter no more than is unpaid on the shares.',
      ),
    ).toBeDefined();
  });
});
