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

  it('takes a paste that is too long whole, and says so until it is shortened', async () => {
    const { user, saved } = await showForm({
      defaultValues: { reason: '', day: '' },
      check: ({ day }): Readonly<Record<string, string>> => (day === '' ? { day: 'Enter a day' } : {}),
      fields: (form) => (
        <>
          <TextArea {...form.register('reason')} label="Reason" maxLength={5} />
          <TextArea {...form.register('day')} label="Day" />
        </>
      ),
    });
    await user.click(area());
    await user.paste('abcdef');
    expect(area().value).toBe('abcdef');
    expect(screen.getByText('1 character too many: at most 5').parentElement?.ariaLive).toBe('polite');
    expect(describedBy(area())).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Reason has 6 characters: shorten it to 5', 'Enter a day']);
    await user.type(screen.getByRole('textbox', { name: 'Day' }), 'Monday');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved).toEqual([]);
    await user.type(area(), '{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => saved).toEqual([{ reason: 'abcde', day: 'Monday' }]);
  });

  it('reads its hint and its error after its name', async () => {
    const { user } = await showReason();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(describedBy(area())).toEqual(['For your own books', 'Error: Enter a reason']);
    expect(area().getAttribute('aria-invalid')).toBe('true');
  });
});
