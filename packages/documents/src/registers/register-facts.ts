import { type CivilDate, formatCivilDate } from '@statbook/domain/dates';
import type { DocumentCompany } from '../company-facts.ts';

/** Whose register a document is of, at which day it is read, and how much is known of it. */
export interface RegisterFacts {
  readonly company: DocumentCompany;
  /** It is read at the end of this day. */
  readonly asAt: CivilDate;
  /** Said where it is shown as it was known earlier: "Including entries up to entry 12". */
  readonly knownAs?: string | undefined;
  /** The day the document is made. */
  readonly madeOn: CivilDate;
}

/** The lines that say when a register is of: "As at the end of 20 November 2026", and what was known of it. */
export function timeLines({ asAt, knownAs }: RegisterFacts, upTo = 'As at'): readonly string[] {
  const end = `${upTo} the end of ${formatCivilDate(asAt)}`;
  return knownAs === undefined ? [end] : [end, knownAs];
}
