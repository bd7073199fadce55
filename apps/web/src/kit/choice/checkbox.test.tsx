import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showForm } from '#testing/form-page.fixture.tsx';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { describedBy } from '#testing/accessible-text.fixture.ts';
import { Checkbox, Switch } from './checkbox.tsx';

afterEach(cleanup);

describe('a checkbox in a form', () => {
  const showAgreement = () =>
    showForm({
      defaultValues: { agreed: false },
      check: (values): Readonly<Record<string, string>> =>
        values.agreed ? {} : { agreed: 'Confirm that the statement is true' },
      fields: (form) => (
        <Checkbox {...form.register('agreed')} label="The statement is true" hint="As far as you know" />
      ),
    });

  it('is turned by its label and by Space', async () => {
    const { user } = await showAgreement();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'The statement is true' });
    await user.click(screen.getByText('The statement is true'));
    expect(box.checked).toBe(true);
    await user.keyboard(' ');
    expect(box.checked).toBe(false);
  });

  it('is described by its hint', async () => {
    await showAgreement();
    expect(describedBy(screen.getByRole('checkbox'))).toEqual(['As far as you know']);
  });

  it('says what is wrong after its hint, and is saved once it is corrected', async () => {
    const { user, saved } = await showAgreement();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const box = screen.getByRole('checkbox');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(box)).toEqual(['As far as you know', 'Error: Confirm that the statement is true']);
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => saved).toEqual([{ agreed: true }]);
  });
});

describe('a switch', () => {
  function Reminders() {
    const [on, setOn] = useState(false);
    return (
      <Switch
        name="reminders"
        label="Email reminders"
        checked={on}
        onChange={(event) => setOn(event.target.checked)}
      />
    );
  }

  it('is called a switch and takes effect at once', async () => {
    const user = await showOnPage(<Reminders />);
    const reminders = screen.getByRole<HTMLInputElement>('switch', { name: 'Email reminders' });
    expect(reminders.checked).toBe(false);
    await user.click(reminders);
    expect(reminders.checked).toBe(true);
  });
});
