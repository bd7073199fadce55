import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { describedBy } from '#testing/accessible-text.fixture.ts';
import { showForm } from '#testing/form-page.fixture.tsx';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'person', label: 'A person', hint: 'Somebody with a date of birth' },
  { value: 'company', label: 'A company' },
];

const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

function showKinds() {
  return showForm({
    defaultValues: { kind: '' },
    check: ({ kind }): Readonly<Record<string, string>> => (kind === '' ? { kind: 'Choose a kind' } : {}),
    fields: (form) => <RadioGroup {...form.register('kind')} label="Kind of member" options={options} />,
  });
}

describe('a radio group', () => {
  afterEach(cleanup);

  it('is a group with a name, and each option says its hint', async () => {
    await showKinds();
    expect(screen.getByRole('group', { name: 'Kind of member' })).toBeTruthy();
    expect(describedBy(option('A person'))).toEqual(['Somebody with a date of birth']);
    expect(describedBy(option('A company'))).toEqual([]);
  });

  it('saves the option that is chosen with Space', async () => {
    const { user, saved } = await showKinds();
    await user.tab();
    await user.keyboard(' ');
    expect(option('A person').checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => saved).toEqual([{ kind: 'person' }]);
  });

  it('shows its error on the group, and the summary leads to the first option', async () => {
    const { user } = await showKinds();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(describedBy(screen.getByRole('group'))).toEqual(['Error: Choose a kind']);
    await user.click(screen.getByRole('link', { name: 'Choose a kind' }));
    expect(document.activeElement).toBe(option('A person'));
  });

  it('follows its value where it is controlled', async () => {
    function Controlled() {
      const [kind, setKind] = useState('company');
      return (
        <>
          <RadioGroup
            name="kind"
            label="Kind"
            options={options}
            value={kind}
            onChange={(event) => setKind(event.target.value)}
          />
          <button type="button" onClick={() => setKind('company')}>
            Reset
          </button>
        </>
      );
    }
    const user = await showOnPage(<Controlled />);
    await user.click(option('A person'));
    expect(option('A person').checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(option('A company').checked).toBe(true);
  });
});
