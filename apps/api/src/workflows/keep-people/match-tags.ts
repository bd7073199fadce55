import { createHmac } from 'node:crypto';
import type { CivilDate } from '@statbook/domain/dates';
import { matchKeysOf } from '@statbook/domain/people';
import type { ReadingOwner } from '../../registry-snapshots/new-snapshot.ts';
import type { BookedEntry } from './register-entry.ts';

/**
 * By what entries that may be of one person find each other. The keys hold dates of birth, so that only tags of them are kept:
 * equal for equal keys of an account, and nobody can try dates against them.
 */
export function matchTagsOf(
  key: Buffer,
  { accountId, companyId }: ReadingOwner,
  { compared, protection, register, registerKey }: BookedEntry,
  birthDate: CivilDate | undefined,
): string[] {
  const place = { companyId, role: register, registerKey };
  return matchKeysOf({ ...compared, birthDate, protection }, place).map((each) =>
    createHmac('sha256', key).update(`${accountId} ${each}`).digest('base64url').slice(0, 22),
  );
}
