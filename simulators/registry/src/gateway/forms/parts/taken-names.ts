import type { CompanyRegister } from '../../../register/company-register.ts';
import { toEquivalentName } from '../../../register/equivalent-name.ts';

/** The name on the index that is the same in law, of whichever company. */
export function findTakenName(register: CompanyRegister, proposed: string): string | undefined {
  const wanted = toEquivalentName(proposed);
  for (const { name } of register.searchEntries()) if (toEquivalentName(name) === wanted) return name;
  return undefined;
}
