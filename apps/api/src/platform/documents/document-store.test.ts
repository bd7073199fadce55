import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFolderStore } from './document-store.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'statbook-documents-'));
const bytes = new TextEncoder().encode('%PDF-1.7 a certificate');

describe('the document store', () => {
  it('gives back what was put, under its hash, however often it is put', async () => {
    const folder = newFolder();
    const store = openFolderStore(folder);
    const sha256 = await store.put(bytes);
    expect(await store.put(bytes)).toBe(sha256);
    expect(await store.find(sha256)).toEqual(Buffer.from(bytes));
    expect(readdirSync(join(folder, sha256.slice(0, 2)))).toEqual([sha256]);
  });

  it('does not give back what is missing or was changed behind its back', async () => {
    const folder = newFolder();
    const store = openFolderStore(folder);
    expect(await store.find('0'.repeat(64))).toBeUndefined();
    const sha256 = await store.put(bytes);
    writeFileSync(join(folder, sha256.slice(0, 2), sha256), 'something else');
    expect(await store.find(sha256)).toBeUndefined();
  });

  it('takes no name but a hash', async () => {
    await expect(openFolderStore(newFolder()).find('../../etc/passwd')).rejects.toThrow('SHA-256');
  });
});
