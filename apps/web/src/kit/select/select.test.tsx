import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describedBy } from '#testing/accessible-text.fixture.ts';
import { showForm } from '#testing/form-page.fixture.tsx';
import { Select } from './select.tsx';

const classes = [
  { value: 'a', label: 'Ordinary A' },
  { value: 'b', label: 'Ordinary B' },
];

const showClasses = () =>
  showForm({
    defaultValues: { shareClass: '' },
    check: ({ shareClass }): Readonly<Record<string, string>> =>
      shareClass === '' ? { shareClass: 'Choose a class' } : {},
    fields: (form) => (
      <Select
        {...form.register('shareClass')}
        label="Class"
        hint="Of those in issue"
        options={classes}
        placeholder="Choose a class"
      />
    ),
  });

const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Class' });

describe('a select', () => {
  afterEach(cleanup);

  it('begins with its placeholder, which is no choice', async () => {
    await showClasses();
    expect([...list().options].map(({ text }) => text)).toEqual([
      'Choose a class',
      'Ordinary A',
      'Ordinary B',
    ]);
    expect(list().value).toBe('');
  });

  it('says its hint and what is wrong', async () => {
    const { user, saved } = await showClasses();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(describedBy(list())).toEqual(['Of those in issue', 'Error: Choose a class']);
    expect(list().getAttribute('aria-invalid')).toBe('true');
    expect(saved).toEqual([]);
  });

  it('saves the value of the chosen option', async () => {
    const { user, saved } = await showClasses();
    await user.selectOptions(list(), 'Ordinary B');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => saved).toEqual([{ shareClass: 'b' }]);
  });
});
