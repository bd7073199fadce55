import { cleanup, screen } from '@testing-library/react';
import { Controller } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { describedBy } from '#testing/accessible-text.fixture.ts';
import { showForm } from '#testing/form-page.fixture.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

const options = [
  { value: 'members', label: 'Register of members', hint: 'With the index of names' },
  { value: 'charges', label: 'Instruments of charges' },
];

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

function showRecords() {
  const defaultValues: { records: readonly string[] } = { records: [] };
  return showForm({
    defaultValues,
    check: ({ records }): Readonly<Record<string, string>> =>
      records.length === 0 ? { records: 'Choose the records' } : {},
    fields: (form) => (
      <Controller
        name="records"
        control={form.control}
        render={({ field: { value, ...field } }) => (
          <CheckboxGroup {...field} values={value} label="Records" options={options} />
        )}
      />
    ),
  });
}

describe('a group of checkboxes', () => {
  afterEach(cleanup);

  it('is a group with a name, and each option says its hint', async () => {
    await showRecords();
    expect(screen.getByRole('group', { name: 'Records' })).toBeTruthy();
    expect(describedBy(box('Register of members'))).toEqual(['With the index of names']);
  });

  it('saves what is ticked in the order of the options', async () => {
    const { user, saved } = await showRecords();
    await user.click(box('Instruments of charges'));
    await user.click(box('Register of members'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => saved).toEqual([{ records: ['members', 'charges'] }]);
  });

  it('shows its error on the group, and the summary leads to the first option', async () => {
    const { user } = await showRecords();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(describedBy(screen.getByRole('group'))).toEqual(['Error: Choose the records']);
    await user.click(screen.getByRole('link', { name: 'Choose the records' }));
    expect(document.activeElement).toBe(box('Register of members'));
  });
});
