import { lowerFirst } from '../lower-first.ts';

/** A PSC in one line: who it is, and what control they have, a nature of which may have a comma of its own. */
export const pscLine = ({
  name,
  naturesOfControl,
}: {
  readonly name: string;
  readonly naturesOfControl: readonly string[];
}): string => [name, naturesOfControl.map(lowerFirst).join('; ')].filter(Boolean).join(': ');
