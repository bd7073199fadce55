import type { Import } from './list-imports.ts';

/** A rule about who may import what. */
export interface ImportRule {
  /** The rule as a sentence, shown beside each violation. */
  says: string;
  forbids(one: Import): boolean;
}

/** A place where the project breaks one of its rules. */
export interface Violation {
  file: string;
  line: number;
  /** The text that breaks the rule. */
  what: string;
  rule: string;
}

/** A violation in the form that editors jump to. */
export function formatViolation({ file, line, what, rule }: Violation): string {
  return `${file}:${line}  ${what}\n    ${rule}`;
}
