import { call } from '#api/call.ts';
import type { AllotmentLine, NewHolder } from './allotment-line.ts';

/** So many at once that a request stays small. */
const atOnce = 1000;

/** Enters everybody new of an allotment; the lines come back with their ids. Who stands twice is entered once. */
export async function enterNewHolders(
  companyId: string,
  lines: readonly AllotmentLine[],
): Promise<readonly AllotmentLine[]> {
  const strangers = [...new Set(lines.flatMap(({ newHolder }) => newHolder ?? []))];
  const entered = new Map<NewHolder, { HolderId: string; Name: string }>();
  for (let first = 0; first < strangers.length; first += atOnce) {
    const part = strangers.slice(first, first + atOnce);
    const { Entity } = await call('saveMultiShareHolder', { body: { CompanyId: companyId, Holders: part } });
    part.forEach((stranger, index) => {
      const holder = Entity[index];
      if (holder !== undefined) entered.set(stranger, holder);
    });
  }
  return lines.map((line) => {
    const holder = line.newHolder && entered.get(line.newHolder);
    if (holder === undefined) return line;
    return { ...line, newHolder: undefined, holderId: holder.HolderId, holderName: holder.Name };
  });
}
