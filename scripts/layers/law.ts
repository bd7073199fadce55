import type { Import } from './import-scan.ts';

/** A rule about who may import what. */
export interface Law {
  /** The rule as a sentence, shown beside each breach. */
  says: string;
  forbids(one: Import): boolean;
}

/** A place where the project breaks one of its laws. */
export interface Breach {
  file: string;
  line: number;
  /** What stands there. */
  what: string;
  law: string;
}

/** A breach as one line that an editor can jump to. */
export function formatBreach({ file, line, what, law }: Breach): string {
  return `${file}:${line}  ${what}\n    ${law}`;
}
