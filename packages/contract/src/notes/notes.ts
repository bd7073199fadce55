import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, done, entityList, id, instant } from '../wire.ts';

/** A note about a company; of one that was deleted only the trace is shown. */
const noteShape = z.object({
  NotesID: id,
  /** Counts what was written; given back with a change, so that nobody writes over somebody else's. */
  Version: z.int(),
  /** Null once the note is deleted. */
  Text: z.string().nullable(),
  AddedAt: instant,
  AddedBy: z.string().nullable(),
  /** What it said before, the latest first. */
  Earlier: z.array(z.object({ Text: z.string(), At: instant, By: z.string().nullable() })),
  ChangedAt: instant.nullable(),
  ChangedBy: z.string().nullable(),
  DeletedAt: instant.nullable(),
  DeletedBy: z.string().nullable(),
});

/** The notes about a company, the newest first. */
export const getNotes = defineCall({
  feature: 'notes',
  method: 'GET',
  path: '/api/Notes/GetNotes',
  summary: 'Notes about a company',
  query: z.object({ CompanyId: id }),
  reply: entityList(noteShape),
  access: { flag: 'ViewCompany', company: { in: 'query', field: 'CompanyId', by: 'id' } },
  activity: null,
  transaction: 'one',
});

/** Adds a note about a company, or writes one anew: what it said before is kept. */
export const addNotes = defineCall({
  feature: 'notes',
  method: 'POST',
  path: '/api/Notes/AddNotes',
  summary: 'Add or change a note about a company',
  body: z.object({
    CompanyId: id,
    /** Of a new note made by the sender: sent again under the same id, it is added once. */
    NotesID: id.optional(),
    /** Of a note that is changed: the version that was on show. */
    Version: z.int().positive().optional(),
    Text: z.string().trim().min(1, 'Enter the note').max(4000, 'Enter a note of at most 4000 characters'),
  }),
  reply: entityList(noteShape),
  access: { flag: 'EditCompany', company: { in: 'body', field: 'CompanyId', by: 'id' } },
  activity: 'note.saved',
  transaction: 'one',
});

/** Deletes a note; who wrote and who deleted it stays on show. */
export const deleteNotes = defineCall({
  feature: 'notes',
  method: 'DELETE',
  path: '/api/Notes/DeleteNotes',
  summary: 'Delete a note about a company',
  query: z.object({ NotesID: id, ModifiedBy: callerText }),
  reply: done,
  access: { flag: 'EditCompany' },
  caller: { ModifiedBy: 'user' },
  activity: 'note.deleted',
  transaction: 'one',
});
