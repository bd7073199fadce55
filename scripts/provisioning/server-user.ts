import { readFileSync } from 'node:fs';

/** A system user by its numbers. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, else `nobody`. Undefined: as who we are. */
export function chooseServerUser(isRoot = process.getuid?.() === 0): ServerUser | undefined {
  if (!isRoot) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  return findUser(users, 'postgres') ?? findUser(users, 'nobody');
}

function findUser(lines: readonly string[], name: string): ServerUser | undefined {
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}
