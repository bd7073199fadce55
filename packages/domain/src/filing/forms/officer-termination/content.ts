import type { OfficerRole, RegisteredOfficerName } from '../filed-officer.ts';

/**
 * The end of an appointment: of a director (TM01), a secretary (TM02) or a member of a limited liability
 * partnership (LLTM01); Companies Act 2006 ss. 167 and 276.
 *
 * Secret of a director or member who is a person: `dateOfBirth` (`YYYY-MM-DD`).
 */
export interface OfficerTerminationContent {
  readonly ceasedOn: string;
  readonly role: OfficerRole;
  readonly officer: RegisteredOfficerName;
}
