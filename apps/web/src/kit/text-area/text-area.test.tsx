import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describedBy } from '#testing/accessible-text.fixture.ts';
import { showForm } from '#testing/form-page.fixture.tsx';
import { TextArea } from './text-area.tsx';

describe('a text area', () => {
  afterEach(cleanup);

  const showReason = () =>
    showForm({
      defaultValues: { reason: '' },
      check: ({ reason }): Readonly<Record<string, string>> =>
        reason === '' ? { reason: 'Enter a reason' } : {},
      fields: (form) => <TextArea {...form.register('reason')} label="Reason" hint="For your own books" />,
    });
  const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });

  it('saves several lines as they were written', async () => {
    const { user, saved } = await showReason();
    await user.type(area(), 'Typing error{Enter}in the minutes');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => saved).toEqual([{ reason: 'Typing error\nin the minutes' }]);
  });

  it('reads its hint and its error after its name', async () => {
    const { user } = await showReason();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(describedBy(area())).toEqual(['For your own books', 'Error: Enter a reason']);
    expect(area().getAttribute('aria-invalid')).toBe('true');
  });
});
