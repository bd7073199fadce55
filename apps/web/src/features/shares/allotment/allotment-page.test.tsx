import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { companyId, CompanyPageFixture, head } from '#testing/company-page.fixture.tsx';
import { collectToasts } from '#testing/served-page.fixture.tsx';
import { ids, ordinary, RegisterServer, type Step, take } from '../events/events.fixture.tsx';
// Fetched with the form; the test would be over before they are there.
import '../plan/entry-review.tsx';
import './allotment-entry.tsx';
import './sheet/sheet-form.tsx';
import { toLineValues } from './line-values.ts';
import { AllotmentPage } from './allotment-page.tsx';

let server: RegisterServer;
beforeEach(() => {
  server = new RegisterServer()
    .answer('companyInformationReportShareClass', [{ ...head, classes: [ordinary], currencies: [] }])
    .answer('saveAllotementShareDetails', [])
    .answer('saveMultiShareDetails', [])
    .start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Opened {
  readonly draftId?: string;
  readonly corrects?: string;
}

async function open({ draftId, corrects }: Opened = {}) {
  const router = await new CompanyPageFixture().show(
    <AllotmentPage companyId={companyId} draftId={draftId} corrects={corrects} />,
  );
  const act = async (...steps: readonly Step[]) => {
    for (const step of steps) await take(step);
  };
  return {
    act,
    router,
    sent: (name: string) => server.sent.filter((each) => each.name === name).map(({ body }) => body),
  };
}

const day: Step = ['enter', 'Date of allotment', '18 11 2026'];
const alice: readonly Step[] = [
  ['choose', 'Shareholder', 'Alice'],
  ['enter', 'Number of shares', '300'],
  ['enter', 'Issue price of each share', '2'],
];
const ofAlice = { classId: ids.ordinary, holderId: ids.alice, shares: '300', priceEach: '2', paidEach: '2' };
const recordedEntry = '99999999-9999-4999-8999-999999999999';
const list = () => screen.findByRole('table', { name: 'Allottees' });

describe('an allotment', () => {
  it('to one holder is entered, reviewed and recorded', async () => {
    server.answer('saveAllotementShareDetails', [{ shareEventId: recordedEntry }]);
    const { act, sent, router } = await open();
    await screen.findByRole('button', { name: 'Add to the allotment' });
    await act(day, ...alice, ['press', 'Add to the allotment']);
    expect((await list()).textContent).toContain('Alice Green');
    await act(['press', 'Review allotment']);
    const event = { kind: 'allotment', on: '2026-11-18', allottees: [ofAlice] };
    await expect.poll(() => sent('planShareEvent')).toEqual([{ companyId, events: [event] }]);
    await screen.findByRole('button', { name: 'Record allotment' });
    const toasts = collectToasts();
    await act(['press', 'Record allotment']);
    await expect.poll(() => toasts).toEqual(['Allotment recorded']);
    // Where what is to be filed stands, with the act that begins it.
    await expect.poll(() => router.state.location.href).toContain(`recorded=${recordedEntry}`);
    await expect
      .poll(() => sent('saveAllotementShareDetails'))
      .toMatchObject([{ companyId, on: '2026-11-18', basis: 1, ...ofAlice }]);
  });

  it('says what a price comes to, its premium where there is one, and what is paid in all', async () => {
    const { act } = await open();
    await screen.findByRole('button', { name: 'Add to the allotment' });
    const said = () => screen.getByText(/ in all$/).textContent;
    await act(['enter', 'Number of shares', '1500'], ['enter', 'Issue price of each share', '2.5']);
    expect(said()).toBe('£2.50 each, including a premium of £1.50; £3,750.00 in all');
    await act(['enter', 'Issue price of each share', '1']);
    expect(said()).toBe('£1.00 each; £1,500.00 in all');
    await act(['choose', 'Shareholder', 'Alice'], ['pick', 'Paid up', 'In part']);
    await act(['enter', 'Paid on each share', '0.5'], ['press', 'Add to the allotment']);
    const total = within(await list()).getByRole('row', { name: /^Total/ });
    expect(total.textContent).toMatch(/£1,500\.00.*£750\.00/);
  });

  it('asks for its date, and for somebody who receives shares', async () => {
    const { act } = await open();
    await screen.findByRole('button', { name: 'Add to the allotment' });
    await act(['press', 'Add to the allotment']);
    expect(await screen.findAllByText('Choose who receives the shares')).toHaveLength(2);
    expect(screen.queryByRole('table', { name: 'Allottees' })).toBeNull();
  });

  it('splits a total that does not divide only once the rest of the line is entered', async () => {
    const { act } = await open();
    await screen.findByRole('button', { name: 'Add to the allotment' });
    const other = screen.getByRole('radio', { name: 'Something other than cash' });
    fireEvent.click(other);
    fireEvent.click(screen.getByRole('radio', { name: 'The total for all of them' }));
    await act(
      ['choose', 'Shareholder', 'Alice'],
      ['enter', 'Number of shares', '3'],
      ['enter', 'Total for all the shares', '100'],
      ['press', 'Use the exact split'],
    );
    expect(await screen.findAllByText('Describe the consideration, and how much of it')).toHaveLength(2);
    await act(['enter', 'What it is, and how much of it', 'A van'], ['press', 'Use the exact split']);
    expect(within(await list()).getAllByText('Alice Green')).toHaveLength(2);
  });

  it('asks before a line is lost that was only begun', async () => {
    const { act, router } = await open();
    await screen.findByRole('button', { name: 'Add to the allotment' });
    await act(['enter', 'Number of shares', '3']);
    void router.navigate({ href: '/elsewhere' });
    expect(await screen.findByRole('dialog', { name: 'Leave without recording' })).toBeDefined();
  });

  it('opens with the line that was begun when the session ended', async () => {
    const begun = { ...toLineValues(undefined, [ordinary]), shares: '3' };
    server.answer('getOpenForm', [
      { title: 'Allotment of shares', values: { reason: '', on: '', lines: [], begun } },
    ]);
    await open();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Number of shares' })).toHaveProperty('value', '3'),
    );
  });

  it('leaves the focus at the button that adds an allottee when one is removed', async () => {
    const { act } = await open();
    await screen.findByRole('button', { name: 'Add to the allotment' });
    await act(...alice, ['press', 'Add to the allotment']);
    const user = userEvent.setup();
    await user.click(within(await list()).getByRole('button', { name: /Alice Green/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Allottees' })).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add an allottee'));
  });

  it('goes on with the next allottee, and lets no other line be changed meanwhile', async () => {
    const { act } = await open();
    await screen.findByRole('button', { name: 'Add to the allotment' });
    await act(...alice, ['press', 'Add to the allotment']);
    const table = within(await list());
    expect(document.activeElement?.textContent).toBe('Add an allottee');
    expect(table.getByRole('button', { name: /Alice Green/ })).toBeDefined();
    await act(['press', 'Add an allottee']);
    expect(table.queryByRole('button', { name: /Alice Green/ })).toBeNull();
  });

  it('is kept as a draft with what is entered of it', async () => {
    const toasts = collectToasts();
    const { act, sent } = await open();
    await screen.findByRole('button', { name: 'Add to the allotment' });
    await act(...alice, ['press', 'Add to the allotment']);
    await list();
    await act(['press', 'Save and finish later']);
    await expect.poll(() => toasts).toEqual(['Draft kept']);
    expect(sent('saveMultiShareDetails')).toEqual([
      { companyId, on: '', isDraft: true, newHolders: [], allottees: [ofAlice] },
    ]);
  });

  it('refused by the server says so at the line, and how many lines there are to mend', async () => {
    server.refuse('planShareEvent', {
      code: 'invalid-request',
      detail: 'Some of it needs attention.',
      errors: { 'events.0.allottees.0.shares': 'Enter at most 100: no more are authorised' },
    });
    const { act } = await open();
    await screen.findByRole('button', { name: 'Add to the allotment' });
    await act(day, ...alice, ['press', 'Add to the allotment']);
    await list();
    await act(['press', 'Review allotment']);
    expect(await screen.findAllByText('Fix the line that is marked in the list')).not.toHaveLength(0);
    expect(await screen.findByText('Shares: Enter at most 100: no more are authorised')).toBeDefined();
  });
});

describe('an allotment out of a spreadsheet', () => {
  const rows = 'Forenames\tSurname\tShares\nBob\tMoss\t100\nAlice\tGreen\tmany';

  it('knows who is new, and has its faulty rows mended before it is reviewed', async () => {
    const { act, sent } = await open();
    await screen.findByRole('button', { name: 'Import from spreadsheet' });
    await act(['press', 'Import from spreadsheet']);
    await screen.findByRole('textbox', { name: /Or paste the rows/ });
    await act(['enter', 'Or paste the rows', rows], ['press', 'Import rows']);
    const table = within(await list());
    expect(table.getByText('New')).toBeDefined();
    expect(table.getByText(/Row 3, Shares: Enter the number of shares/)).toBeDefined();
    await act(day, ['press', 'Review allotment']);
    expect(await screen.findAllByText('Fix the line that is marked in the list')).not.toHaveLength(0);
    expect(sent('planShareEvent')).toEqual([]);
  });

  it('enters who is new along with it', async () => {
    const { act, sent } = await open();
    await screen.findByRole('button', { name: 'Import from spreadsheet' });
    await act(['press', 'Import from spreadsheet']);
    await screen.findByRole('textbox', { name: /Or paste the rows/ });
    await act(['enter', 'Or paste the rows', rows.replace('many', '5')], ['press', 'Import rows']);
    await list();
    await act(day, ['press', 'Review allotment']);
    await expect.poll(() => sent('planShareEvent')).toHaveLength(1);
    expect(sent('planShareEvent')).toMatchObject([
      {
        newHolders: [{ members: [{ kind: 'person', forename: 'Bob', surname: 'Moss' }] }],
        events: [
          {
            allottees: [
              { shares: '100', priceEach: '1' },
              { holderId: ids.alice, shares: '5' },
            ],
          },
        ],
      },
    ]);
  });
});

describe('an allotment that stands already', () => {
  const drafted = {
    shareEventId: ids.entry,
    multiAllotmentId: ids.entry,
    state: 'draft',
    on: '2026-11-18',
    allottees: [
      {
        allotmentLineId: ids.entry,
        shareClassId: ids.ordinary,
        className: 'Ordinary',
        holderId: ids.alice,
        holderName: 'Alice Green',
        shares: '300',
        priceEach: '2',
        paidEach: '2',
        nonCash: null,
        isUnderEmployeeScheme: false,
        firstNumber: null,
      },
    ],
  };

  it('as a draft goes on where it was left, and is recorded in its place', async () => {
    server.answer('getMultiAllotementShareDetailsById', [drafted]);
    const { act, sent } = await open({ draftId: ids.entry });
    expect((await list()).textContent).toContain('Alice Green');
    await act(['press', 'Review allotment']);
    await screen.findByRole('button', { name: 'Record allotment' });
    const toasts = collectToasts();
    await act(['press', 'Record allotment']);
    await expect.poll(() => toasts).toEqual(['Allotment recorded']);
    await expect
      .poll(() => sent('saveMultiShareDetails'))
      .toMatchObject([{ multiAllotmentId: ids.entry, on: '2026-11-18', allottees: [ofAlice] }]);
  });

  it('in the register is no draft any more', async () => {
    server.answer('getMultiAllotementShareDetailsById', [{ ...drafted, state: 'recorded' }]);
    await open({ draftId: ids.entry });
    expect(await screen.findByText('This allotment is recorded')).toBeDefined();
  });

  it('that was discarded is not there any more', async () => {
    await open({ draftId: ids.entry });
    expect(await screen.findByRole('heading', { name: 'There is no such draft' })).toBeDefined();
  });

  it('is corrected for a reason, by its reversal and what should have been entered', async () => {
    const request = { kind: 'allotment', on: '2026-11-18', allottees: [ofAlice] };
    server.answer('getShareEvents', [
      {
        shareEventId: ids.entry,
        entryId: ids.entry,
        number: 3,
        kind: 'allotment',
        effectiveOn: '2026-11-18',
        recordedAt: '2026-11-18T09:30:00.000Z',
        isReversed: false,
        request,
      },
    ]);
    const { act, sent } = await open({ corrects: ids.entry });
    await list();
    await act(['press', 'Review allotment']);
    expect(await screen.findAllByText('Enter why the entry is corrected')).toHaveLength(2);
    await act(['enter', 'Why the entry is corrected', 'Wrong price'], ['press', 'Review allotment']);
    const reversal = { kind: 'reversal', eventId: ids.entry, reason: 'Wrong price' };
    await waitFor(() => expect(sent('planShareEvent')).toEqual([{ companyId, events: [reversal, request] }]));
    expect(await screen.findByText('Why the entry is corrected', { selector: 'dt' })).toBeDefined();
    expect(screen.getByText('Wrong price')).toBeDefined();
  });
});
