import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ToastRegion from '#kit/toast/toast-region.tsx';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { serveCalls } from '#testing/serve-calls.fixture.ts';
import { ReversePayment } from './payments/reverse-payment.tsx';
import { ResolvePayment } from './payments/resolve-payment.tsx';
import { WithdrawFiling } from './withdraw-filing.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const paymentId = '5d3f4c4e-0c3e-4a3e-9b53-0a4a52f3b7a1';
const filingId = 'f4a1cf0d-9d0f-4a47-8d58-4b8b6a7b6f11';
const receipt = {
  filingId,
  form: 'CS01',
  formName: 'Confirmation statement',
  companyName: 'PLUM LIMITED',
  payments: [],
} as const;

interface Told {
  readonly call: string | undefined;
  readonly body: unknown;
}

/** Shows it before a server that answers every act in the same way; gives what the server is told. */
async function show(
  page: ReactNode,
  status = 200,
  answer: object = { done: true },
): Promise<readonly Told[]> {
  const told: Told[] = [];
  serveCalls(({ name, given }) => {
    told.push({ call: name, body: given });
    return { status, body: answer };
  });
  await new CompanyPageFixture().show(
    <>
      {page}
      <ToastRegion />
    </>,
  );
  return told;
}

/** Opens the dialog by the button of that name; the same words confirm in it. */
async function open(name: string): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog');
}

function confirm(name: string): void {
  const button = screen.getAllByRole('button', { name, hidden: true }).at(-1);
  if (button !== undefined) fireEvent.click(button);
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('withdrawing a filing', () => {
  const act = 'Withdraw the filing';

  it('names what is withdrawn, and takes it back with the reason', async () => {
    const told = await show(<WithdrawFiling receipt={receipt} />);
    const dialog = await open(act);
    expect(dialog.textContent).toContain('Withdraw the confirmation statement of PLUM LIMITED');
    type(/Reason/, ' Wrong figures ');
    confirm(act);
    await untilClosed();
    expect(told).toEqual([{ call: 'withdrawFiling', body: { filingId, reason: 'Wrong figures' } }]);
  });

  it('speaks of a deadline where the form has one', async () => {
    await show(<WithdrawFiling receipt={receipt} />);
    expect((await open(act)).textContent).toContain('the deadline keeps running');
    cleanup();
    await show(<WithdrawFiling receipt={{ ...receipt, form: 'IN01' }} />);
    expect((await open(act)).textContent).not.toContain('deadline');
  });

  it('promises money back only where some was paid', async () => {
    await show(<WithdrawFiling receipt={receipt} />);
    expect((await open(act)).textContent).not.toContain('refunded to');
    cleanup();
    await show(<WithdrawFiling receipt={{ ...receipt, payments: [{ state: 'confirmed' }] }} />);
    expect((await open(act)).textContent).toContain('What was paid for it is refunded to the card');
  });

  it('stays open with the server’s words when it is refused', async () => {
    const detail = 'Companies House may have it already.';
    await show(<WithdrawFiling receipt={receipt} />, 409, {
      status: 409,
      detail,
      code: 'filing-may-be-held',
    });
    await open(act);
    confirm(act);
    expect(await screen.findByText(detail)).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('does nothing when it is cancelled', async () => {
    const told = await show(<WithdrawFiling receipt={receipt} />);
    await open(act);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await untilClosed();
    expect(told).toEqual([]);
  });
});

describe('giving a payment back', () => {
  const act = 'Refund the payment';

  it('asks how and why before anything is sent', async () => {
    const told = await show(<ReversePayment paymentId={paymentId} />);
    await open(act);
    confirm(act);
    expect((await screen.findAllByText('Choose how it is refunded')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Enter a reason').length).toBeGreaterThan(0);
    expect(told).toEqual([]);
  });

  it.each([
    [/Cancel it/, 'voidPayment'],
    [/Refund it/, 'refundPayment'],
  ])('by %s is %s', async (way, call) => {
    const told = await show(<ReversePayment paymentId={paymentId} />);
    await open(act);
    choose(way);
    type(/Reason/, 'Withdrawn');
    confirm(act);
    await untilClosed();
    expect(told).toEqual([{ call, body: { paymentId, reason: 'Withdrawn' } }]);
  });
});

describe('recording what was found of an unclear payment', () => {
  const act = 'Record what was found';

  it('that was taken needs its transaction', async () => {
    const told = await show(<ResolvePayment paymentId={paymentId} about="payment" />, 200, {
      state: 'confirmed',
      cardType: 'Visa',
      cardLastFour: '0006',
    });
    await open(act);
    choose(/It was taken/);
    confirm(act);
    expect(
      (await screen.findAllByText('Enter the transaction id of the card service')).length,
    ).toBeGreaterThan(0);
    expect(screen.getAllByText('Enter where this was looked up').length).toBeGreaterThan(0);
    type(/Where it was looked up/, 'Portal, order 7');
    type(/Transaction/, 'T-1');
    confirm(act);
    await untilClosed();
    expect(told).toEqual([
      {
        call: 'resolveUnclearPayment',
        body: { paymentId, outcome: 'taken', transactionId: 'T-1', reason: 'Portal, order 7' },
      },
    ]);
    expect(
      await screen.findByText('The card service confirms it: paid with Visa ending in 0006'),
    ).toBeTruthy();
  });

  it('that the card service does not confirm is said at the transaction, and the dialog stays', async () => {
    const detail = 'This transaction took £12.00, and the payment is of £56.00';
    await show(<ResolvePayment paymentId={paymentId} about="payment" />, 400, {
      status: 400,
      detail: 'There is a problem',
      code: 'invalid-request',
      errors: { transactionId: detail },
    });
    await open(act);
    choose(/It was taken/);
    type(/Transaction/, 'T-1');
    type(/Where it was looked up/, 'Portal, order 7');
    confirm(act);
    expect(await screen.findByRole('link', { name: detail })).toBeDefined();
    expect(screen.getByLabelText(/Transaction/).getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    [/It was refunded/, 'refunded', 'refunded', 'The payment counts as refunded'],
    [/It was not refunded/, 'not-refunded', 'confirmed', 'The payment counts as not refunded'],
    // The card service knew better.
    [/It was refunded/, 'refunded', 'confirmed', 'The payment counts as not refunded'],
    [/It was not refunded/, 'not-refunded', 'refunded', 'The payment counts as refunded'],
  ])('of its refund: %s, %s, is %s', async (finding, outcome, state, said) => {
    const told = await show(<ResolvePayment paymentId={paymentId} about="refund" />, 200, { state });
    await open(act);
    choose(finding);
    expect(screen.queryByLabelText(/^Transaction/)).toBeNull();
    type(/Where it was looked up/, 'Portal');
    confirm(act);
    await untilClosed();
    expect(told).toEqual([{ call: 'resolveUnclearPayment', body: { paymentId, outcome, reason: 'Portal' } }]);
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('that was not taken asks for none', async () => {
    const told = await show(<ResolvePayment paymentId={paymentId} about="payment" />, 200, {
      state: 'refused',
    });
    await open(act);
    choose(/Nothing was taken/);
    expect(screen.queryByLabelText(/^Transaction/)).toBeNull();
    type(/Where it was looked up/, 'Portal');
    confirm(act);
    await untilClosed();
    expect(told).toEqual([
      {
        call: 'resolveUnclearPayment',
        body: { paymentId, outcome: 'not-taken', reason: 'Portal' },
      },
    ]);
  });
});
