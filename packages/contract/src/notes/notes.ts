import { z } from 'zod';
import { aboutCompany, aboutCompanyInBody, changing, defineCall, reading } from '../call.ts';
import { callerText, done, entityList, id, instant } from '../wire/shapes.ts';

/** A note about a company; of one that was deleted only the trace is shown. */
const noteShape = z
  .object({
    noteId: id,
    /** Counts what was written; given back with a change, so that nobody writes over somebody else's. */
    version: z.int(),
    /** Null once the note is deleted. */
    text: z.string().nullable(),
    addedAt: instant,
    addedBy: z.string().nullable(),
    /** What it said before, the latest first. */
    earlier: z.array(z.object({ text: z.string(), at: instant, by: z.string().nullable() })),
    changedAt: instant.nullable(),
    changedBy: z.string().nullable(),
    deletedAt: instant.nullable(),
    deletedBy: z.string().nullable(),
  })
  .meta({ title: 'Note' });

/** The notes about a company, the newest first. */
export const getNotes = defineCall({
  ...reading('notes', aboutCompany('viewCompany')),
  path: '/api/Notes/GetNotes',
  summary: 'Notes about a company',
  query: z.object({ companyId: id }),
  reply: entityList(noteShape),
});

/** Adds a note about a company, or writes one anew: what it said before is kept. */
export const addNotes = defineCall({
  ...changing('notes', aboutCompanyInBody('editCompany')),
  path: '/api/Notes/AddNotes',
  summary: 'Add or change a note about a company',
  body: z.object({
    companyId: id,
    /** Of a new note made by the sender: sent again under the same id, it is added once. */
    noteId: id.optional(),
    /** Of a note that is changed: the version that was on show. */
    version: z.int().positive().optional(),
    text: z.string().trim().min(1, 'Enter the note').max(4000, 'Enter a note of at most 4000 characters'),
    modifiedBy: callerText,
  }),
  reply: entityList(noteShape),
  caller: { modifiedBy: 'user' },
  activity: 'note.saved',
});

/** Deletes a note; who wrote and who deleted it stays on show. */
export const deleteNotes = defineCall({
  ...changing('notes', { flag: 'editCompany' }),
  method: 'DELETE',
  path: '/api/Notes/DeleteNotes',
  summary: 'Delete a note about a company',
  query: z.object({ noteId: id, modifiedBy: callerText }),
  reply: done,
  caller: { modifiedBy: 'user' },
  activity: 'note.deleted',
});
