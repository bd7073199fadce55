import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newCompany } from '../../testing/queued-filing.ts';
import { testApi, type TestPerson } from '../../testing/test-api.ts';

async function openNotes() {
  const api = await testApi();
  const account = await api.newAccount();
  const { companyId } = await newCompany(api, account);
  return { api, account, companyId, ...notesOf(account.main, companyId) };
}

function notesOf(person: TestPerson, CompanyId: string) {
  const read = async () => (await person.call('GET', `/api/Notes/GetNotes?CompanyId=${CompanyId}`)).body;
  const add = (Text: string, more: object = {}) =>
    person.call('POST', '/api/Notes/AddNotes', { CompanyId, Text, ...more });
  const remove = (NotesID: string) => person.call('DELETE', `/api/Notes/DeleteNotes?NotesID=${NotesID}`);
  return { read, add, remove };
}

describe('a note about a company', () => {
  it('is added once, and keeps what it said before it was changed', async () => {
    const { add, read } = await openNotes();
    const NotesID = randomUUID();
    const added = await add('  The director is abroad until May  ', { NotesID });
    expect(added.body.Entity).toMatchObject([
      { NotesID, Version: 1, Text: 'The director is abroad until May', Earlier: [], ChangedAt: null },
    ]);
    expect((await add('The director is abroad until May', { NotesID })).body).toEqual(added.body);
    const changed = await add('The director is back', { NotesID, Version: 1 });
    expect(changed.body.Entity).toMatchObject([
      { Version: 2, Text: 'The director is back', Earlier: [{ Text: 'The director is abroad until May' }] },
    ]);
    const late = await add('Somebody else’s', { NotesID, Version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile']);
    expect((await read()).Entity).toEqual(changed.body.Entity);
  });

  it('leaves its trace when it is deleted, and cannot be changed any more', async () => {
    const { account, add, read, remove } = await openNotes();
    const { NotesID } = (await add('Wrong company')).body.Entity[0];
    expect((await remove(NotesID)).body).toEqual({ Done: true });
    const [note] = (await read()).Entity;
    expect(note).toMatchObject({ NotesID, Text: null, Earlier: [] });
    expect([note.DeletedBy, typeof note.DeletedAt]).toEqual([note.AddedBy, 'string']);
    expect((await remove(NotesID)).status).toBe(200);
    expect((await add('Again', { NotesID, Version: 1 })).status).toBe(404);
    const other = await account.main.call('DELETE', `/api/Notes/DeleteNotes?NotesID=${randomUUID()}`);
    expect(other.status).toBe(404);
  });

  it('is refused empty, and to who may not edit or does not see the company', async () => {
    const { api, account, companyId, add } = await openNotes();
    expect((await add('   ')).body.errors).toEqual({ Text: 'Enter the note' });
    const { NotesID } = (await add('For the practice')).body.Entity[0];
    const reader = notesOf(await account.addAgent(['ViewCompany'], true), companyId);
    expect((await reader.read()).Entity).toHaveLength(1);
    expect((await reader.add('Mine')).status).toBe(403);
    expect((await reader.remove(NotesID)).status).toBe(403);
    const outside = notesOf(await account.addAgent(['ViewCompany', 'EditCompany']), companyId);
    const stranger = notesOf((await api.newAccount()).main, companyId);
    for (const notes of [outside, stranger]) {
      expect((await notes.read()).status).toBe(404);
      expect((await notes.add('Mine')).status).toBe(404);
      expect((await notes.remove(NotesID)).status).toBe(404);
    }
  });
});
