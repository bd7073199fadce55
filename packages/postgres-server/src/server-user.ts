import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A system user by its numbers. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/**
 * As whom PostgreSQL runs, which refuses to run as root: then as the owner of its files, and for new ones as `postgres`, else
 * `nobody`. Undefined: as who we are.
 */
export function chooseServerUser(cluster: string, isRoot = process.getuid?.() === 0): ServerUser | undefined {
  if (!isRoot) return undefined;
  const owner = existsSync(cluster) ? statSync(cluster) : undefined;
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  return findUser(users, 'postgres') ?? findUser(users, 'nobody');
}

function findUser(lines: readonly string[], name: string): ServerUser | undefined {
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

/** Whether a user may enter a folder and all those above it. */
export function canEnter({ uid, gid }: ServerUser, folder: string): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  const parent = dirname(folder);
  return (mode & bit) !== 0 && (parent === folder || canEnter({ uid, gid }, parent));
}
