import type { CompanyInReach } from '../../../pipeline/handler.ts';
import { nameOfFile } from '../../../platform/files/send-file.ts';
import type { ReadingTime } from '../register/as-at.ts';
import { knownInName } from './known-as.ts';

/** "Harbour Bakery Ltd - register of members - 2026-11-20.csv": company, register and date, and what was known. */
export function fileName(
  { name }: CompanyInReach,
  { title, head, ending }: { title: string; head: ReadingTime['head']; ending: string },
): string {
  return nameOfFile([name, title.toLowerCase(), `${head.asAt}${knownInName(head)}`], ending);
}
