import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import { AmountField, ShareCountField } from './number-fields.tsx';

afterEach(cleanup);

interface Values {
  price: string;
  shares: string;
}

function PricedShares({ onSave }: { onSave: (values: Values) => void }) {
  const form = useForm<Values>({ defaultValues: { price: '', shares: '' } });
  return (
    <form onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <ShareCountField {...form.register('shares')} label="Number of shares" />
      <AmountField {...form.register('price')} label="Price" currency="GBP" />
      <button type="submit">Save</button>
    </form>
  );
}

describe('an amount in a form', () => {
  it('shows its pence when it is left, and is saved so', async () => {
    const saved: Values[] = [];
    render(<PricedShares onSave={(values) => saved.push(values)} />);
    const price = screen.getByLabelText<HTMLInputElement>('Price');
    fireEvent.input(price, { target: { value: '0.1' } });
    fireEvent.blur(price);
    expect(price.value).toBe('0.10');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => saved).toEqual([{ price: '0.10', shares: '' }]);
  });

  it('leaves no room for a currency that is not known yet', () => {
    render(<AmountField name="price" label="Price" currency="" />);
    expect(screen.getByLabelText('Price').previousElementSibling).toBeNull();
  });

  it('stands after its currency, and a number of shares before its unit', () => {
    render(<PricedShares onSave={() => undefined} />);
    expect(screen.getByText('GBP')).toBeTruthy();
    expect(screen.getByText('shares')).toBeTruthy();
  });
});

describe('a number of shares', () => {
  provideTextEditing();

  async function type(text: string, canBeZero: boolean): Promise<string> {
    render(<ShareCountField name="shares" label="Shares" canBeZero={canBeZero} />);
    const field = screen.getByLabelText<HTMLInputElement>('Shares');
    await userEvent.setup().type(field, text);
    return field.value;
  }

  it.each([
    ['1000', '1000'],
    ['007', '7'],
    ['0', ''],
    ['123456789012', '12345678901'],
  ])('typed as “%s” is “%s”', async (typed, value) => expect(await type(typed, false)).toBe(value));

  it('may be nought where nothing left is an answer', async () => {
    expect(await type('0', true)).toBe('0');
  });
});

describe('a total', () => {
  provideTextEditing();

  it('may be longer than what falls on one share', async () => {
    render(
      <>
        <AmountField name="price" label="Price" currency="GBP" />
        <AmountField name="total" label="Total" currency="GBP" isTotal />
      </>,
    );
    const user = userEvent.setup();
    const fields = ['Price', 'Total'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
    for (const field of fields) await user.type(field, '123456789012');
    expect(fields.map(({ value }) => value)).toEqual(['12345678.00', '123456789012']);
  });
});
