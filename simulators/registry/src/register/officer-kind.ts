import type { Officer } from './company.ts';

export type OfficerKind = 'Director' | 'Secretary' | 'Member';

/** How the gateway's forms and answers call an officer; undefined for the officers of other bodies. */
export function kindOfOfficer({ role }: Officer): OfficerKind | undefined {
  if (role.includes('llp')) return 'Member';
  if (role.endsWith('director')) return 'Director';
  return role.endsWith('secretary') ? 'Secretary' : undefined;
}
