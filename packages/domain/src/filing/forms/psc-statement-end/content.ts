import type { RegisteredPsc } from '../filed-psc.ts';

/** A statement that is no longer true (PSC09). There are no secrets. */
export interface PscStatementEndContent {
  /** The register's key, its misspelling included. */
  readonly statement: string;
  readonly psc?: RegisteredPsc | undefined;
  readonly withdrawnOn: string;
  /** Of a restrictions notice: who has ended it. */
  readonly restrictionsEndedBy?: 'company' | 'court' | undefined;
}
