import type { CompanyInReach } from '../../../pipeline/handler.ts';
import { nameOfFile } from '../../../platform/files/send-file.ts';
import type { ReadingTime } from '../reading/as-at.ts';

/** "Harbour Bakery Ltd - register of members - 2026-11-20.csv": company, register and date, and what was known. */
export function fileName(
  { name }: CompanyInReach,
  { title, head, ending }: { title: string; head: ReadingTime['head']; ending: string },
): string {
  const { AsAt, KnownAt, LastEntry } = head;
  const known = KnownAt === LastEntry ? '' : ` as known after entry ${KnownAt}`;
  return nameOfFile([name, title.toLowerCase(), `${AsAt}${known}`], ending);
}
