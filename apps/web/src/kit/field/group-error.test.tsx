import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showForm } from '#testing/form-page.fixture.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { GroupError } from './group-error.tsx';

describe('the error of several fields together', () => {
  afterEach(cleanup);

  const showParts = () =>
    showForm({
      defaultValues: { parts: { first: '60', second: '60' } },
      check: ({ parts }): Readonly<Record<string, string>> =>
        Number(parts.first) + Number(parts.second) === 100 ? {} : { parts: 'Enter parts that come to 100' },
      fields: (form) => (
        <>
          <GroupError name="parts" />
          <TextField {...form.register('parts.first')} label="First" />
          <TextField {...form.register('parts.second')} label="Second" />
        </>
      ),
    });

  it('is not on the page while nothing is wrong', async () => {
    await showParts();
    expect(screen.queryByText(/Enter parts/)).toBeNull();
  });

  it('takes the focus from its line in the summary', async () => {
    const { user } = await showParts();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('link', { name: 'Enter parts that come to 100' }));
    expect(document.activeElement?.textContent).toBe('Error: Enter parts that come to 100');
  });
});
