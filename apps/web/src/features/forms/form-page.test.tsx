import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenTo, refuse } from '#testing/served-page.fixture.tsx';
import {
  fees as freeOfFees,
  field,
  filingId,
  FormServer,
  listedForm,
  reviewOf,
  section,
  showForm,
  step,
} from './form.fixture.tsx';
import type { FormReview } from './form-state.ts';

const steps = [step('person', [section('Name', [field('surname', { label: 'Surname' })])])];
const answers = { surname: 'Gold' };
const sha = 'a'.repeat(64);
const content: FormReview['content'] = {
  contentSha256: sha,
  rows: [{ section: 'Name', label: 'Surname', value: 'Gold' }],
  adjustments: [{ field: 'surname', given: 'Gōld', sent: 'Gold' }],
};
const changes = [{ label: 'Directors', now: [], after: ['GOLD, Nora'] }];

describe('the review of a form', () => {
  function showReview(more: Partial<FormReview> = {}, others = {}) {
    const server = new FormServer({ steps, answers, activeStep: 'review', isReady: true });
    const reviewForm = { entity: [reviewOf(server, { content, changes, ...more })] };
    return showForm(server, { reviewForm, ...others });
  }
  const file = () => screen.findByRole('button', { name: 'File with Companies House' });

  it('shows what changes, what is sent and that it costs nothing', async () => {
    await showReview();
    expect(await screen.findByText('GOLD, Nora')).toBeDefined();
    expect(screen.getByText('Surname: Gold')).toBeDefined();
    expect(screen.getByText(/“Gōld” is sent as “Gold”/)).toBeDefined();
    expect(screen.getByText('Companies House charges nothing for this form.')).toBeDefined();
  });

  it('files exactly what was read, once it is confirmed', async () => {
    const submitFiling = { entity: [{ filingId, state: 'queued' }] };
    const { received, user } = await showReview({}, { submitFiling });
    await user.click(await file());
    expect(await screen.findByRole('alert', { name: 'There is a problem' })).toBeDefined();
    await user.click(screen.getByRole('checkbox'));
    await user.click(await file());
    await waitFor(() =>
      expect(givenTo(received, 'submitFiling')).toEqual([
        { filingId, draftVersion: 3, contentAccepted: sha },
      ]),
    );
  });

  it('is read again at each visit: what an earlier one has shown cannot be filed', async () => {
    const server = new FormServer({ steps, answers, activeStep: 'review', isReady: true });
    const rows = [{ section: 'Name', label: 'Surname', value: 'Iron' }];
    let later: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      later = resolve;
    });
    let visits = 0;
    const reviewForm = async () => {
      visits += 1;
      if (visits === 1) return { body: { entity: [reviewOf(server, { content, changes })] } };
      await held;
      return { body: { entity: [reviewOf(server, { content: { ...content, rows }, changes })] } };
    };
    const { user } = await showForm(server, { reviewForm });
    await file();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('link', { name: 'Continue to the review' }));
    expect(await screen.findByText('Putting together what will be sent')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'File with Companies House' })).toBeNull();
    later();
    expect(await screen.findByText('Surname: Iron')).toBeDefined();
  });

  it('of a company that is being formed is delivered by those who form it, and shows nothing of the register now', async () => {
    const formed = { companyName: 'PLUM LIMITED', companyNumber: '' };
    await showReview(formed);
    const confirmation = await screen.findByRole('checkbox');
    expect(confirmation).toBe(
      screen.getByRole('checkbox', { name: /^The subscribers of PLUM LIMITED deliver/ }),
    );
    expect(screen.getByText('What the register will show')).toBeDefined();
    expect(screen.queryByText('On the register now')).toBeNull();
    expect(screen.queryByText(/No number yet/)).toBeNull();
  });

  it('of a partnership that is being formed is delivered by its members', async () => {
    await showReview({ companyName: 'PLUM LLP', companyNumber: '', formNumber: 'LLIN01' });
    expect(await screen.findByRole('checkbox', { name: /^The members of PLUM LLP deliver/ })).toBeDefined();
  });

  it('stays, and says what to do, where the server refuses', async () => {
    const text = 'The draft was changed meanwhile. Look at the review again.';
    const submitFiling = () => refuse(text, { status: 409, code: 'changed-meanwhile' });
    const { user } = await showReview({}, { submitFiling });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(await file());
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Check the form before filing' })).toBeDefined();
  });

  it('is approved and printed where a person delivers it, and says what that costs', async () => {
    const submitFiling = { entity: [{ filingId, state: 'queued' }] };
    const printForm = () => refuse('No paper.', { status: 503 });
    const fees = { ...freeOfFees, feePence: 3000, why: 'paid-with-delivery' as const };
    const { received, user } = await showReview({ way: 'document', fees }, { submitFiling, printForm });
    expect(await screen.findByText(/Nothing is paid here/)).toBeDefined();
    expect(screen.getByText(/Statbook does not send this form/)).toBeDefined();
    expect(screen.getByText('£30.00')).toBeDefined();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Approve and print' }));
    await waitFor(() => expect(givenTo(received, 'printForm')).toEqual([{ filingId }]));
  });

  it('offers no filing while something stands before it, and begins the form that settles it', async () => {
    const blockers = [{ code: 'psc', message: 'End the statement first.', forms: ['PSC09' as const] }];
    const startForm = { entity: [{ filingId, isNew: true, isSwitched: false }] };
    const getForms = { entity: [listedForm({ form: 'PSC09' })] };
    const { received, user } = await showReview({ isReady: false, blockers }, { startForm, getForms });
    await user.click(await screen.findByRole('button', { name: /File PSC09/ }));
    await waitFor(() => expect(givenTo(received, 'startForm')).toMatchObject([{ form: 'PSC09' }]));
    expect(screen.queryByRole('button', { name: 'File with Companies House' })).toBeNull();
  });
});

describe('a form', () => {
  it('says its last day, red once it has passed', async () => {
    await showForm(new FormServer({ steps, dueOn: '2026-11-18' }));
    expect(screen.getByText('2 days overdue')).toBeDefined();
  });

  it('asks for the authentication code where it is missing', async () => {
    const blockers = [{ code: 'authentication-code-missing', message: 'Give the code.', forms: [] }];
    await showForm(new FormServer({ steps, blockers }));
    expect(await screen.findByLabelText('Authentication code')).toBeDefined();
  });

  it('that was filed leads to its receipt', async () => {
    await showForm(new FormServer({ steps, state: 'pending' }));
    const link = screen.getByRole('link', { name: 'Show the receipt' });
    expect(link.getAttribute('href')).toContain(filingId);
  });

  it('that a person delivers offers its sheet', async () => {
    await showForm(new FormServer({ steps, state: 'queued', way: 'document' }));
    expect(screen.getByText('This form was approved')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Save the form data sheet (PDF)' })).toBeDefined();
  });

  it('is deleted once that was asked', async () => {
    const server = new FormServer({ steps, activeStep: 'check' });
    const { received, user } = await showForm(server, { deleteForm: {} });
    await user.click(screen.getByRole('button', { name: /Delete the draft/ }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete the draft' }));
    await waitFor(() => expect(givenTo(received, 'deleteForm')).toEqual([{ filingId }]));
  });
});
