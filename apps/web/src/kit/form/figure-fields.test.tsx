import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { AmountField, ShareCountField } from './figure-fields.tsx';

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

  it('stands after its currency, and a number of shares before its unit', () => {
    render(<PricedShares onSave={() => undefined} />);
    expect(screen.getByText('GBP')).toBeTruthy();
    expect(screen.getByText('shares')).toBeTruthy();
  });
});
