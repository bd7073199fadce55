import { randomUUID } from 'node:crypto';
import { addNotes, deleteNotes, getNotes } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { listUserNames } from '../../registry-snapshots/user-name-queries.ts';
import {
  insertNote,
  insertVersion,
  listNotes,
  listVersions,
  lockNote,
  markDeleted,
  type NoteRow,
} from './note-queries.ts';

export const getNotesHandler = handle(getNotes, async ({ tx, company }) => ({
  entity: await presentNotes(tx, await listNotes(tx, company.id)),
}));

export const addNotesHandler = handle(addNotes, async ({ tx, company, person, body, record }) => {
  const { noteId: id = randomUUID(), version, text } = body;
  const own = { accountId: person.accountId, companyId: company.id };
  const written = { text, byUser: person.userId };
  if (version === undefined) {
    const note = await insertNote(tx, { id, ...own, createdBy: person.userId });
    if (note !== undefined) await insertVersion(tx, note, { version: 1, ...written });
  }
  const note = await lockNote(tx, id);
  if (note === undefined || note.companyId !== company.id || note.deletedAt !== null)
    return refuse('not-found');
  const [latest] = await listVersions(tx, [id]);
  if (latest === undefined) throw new Error(`Note ${id} says nothing.`);
  const isAsWritten = latest.text === text && latest.byUser === person.userId;
  if (!isAsWritten) {
    if (latest.version !== version) return refuse('changed-meanwhile');
    await insertVersion(tx, note, { version: latest.version + 1, ...written });
  }
  record({ details: { noteId: id } });
  return { entity: await presentNotes(tx, [note]) };
});

export const deleteNotesHandler = handle(deleteNotes, async ({ tx, person, query, record }) => {
  const note = await lockNote(tx, query.noteId);
  if (note === undefined) return refuse('not-found');
  if (note.deletedAt === null) await markDeleted(tx, note.id, person.userId);
  record({ companyId: note.companyId, details: { noteId: note.id } });
  return { done: true as const };
});

async function presentNotes(tx: Transaction, notes: readonly NoteRow[]) {
  const versions = await listVersions(
    tx,
    notes.map(({ id }) => id),
  );
  const people = [
    ...versions.map(({ byUser }) => byUser),
    ...notes.flatMap(({ createdBy, deletedBy }) => [createdBy, ...(deletedBy === null ? [] : [deletedBy])]),
  ];
  const names = await listUserNames(tx, people);
  const nameOf = (userId: string | null) => (userId === null ? null : (names.get(userId) ?? null));
  return notes.map((note) => {
    const written = versions.filter(({ noteId }) => noteId === note.id);
    const [latest, ...earlier] = written;
    const isDeleted = note.deletedAt !== null;
    const wasChanged = latest !== undefined && earlier.length > 0;
    return {
      noteId: note.id,
      version: latest?.version ?? 0,
      text: isDeleted ? null : (latest?.text ?? null),
      addedAt: note.createdAt.toISOString(),
      addedBy: nameOf(note.createdBy),
      earlier: isDeleted
        ? []
        : earlier.map(({ text, at, byUser }) => ({
            text,
            at: at.toISOString(),
            by: nameOf(byUser),
          })),
      changedAt: wasChanged ? latest.at.toISOString() : null,
      changedBy: wasChanged ? nameOf(latest.byUser) : null,
      deletedAt: note.deletedAt?.toISOString() ?? null,
      deletedBy: nameOf(note.deletedBy),
    };
  });
}
