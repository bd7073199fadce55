import type { AccessFlag } from '@statbook/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { collectToasts, givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { type Note, NotesCard } from './notes-card.tsx';

const note: Note = {
  noteId: '22222222-2222-4222-8222-222222222222',
  version: 2,
  text: 'Ask for Nora.',
  addedAt: '2026-11-02T09:00:00.000Z',
  addedBy: 'Mara Quill',
  earlier: [{ text: 'Ask for Felix.', at: '2026-11-02T09:00:00.000Z', by: 'Mara Quill' }],
  changedAt: '2026-11-03T09:00:00.000Z',
  changedBy: 'Ada Baker',
  deletedAt: null,
  deletedBy: null,
};
const deleted: Note = {
  ...note,
  noteId: '33333333-3333-4333-8333-333333333333',
  text: null,
  earlier: [],
  deletedAt: '2026-11-04T09:00:00.000Z',
  deletedBy: 'Ada Baker',
};

async function show(
  answers: Parameters<typeof serveAnswers>[0] = {},
  access: readonly AccessFlag[] = ['viewCompany', 'editCompany'],
) {
  const received = serveAnswers({
    getNotes: { entity: [note, deleted] },
    addNotes: { entity: [note] },
    ...answers,
  });
  const toasts = collectToasts();
  await new CompanyPageFixture().show(<NotesCard companyId={companyId} />, { access });
  return {
    user: setUpUser(),
    toasts,
    given: (name: 'getNotes' | 'addNotes' | 'deleteNotes') => givenTo(received, name),
  };
}

describe('the notes about a company', () => {
  it('show who wrote and who changed them, and the trace of one that was deleted', async () => {
    await show();
    expect(await screen.findByText('Ask for Nora.')).toBeDefined();
    expect(screen.getByText(/changed by/).textContent).toContain('Ada Baker');
    expect(screen.getByText(/was deleted/).textContent).toContain('A note of Mara Quill');
  });

  it('show what they said before on request', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Show what it said before' }));
    expect(screen.getByText('Ask for Felix.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Hide what it said before' }));
    expect(screen.queryByText('Ask for Felix.')).toBeNull();
  });

  it('are added under an id of their own, and not empty', async () => {
    const { user, toasts, given } = await show();
    await user.click(await screen.findByRole('button', { name: 'Add note' }));
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findAllByText('Enter the note')).not.toHaveLength(0);
    await user.type(screen.getByLabelText('New note'), 'The safe is in the back.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await expect.poll(() => toasts).toEqual(['Note saved']);
    expect(given('addNotes')).toEqual([
      { companyId, noteId: expect.stringMatching(/^[0-9a-f-]{36}$/), text: 'The safe is in the back.' },
    ]);
    expect(screen.queryByLabelText('New note')).toBeNull();
    await expect.poll(() => given('getNotes')).toHaveLength(2);
  });

  it('are changed in the version that was on show, and stay open when that is refused', async () => {
    const { user, given } = await show({
      addNotes: () =>
        refuse('Somebody has changed the note meanwhile.', { status: 409, code: 'note-changed' }),
    });
    await user.click(await screen.findByRole('button', { name: /^Change ?the note Ask for Nora/ }));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Note');
    expect(field.value).toBe('Ask for Nora.');
    await user.type(field, ' Not on Fridays.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Somebody has changed the note meanwhile.')).toBeDefined();
    expect(given('addNotes')).toEqual([
      { companyId, noteId: note.noteId, version: 2, text: 'Ask for Nora. Not on Fridays.' },
    ]);
    expect(field.value).toBe('Ask for Nora. Not on Fridays.');
  });

  it('are deleted once that was confirmed', async () => {
    const { user, toasts, given } = await show({ deleteNotes: {} });
    await user.click(await screen.findByRole('button', { name: /^Delete ?the note Ask for Nora/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the note of Mara Quill' }));
    expect(given('deleteNotes')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete note' }));
    await expect.poll(() => toasts).toEqual(['Note deleted']);
    expect(given('deleteNotes')).toEqual([{ noteId: note.noteId }]);
  });

  it('that could not be deleted say why', async () => {
    const { user, toasts } = await show({ deleteNotes: () => refuse('The note is gone.', { status: 404 }) });
    await user.click(await screen.findByRole('button', { name: /^Delete ?the note Ask for Nora/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete note' }));
    await expect.poll(() => toasts).toEqual(['The note is gone.']);
  });

  it('are only read by who may not edit the company', async () => {
    await show({}, ['viewCompany']);
    expect(await screen.findByText('Ask for Nora.')).toBeDefined();
    for (const name of [/Add note/, /Change/, /Delete/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('are explained before there are any', async () => {
    await show({ getNotes: { entity: [] } });
    expect(await screen.findByText(/No notes yet/)).toBeDefined();
  });

  it('that cannot be loaded are asked for again', async () => {
    let isDown = true;
    const { user } = await show({
      getNotes: () =>
        isDown ? refuse('The database rests.', { status: 503 }) : { body: { entity: [note] } },
    });
    expect(await screen.findByText('The notes could not be loaded')).toBeDefined();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ask for Nora.')).toBeDefined();
  });
});
