import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import type { Answer } from '#testing/serve-calls.fixture.ts';
import type { FilingLetters } from './filing-letters.ts';
import { LettersCard } from './letters-card.tsx';

afterEach(cleanup);

const filingId = 'f4a1cf0d-9d0f-4a47-8d58-4b8b6a7b6f11';
const copy = { documentId: filingId, title: 'Confirmation statement, copy of the filing' };
const paid = { documentId: '5d3f4c4e-0c3e-4a3e-9b53-0a4a52f3b7a1', title: 'Receipt of the payment' };

const letter = (given: Partial<FilingLetters['letters'][number]> = {}): FilingLetters['letters'][number] => ({
  letterId: '3c1f4c4e-0c3e-4a3e-9b53-0a4a52f3b7a2',
  state: 'sent',
  to: 'ada@harbour.example',
  note: null,
  documents: [copy.title],
  sentBy: 'Mara Quill',
  askedAt: '2026-11-20T09:30:00.000Z',
  stateAt: '2026-11-20T09:31:00.000Z',
  ...given,
});

const lettersOf = (given: Partial<FilingLetters> = {}) => ({
  entity: [{ proposedTo: 'ada@harbour.example', documents: [copy, paid], letters: [], ...given }],
});

async function show(
  given: Partial<FilingLetters>,
  sent: () => Answer = () => ({ body: lettersOf(given) }),
  state: 'accepted' | 'rejected' = 'accepted',
) {
  const received = serveAnswers({ getFilingLetters: lettersOf(given), sendFilingLetter: sent });
  await new CompanyPageFixture().show(<LettersCard receipt={{ filingId, state }} />);
  return received;
}

const openDialog = async () => {
  const user = setUpUser();
  await user.click(await screen.findByRole('button', { name: 'Send by email' }));
  await screen.findByLabelText(/Email address/);
  return user;
};

/** In the dialog, as on the page. */
const submitButton = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Send by email' });

describe('the letters to the client', () => {
  it('take along what is chosen, to the address that is proposed, with a note', async () => {
    const received = await show({});
    const user = await openDialog();
    await user.click(screen.getByRole('checkbox', { name: paid.title }));
    await user.type(screen.getByLabelText(/Note/), 'For your records');
    await user.click(submitButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(givenTo(received, 'sendFilingLetter')).toEqual([
      { filingId, to: 'ada@harbour.example', documentIds: [copy.documentId], note: 'For your records' },
    ]);
  });

  it('need an address and something to send, and what the server refuses stands at its field', async () => {
    const received = await show({ proposedTo: null }, () =>
      refuse('Some of what was sent cannot be used.', { status: 400, errors: { to: 'No such address' } }),
    );
    const user = await openDialog();
    const submit = submitButton();
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(submit);
    expect((await screen.findAllByText(/Enter an email address/)).length).toBeGreaterThan(0);
    expect((await screen.findAllByText(/Choose what to send/)).length).toBeGreaterThan(0);
    expect(givenTo(received, 'sendFilingLetter')).toEqual([]);
    await user.type(screen.getByLabelText(/Email address/), 'ada@harbour.example');
    await user.click(screen.getByRole('checkbox', { name: copy.title }));
    await user.click(submit);
    expect((await screen.findAllByText(/No such address/)).length).toBeGreaterThan(0);
  });

  it('stand on the receipt with what became of them', async () => {
    const states = ['sent', 'on-its-way', 'delayed', 'refused', 'given-up'] as const;
    const letters = states.map((state, index) =>
      letter({ state, letterId: `3c1f4c4e-0c3e-4a3e-9b53-0a4a52f3b7a${index}`, note: 'For your records' }),
    );
    await show({ documents: [], letters });
    const items = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(items[0]).toMatch(/^Sent to ada@harbour.example.*20 Nov.*by Mara Quill/);
    expect(items[0]).toContain('Note: For your records');
    expect(
      items.map((text) => /On its way|tries again|refuses this address|for a day/.exec(text ?? '')?.[0]),
    ).toEqual([undefined, 'On its way', 'tries again', 'refuses this address', 'for a day']);
    expect(screen.queryByRole('button', { name: 'Send by email' })).toBeNull();
  });

  it('offer what was rejected as that, not as a filing', async () => {
    await show({}, undefined, 'rejected');
    expect(await screen.findByText(/^What was rejected, and why, can go to the client/)).toBeTruthy();
    expect(screen.queryByText(/What was filed/)).toBeNull();
  });

  it('take no place where nothing went and nothing can go', async () => {
    const received = await show({ documents: [] });
    await expect.poll(() => givenTo(received, 'getFilingLetters')).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: 'Email to the client' })).toBeNull();
  });
});
