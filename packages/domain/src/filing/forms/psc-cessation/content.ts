import type { RegisteredPsc } from '../filed-psc.ts';

/** A person with significant control is one no longer (PSC07; Companies Act 2006 s. 790LF). There are no secrets. */
export interface PscCessationContent {
  readonly ceasedOn: string;
  /** When the company had confirmation; not sent. */
  readonly confirmedOn: string;
  readonly psc: RegisteredPsc;
}
