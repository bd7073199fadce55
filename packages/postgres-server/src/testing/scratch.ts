import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeCluster } from '../cluster.ts';

/** A folder for one test file, with a new cluster in it that its servers begin with. */
export interface Scratch {
  /** A path in which nothing is yet. */
  newPath(): string;
  template: string;
  remove(): void;
}

export async function openScratch(): Promise<Scratch> {
  const folder = mkdtempSync(join(tmpdir(), 'statbook-scratch-'));
  const template = join(folder, 'template');
  await makeCluster(template);
  let count = 0;
  return {
    newPath: () => join(folder, String((count += 1))),
    template,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The first value that a statement gives. */
export async function ask(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}
