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

function notesOf(person: TestPerson, companyId: string) {
  const read = async () => (await person.call('GET', `/api/Notes/GetNotes?companyId=${companyId}`)).body;
  const add = (text: string, more: object = {}) =>
    person.call('POST', '/api/Notes/AddNotes', { companyId, text, ...more });
  const remove = (noteId: string) => person.call('DELETE', `/api/Notes/DeleteNotes?noteId=${noteId}`);
  return { read, add, remove };
}

describe('a note about a company', () => {
  it('is added once, and keeps what it said before it was changed', async () => {
    const { add, read } = await openNotes();
    const noteId = randomUUID();
    const added = await add('  The director is abroad until May  ', { noteId });
    expect(added.body.entity).toMatchObject([
      { noteId, version: 1, text: 'The director is abroad until May', earlier: [], changedAt: null },
    ]);
    expect((await add('The director is abroad until May', { noteId })).body).toEqual(added.body);
    const changed = await add('The director is back', { noteId, version: 1 });
    expect(changed.body.entity).toMatchObject([
      { version: 2, text: 'The director is back', earlier: [{ text: 'The director is abroad until May' }] },
    ]);
    const late = await add('Somebody else’s', { noteId, version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile']);
    expect((await read()).entity).toEqual(changed.body.entity);
  });

  it('leaves its trace when it is deleted, and cannot be changed any more', async () => {
    const { account, add, read, remove } = await openNotes();
    const { noteId } = (await add('Wrong company')).body.entity[0];
    expect((await remove(noteId)).body).toEqual({ done: true });
    const [note] = (await read()).entity;
    expect(note).toMatchObject({ noteId, text: null, earlier: [] });
    expect([note.deletedBy, typeof note.deletedAt]).toEqual([note.addedBy, 'string']);
    expect((await remove(noteId)).status).toBe(200);
    expect((await add('Again', { noteId, version: 1 })).status).toBe(404);
    const other = await account.main.call('DELETE', `/api/Notes/DeleteNotes?noteId=${randomUUID()}`);
    expect(other.status).toBe(404);
  });

  it('is refused empty, and to who may not edit or does not see the company', async () => {
    const { api, account, companyId, add } = await openNotes();
    expect((await add('   ')).body.errors).toEqual({ text: 'Enter the note' });
    const { noteId } = (await add('For the practice')).body.entity[0];
    const reader = notesOf(await account.addAgent(['viewCompany'], true), companyId);
    expect((await reader.read()).entity).toHaveLength(1);
    expect((await reader.add('Mine')).status).toBe(403);
    expect((await reader.remove(noteId)).status).toBe(403);
    const outside = notesOf(await account.addAgent(['viewCompany', 'editCompany']), companyId);
    const stranger = notesOf((await api.newAccount()).main, companyId);
    for (const notes of [outside, stranger]) {
      expect((await notes.read()).status).toBe(404);
      expect((await notes.add('Mine')).status).toBe(404);
      expect((await notes.remove(noteId)).status).toBe(404);
    }
  });
});
