import { lowerFirst } from '../lower-first.ts';

/** A PSC in one line: who it is, and what control they have. */
export const pscLine = ({
  name,
  naturesOfControl,
}: {
  readonly name: string;
  readonly naturesOfControl: readonly string[];
}): string => [name, naturesOfControl.map(lowerFirst).join(', ')].filter(Boolean).join(': ');
