import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ActionForm } from './action-form.tsx';
import { type FieldProblem, useStatbookForm } from './use-statbook-form.ts';

afterEach(cleanup);

interface Values {
  readonly name: string;
  readonly shares: string;
}

const saved: unknown[] = [];
const save = (values: unknown) => void saved.push(values);

function Fields({ form }: { form: ReturnType<typeof useStatbookForm<Values>> }) {
  return (
    <ActionForm form={form} onSubmit={save} submitLabel="Save">
      <TextField {...form.register('name')} label="Name" />
      <TextField {...form.register('shares')} label="Shares" />
    </ActionForm>
  );
}

function CheckedForm({ check }: { check?: (values: Values) => Readonly<Record<string, FieldProblem>> }) {
  return <Fields form={useStatbookForm<Values>({ defaultValues: { name: '', shares: '' }, check })} />;
}

const schema = z.object({
  shares: z.string().regex(/^\d+$/, 'Enter the number of shares').transform(Number),
});

function SchemaForm() {
  const form = useStatbookForm({ schema, defaultValues: { shares: '' } });
  return (
    <ActionForm form={form} onSubmit={save} submitLabel="Save">
      <TextField {...form.register('shares')} label="Shares" />
    </ActionForm>
  );
}

const field = (label: string) => screen.getByLabelText(label);

describe('a form of the product', () => {
  afterEach(() => void saved.splice(0));

  it('says what its schema finds when a field is left, not while it is typed in', async () => {
    const user = await showOnPage(<SchemaForm />);
    await user.type(field('Shares'), 'ten');
    expect(screen.queryByText('Enter the number of shares')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Enter the number of shares')).toBeTruthy();
  });

  it('hands on what the schema makes of the values', async () => {
    const user = await showOnPage(<SchemaForm />);
    await user.type(field('Shares'), '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => saved).toEqual([{ shares: 12 }]);
  });

  it('says what a check finds, by the names of the fields', async () => {
    const check = ({ shares }: Values) => ({
      ...(shares === '' && { shares: 'Enter the number of shares' }),
    });
    const user = await showOnPage(<CheckedForm check={check} />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary.querySelector('a')?.textContent).toBe('Enter the number of shares');
    expect(saved).toEqual([]);
    await user.type(field('Shares'), '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => saved).toEqual([{ name: '', shares: '5' }]);
  });

  it('says at an empty field that it was emptied for its content, before anything is submitted', async () => {
    const check = () =>
      ({ name: { message: 'That name is taken', wasEmptied: true }, shares: 'Enter it' }) as const;
    const user = await showOnPage(<CheckedForm check={check} />);
    await user.click(field('Name'));
    await user.tab();
    await user.tab();
    expect(await screen.findByText('That name is taken')).toBeTruthy();
    expect(screen.queryByText('Enter it')).toBeNull();
  });

  it('lets everything through to the server where it has no rules', async () => {
    const user = await showOnPage(<CheckedForm />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => saved).toEqual([{ name: '', shares: '' }]);
  });
});
