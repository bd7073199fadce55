import { call } from '#api/call.ts';
import type { AllotmentLine, NewHolder } from './allotment-line.ts';

/** So many at once that a request stays small. */
const atOnce = 1000;

/** Who is the same in two lines: the form keeps a copy of each, so that only what they say tells. */
const keyOf = (stranger: NewHolder) => JSON.stringify(stranger);

/** Enters everybody new of an allotment; the lines come back with their ids. Who stands twice is entered once. */
export async function enterNewHolders(
  companyId: string,
  lines: readonly AllotmentLine[],
): Promise<readonly AllotmentLine[]> {
  const named = lines.flatMap(({ newHolder }) => newHolder ?? []);
  const strangers = [...new Map(named.map((stranger) => [keyOf(stranger), stranger])).values()];
  const entered = new Map<string, { HolderId: string; Name: string }>();
  for (let first = 0; first < strangers.length; first += atOnce) {
    const part = strangers.slice(first, first + atOnce);
    const { Entity } = await call('saveMultiShareHolder', { body: { CompanyId: companyId, Holders: part } });
    part.forEach((stranger, index) => {
      const holder = Entity[index];
      if (holder !== undefined) entered.set(keyOf(stranger), holder);
    });
  }
  return lines.map((line) => {
    const holder = line.newHolder && entered.get(keyOf(line.newHolder));
    if (holder === undefined) return line;
    return { ...line, newHolder: undefined, holderId: holder.HolderId, holderName: holder.Name };
  });
}
