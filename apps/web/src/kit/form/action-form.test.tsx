import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ActionDialog, ActionForm } from './action-form.tsx';
import { Refusal } from './refusal.ts';
import { useStatbookForm } from './use-statbook-form.ts';

afterEach(cleanup);

class NameTaken extends Refusal {
  override readonly errors = { name: 'That name is taken' };
}

interface NoteProps {
  readonly onSubmit: () => Promise<void>;
  readonly inDialog?: boolean;
}

/** A note that is written where it stands, or in a dialog. */
function Note({ onSubmit, inDialog = false }: NoteProps) {
  const [isOpen, setOpen] = useState(true);
  const form = useStatbookForm({ defaultValues: { name: '' } });
  if (!isOpen) return <p>Closed</p>;
  const shared = { form, onSubmit, submitLabel: 'Save note', onClose: () => setOpen(false) };
  const field = <TextField {...form.register('name')} label="Name" />;
  return inDialog ? (
    <ActionDialog title="Note" {...shared}>
      {field}
    </ActionDialog>
  ) : (
    <ActionForm {...shared}>{field}</ActionForm>
  );
}

/** A card whose button gives way to a form. */
function NoteCard() {
  const [isOpen, setOpen] = useState(false);
  const form = useStatbookForm({ defaultValues: { name: '' } });
  return (
    <Card title="Notes" actions={!isOpen && <Button onClick={() => setOpen(true)}>Add note</Button>}>
      {isOpen && (
        <ActionForm
          form={form}
          onSubmit={() => Promise.resolve()}
          submitLabel="Save note"
          onClose={() => setOpen(false)}
        >
          <TextField {...form.register('name')} label="Name" />
        </ActionForm>
      )}
    </Card>
  );
}

const press = async (name: string) => screen.findByRole('button', { name });

describe.each([{ inDialog: false }, { inDialog: true }])(
  'an action form, in a dialog: $inDialog',
  ({ inDialog }) => {
    it('closes once the action is done', async () => {
      const user = await showOnPage(<Note inDialog={inDialog} onSubmit={() => Promise.resolve()} />);
      await user.click(await press('Save note'));
      expect(await screen.findByText('Closed')).toBeTruthy();
    });

    it('shows a refusal at its field, keeps what was entered and stays open', async () => {
      const refuse = () => Promise.reject(new NameTaken('Refused'));
      const user = await showOnPage(<Note inDialog={inDialog} onSubmit={refuse} />);
      await user.type(await screen.findByLabelText('Name'), 'Board minutes');
      await user.click(await press('Save note'));
      const summary = await screen.findByRole('alert', { name: 'There is a problem' });
      expect(summary.textContent).toContain('That name is taken');
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
      expect(field.value).toBe('Board minutes');
      expect(field.getAttribute('aria-invalid')).toBe('true');
    });

    it('shows a refusal that names no field in its summary', async () => {
      const refuse = () => Promise.reject(new Refusal('You are offline.'));
      const user = await showOnPage(<Note inDialog={inDialog} onSubmit={refuse} />);
      await user.click(await press('Save note'));
      expect((await screen.findByRole('alert')).textContent).toContain('You are offline.');
    });

    it('acts once however often its button is pressed, and says that it is busy', async () => {
      let calls = 0;
      let finish = () => {};
      const action = () => {
        calls += 1;
        return new Promise<void>((resolve) => {
          finish = resolve;
        });
      };
      const user = await showOnPage(<Note inDialog={inDialog} onSubmit={action} />);
      await user.dblClick(await press('Save note'));
      await expect.poll(async () => (await press('Save note')).getAttribute('aria-disabled')).toBe('true');
      await user.keyboard('{Control>}{Enter}{/Control}');
      finish();
      expect(await screen.findByText('Closed')).toBeTruthy();
      expect(calls).toBe(1);
    });

    it('closes on Cancel without acting', async () => {
      let calls = 0;
      const action = () => {
        calls += 1;
        return Promise.resolve();
      };
      const user = await showOnPage(<Note inDialog={inDialog} onSubmit={action} />);
      await user.click(await press('Cancel'));
      expect(await screen.findByText('Closed')).toBeTruthy();
      expect(calls).toBe(0);
    });
  },
);

function Staying() {
  const form = useStatbookForm({ defaultValues: { name: 'Harbour' } });
  return (
    <ActionForm form={form} onSubmit={() => undefined} submitLabel="Save">
      <TextField {...form.register('name')} label="Name" />
    </ActionForm>
  );
}

describe('an action form that stays', () => {
  it('has no Cancel, and keeps what was saved', async () => {
    const user = await showOnPage(<Staying />);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await user.click(await press('Save'));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Harbour');
  });
});

describe('an action form that is opened where it stands', () => {
  it.each(['Save note', 'Cancel'])('has the focus, and gives it to its card after %s', async (end) => {
    const user = await showOnPage(<NoteCard />);
    await user.click(await press('Add note'));
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    await user.click(await press(end));
    await expect.poll(() => document.activeElement?.textContent).toBe('Add note');
  });
});
