import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Button } from '../button/button.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from '../select/select.tsx';
import { Form } from '../form/form.tsx';
import type { FormRefusal } from '../form/refusal.ts';
import { useStatbookForm } from '../form/use-statbook-form.ts';

const schema = z.object({
  capacity: z.string({ error: 'Say who signs' }).min(1, 'Say who signs'),
  officer: z.string().min(1, 'Choose the officer'),
});
const serverAlone = z.object({ capacity: z.any(), officer: z.any() });

interface SignerProps {
  readonly rules: typeof schema | typeof serverAlone;
  readonly refusal?: FormRefusal;
}

function Signer({ rules, refusal }: SignerProps) {
  const form = useStatbookForm({ schema: rules, defaultValues: { capacity: '', officer: '' } });
  return (
    <Form form={form} onSubmit={() => refusal}>
      <RadioGroup
        {...form.register('capacity')}
        label="Signs as"
        options={[{ value: 'director', label: 'A director' }]}
      />
      <Select
        {...form.register('officer')}
        label="Officer"
        options={[{ value: 'nora', label: 'Nora' }]}
        placeholder="Choose"
      />
      <Button type="submit">Continue</Button>
    </Form>
  );
}

const submitted = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.getAllByText('Say who signs')).toHaveLength(2));
};

describe('the error of a choice', () => {
  afterEach(cleanup);

  it('goes once something is chosen, before the field is left, and the others stay', async () => {
    render(<Signer rules={schema} />);
    await submitted();
    fireEvent.click(screen.getByRole('radio', { name: 'A director' }));
    await waitFor(() => expect(screen.queryByText('Say who signs')).toBeNull());
    expect(screen.getAllByText('Choose the officer')).toHaveLength(2);
    fireEvent.change(screen.getByLabelText('Officer'), { target: { value: 'nora' } });
    await waitFor(() => expect(screen.queryByText('Choose the officer')).toBeNull());
  });

  it('goes too where the server alone judges the form', async () => {
    const errors = { capacity: 'Say who signs', officer: 'Choose the officer' };
    render(<Signer rules={serverAlone} refusal={{ detail: '', errors }} />);
    await submitted();
    fireEvent.click(screen.getByRole('radio', { name: 'A director' }));
    await waitFor(() => expect(screen.queryByText('Say who signs')).toBeNull());
    expect(screen.getAllByText('Choose the officer')).toHaveLength(2);
  });
});
