import { randomBytes } from 'node:crypto';
import type { CivilDate } from '@statbook/domain/dates';

/** A code for the gateway, used once: kind of submission, day, and enough chance. No personal data, at most 40 characters. */
export function newVendorTxCode(prefix: string, today: CivilDate): string {
  return `${prefix}-${today.replaceAll('-', '')}-${randomBytes(12).toString('hex')}`;
}
