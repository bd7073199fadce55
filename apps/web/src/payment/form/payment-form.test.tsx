import { civilDate } from '@statbook/domain/dates';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PaymentForm } from './payment-form.tsx';
import { plumSummary } from './plum-summary.fixture.ts';

const show = () =>
  render(
    <PaymentForm
      summary={plumSummary}
      today={civilDate('2026-11-21')}
      onPay={() => Promise.resolve()}
      onCancel={() => undefined}
    />,
  );

/** Types into a field and leaves it. */
function enter(label: string, text: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  fireEvent.blur(screen.getByLabelText(label));
}

/** What is said at a field, beside its hint. */
const errorAt = (label: string) =>
  screen
    .getByLabelText(label)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .find((text) => text.startsWith('Error: '));

const summaryLines = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the form of the payment window', () => {
  afterEach(cleanup);
  afterEach(() => sessionStorage.clear());

  it('empties a card that is not accepted, and says so before and after an attempt, above and at the field', async () => {
    show();
    enter('Card Number', '4929 0000 0000 7');
    const refused = 'This card type is not accepted';
    await waitFor(() => expect(errorAt('Card Number')).toBe(`Error: ${refused}`));
    expect(screen.getByLabelText('Card Number')).toHaveProperty('value', '');

    fireEvent.click(screen.getByRole('button', { name: 'Pay & Submit' }));
    await screen.findByRole('alert');
    expect(summaryLines()).toContain(refused);
    expect(errorAt('Card Number')).toBe(`Error: ${refused}`);

    enter('Card Number', '4929 0000 0000 6');
    await waitFor(() => expect(errorAt('Card Number')).toBeUndefined());
    enter('Card Number', '');
    await waitFor(() => expect(errorAt('Card Number')).toBe('Error: Card Number is required'));
    expect(summaryLines()).toContain('Card Number is required');
  });

  it('empties a security code of the wrong length and asks for it in the same words everywhere', async () => {
    show();
    enter('Card Number', '4929 0000 0000 6');
    enter('CVV', '1234');
    await waitFor(() => expect(errorAt('CVV')).toBe('Error: CVV is required'));
    expect(screen.getByLabelText('CVV')).toHaveProperty('value', '');
    fireEvent.click(screen.getByRole('button', { name: 'Pay & Submit' }));
    await screen.findByRole('alert');
    expect(summaryLines()).toContain('CVV is required');
  });

  it('begins with what was filled in, where the window was loaded again during the bank’s check', () => {
    const kept = { filingId: plumSummary.filingId, billTo: 'other', otherEmail: 'ada@pay.example' };
    sessionStorage.setItem('PaymentDetailsData', JSON.stringify(kept));
    show();
    expect(screen.getByRole('textbox', { name: 'Email Address' })).toHaveProperty('value', kept.otherEmail);
    cleanup();
    sessionStorage.setItem('PaymentDetailsData', 'no JSON');
    show();
    expect(screen.queryByRole('textbox', { name: 'Email Address' })).toBeNull();
  });

  it('shows the country of the registered office as its other lines, which keep the direction of their writing', () => {
    show();
    for (const label of ['Address line 1', 'City', 'Country'])
      expect(screen.getByLabelText(label)).toMatchObject({ readOnly: true, dir: 'auto' });
  });
});
