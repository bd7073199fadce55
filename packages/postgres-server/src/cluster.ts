import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DatabaseRefusal } from './database-refusal.ts';
import { openRuntime, type Program, type Runtime } from './runtime.ts';
import { firstDatabase, owner, superuser } from './server-address.ts';
import type { ServerUser } from './server-user.ts';

/**
 * Makes a cluster in `folder`, whole or not at all: a copy of `template` where there is one, else a new one whose database is
 * empty. It is on the disk when this ends.
 */
export async function makeCluster(folder: string, template?: string): Promise<void> {
  const draft = `${folder}.unfinished`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  const isCopy = template !== undefined && existsSync(template);
  if (isCopy) cpSync(template, draft, { recursive: true });
  else mkdirSync(draft);
  chmodSync(draft, 0o700);
  const runtime = openRuntime(draft);
  try {
    if (runtime.user !== undefined) giveTo(runtime.user, draft);
    if (!isCopy) await initialise(runtime);
    await run(runtime, 'initdb', ['--sync-only', '-D', runtime.dataFolder]);
  } finally {
    runtime.remove();
  }
  renameSync(draft, folder);
  syncFolder(dirname(folder));
}

/** Without it the name of what is in the folder may be lost in a power cut. Windows has no such call. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function giveTo({ uid, gid }: ServerUser, path: string): void {
  chownSync(path, uid, gid);
  if (!statSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveTo({ uid, gid }, join(path, name));
}

async function initialise(runtime: Runtime): Promise<void> {
  const access = [`--username=${superuser}`, '--auth-local=trust', '--auth-host=scram-sha-256'];
  const content = ['--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions'];
  await run(runtime, 'initdb', ['-D', runtime.dataFolder, ...access, ...content]);
  await runStatements(runtime, [
    `create role ${owner} login createdb createrole`,
    // A database of its own beside this one would be a quarter of all files.
    `alter database postgres rename to ${firstDatabase}`,
    `alter database ${firstDatabase} owner to ${owner}`,
  ]);
}

/** Runs statements on the files of a cluster that no server uses. */
async function runStatements(runtime: Runtime, statements: readonly string[]): Promise<void> {
  const args = ['--single', '-D', runtime.dataFolder, 'template1'];
  await run(runtime, 'postgres', args, statements.map((statement) => `${statement};\n`).join(''));
}

const passwordOf = (cluster: string) => `${cluster}.password`;

/** The password for connections over the loopback address, where it has been needed. */
export function readPassword(cluster: string): string | undefined {
  const file = passwordOf(cluster);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Makes the password when it is first needed. No server may run on the cluster. */
export async function openPassword(runtime: Runtime): Promise<string> {
  const known = readPassword(runtime.cluster);
  if (known !== undefined) return known;
  const password = randomBytes(24).toString('base64url');
  await runStatements(runtime, [`alter role ${owner} password '${password}'`]);
  writeFileSync(passwordOf(runtime.cluster), `${password}\n`, { mode: 0o600 });
  return password;
}

/** Throws a DatabaseRefusal where these programs cannot use the cluster's files. */
export function assertUsable({ cluster, binaries, user }: Runtime): void {
  const versionFile = join(cluster, 'PG_VERSION');
  if (!existsSync(versionFile))
    throw new DatabaseRefusal(`${cluster} holds no database. Move it away to begin with a new one.`);
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== binaries.majorVersion)
    throw new DatabaseRefusal(describeUpgrade(cluster, version, binaries.majorVersion));
  const { uid } = statSync(cluster);
  const runsAs = user?.uid ?? process.getuid?.();
  if (runsAs !== undefined && uid !== runsAs)
    throw new DatabaseRefusal(
      `${cluster} belongs to the user with the id ${uid}. Start Statbook as that user.`,
    );
}

function describeUpgrade(cluster: string, version: string, needed: string): string {
  return [
    `The database in ${cluster} was written by PostgreSQL ${version}, and this version of Statbook uses PostgreSQL ${needed}.`,
    'Nothing was touched. To take the books over:',
    '  1. with the version of Statbook that wrote them: npm run backup -- statbook.backup',
    `  2. mv ${cluster} ${cluster}-${version}`,
    '  3. with this version: npm run restore -- statbook.backup',
    'Instead of step 1 the newest file in the folder backups beside it will do; a version writes it when it is ended.',
  ].join('\n');
}

async function run(runtime: Runtime, program: Program, args: readonly string[], input = ''): Promise<void> {
  const child = runtime.start(program, args, ['pipe', 'pipe', 'pipe']);
  child.stdin?.end(input);
  const [said, complained] = [child.stdout, child.stderr].map((stream) =>
    stream === null ? '' : text(stream),
  );
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${await said}${await complained}`);
}
