import { act, cleanup, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { Button } from '../button/button.tsx';
import { ConfirmDialog, Dialog } from './dialog.tsx';

afterEach(cleanup);

const isClosed = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull();
const opener = () => screen.getByRole('button', { name: 'Open', hidden: true });

interface Look {
  readonly insists?: boolean;
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

async function openDialog({ children = 'It is kept for a year.', ...look }: Look = {}) {
  function Page() {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog
          {...look}
          open={open}
          title="Delete the note"
          onClose={close}
          actions={<Button onClick={close}>Close</Button>}
        >
          {children}
        </Dialog>
      </>
    );
  }
  const user = await showOnPage(<Page />);
  await user.click(opener());
  const dialog = await screen.findByRole('dialog', { name: 'Delete the note' });
  return { user, dialog };
}

describe('a dialog', () => {
  it('says its title and what it is about, and takes the focus', async () => {
    const { dialog } = await openDialog();
    const about = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toBe('It is kept for a year.');
    await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  });

  it('closes with Esc and gives the focus back to what opened it', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    await isClosed();
    await expect.poll(() => document.activeElement).toBe(opener());
  });

  it('leaves the focus in the card where what opened it is gone, and at the title where the card is', async () => {
    function Page() {
      const [notes, setNotes] = useState(['First', 'Last']);
      const [deleted, setDeleted] = useState<string>();
      return (
        <main>
          <h1 tabIndex={-1}>Notes</h1>
          {notes.length > 0 && (
            <section>
              {notes.map((note) => (
                <li key={note}>
                  <Button onClick={() => setDeleted(note)}>Delete {note}</Button>
                </li>
              ))}
            </section>
          )}
          <ConfirmDialog
            open={deleted !== undefined}
            title="Delete the note"
            consequence="It is gone."
            confirmLabel="Delete note"
            onClose={() => setDeleted(undefined)}
            onConfirm={() => {
              setNotes(notes.filter((note) => note !== deleted));
              setDeleted(undefined);
            }}
          />
        </main>
      );
    }
    const user = await showOnPage(<Page />);
    const remove = async (note: string) => {
      await user.click(screen.getByRole('button', { name: `Delete ${note}` }));
      await user.click(await screen.findByRole('button', { name: 'Delete note' }));
      await isClosed();
    };
    await remove('First');
    await expect.poll(() => document.activeElement?.textContent).toBe('Delete Last');
    await remove('Last');
    await expect.poll(() => document.activeElement?.textContent).toBe('Notes');
  });

  it('leaves the focus at the title where what opened it goes after it has closed', async () => {
    const readAgain = new EventTarget();
    function Page() {
      const [hasNote, setHasNote] = useState(true);
      const [isOpen, setOpen] = useState(false);
      useEffect(() => readAgain.addEventListener('read', () => setHasNote(false)), []);
      return (
        <main>
          <h1 tabIndex={-1}>Notes</h1>
          {hasNote && <Button onClick={() => setOpen(true)}>Delete</Button>}
          <ConfirmDialog
            open={isOpen}
            title="Delete the note"
            consequence="It is gone."
            confirmLabel="Delete note"
            onClose={() => setOpen(false)}
            onConfirm={() => setOpen(false)}
          />
        </main>
      );
    }
    const user = await showOnPage(<Page />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete note' }));
    await isClosed();
    await expect.poll(() => document.activeElement?.textContent).toBe('Delete');
    await new Promise(requestAnimationFrame);
    act(() => void readAgain.dispatchEvent(new Event('read')));
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  });

  it('stays with Esc where it insists on an answer, and closes by its button', async () => {
    const { user } = await openDialog({ insists: true });
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await isClosed();
  });

  it('begins at its first field where it is wide', async () => {
    await openDialog({ wide: true, children: <input aria-label="Name of the class" /> });
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Name of the class'));
  });

  it('begins at its title where it is wide and only to be read', async () => {
    await openDialog({ wide: true });
    await expect.poll(() => document.activeElement?.textContent).toBe('Delete the note');
  });
});

describe('a dialog that asks once', () => {
  async function ask(busy = false) {
    const events: string[] = [];
    const user = await showOnPage(
      <ConfirmDialog
        open
        title="Delete the note of 3 May 2026"
        consequence="It cannot be brought back."
        confirmLabel="Delete note"
        busy={busy}
        onConfirm={() => events.push('confirmed')}
        onClose={() => events.push('closed')}
      />,
    );
    await screen.findByRole('dialog', { name: 'Delete the note of 3 May 2026' });
    return { user, events };
  }

  it('acts when it is confirmed', async () => {
    const { user, events } = await ask();
    await user.click(screen.getByRole('button', { name: 'Delete note' }));
    expect(events).toEqual(['confirmed']);
  });

  it('does nothing on Cancel and on Esc', async () => {
    const { user, events } = await ask();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    expect(events).toEqual(['closed', 'closed']);
  });

  it('acts no second time while it is busy', async () => {
    const { user, events } = await ask(true);
    await user.click(screen.getByRole('button', { name: 'Delete note' }));
    expect(events).toEqual([]);
  });
});
