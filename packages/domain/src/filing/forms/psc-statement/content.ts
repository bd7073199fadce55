import type { RegisteredPsc } from '../filed-psc.ts';

/** A statement in the place of a person with significant control, or about one (PSC08; s. 790LC). There are no secrets. */
export interface PscStatementContent {
  /** The register's key, its misspelling included. */
  readonly statement: string;
  /** Of a statement about a person: exactly as the register names them. */
  readonly psc?: RegisteredPsc | undefined;
  /** When the company first knew; not sent. */
  readonly knownOn: string;
}
