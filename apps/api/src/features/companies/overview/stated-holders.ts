import { peopleOverQuarter } from '@statbook/domain/pscs';
import { classKey } from '@statbook/domain/share-capital';
import { namesOfPsc } from '../../../registry-snapshots/people/psc-names.ts';
import { toShareFacts } from '../../../registry-snapshots/registered-shares.ts';
import type { RegistryRecord } from '../../../registry-snapshots/registry-record.ts';

type Readings = RegistryRecord<'pscs' | 'exemptions' | 'company-data'>['readings'];

/**
 * The people in whose names more than a quarter of the shares stood when they were last stated to Companies House, and who are not
 * found on its PSC register. Nothing is said of a company that is exempt, nor where the register hides a person, who may be any of them.
 */
export function listUnregisteredHolders({
  pscs,
  exemptions,
  'company-data': data,
}: Readings): readonly string[] {
  const { statementOfCapital: capital, shareholdings: holdings } = toShareFacts(data?.value);
  if (pscs === undefined || capital === undefined || holdings === undefined) return [];
  const current = pscs.value.items.filter(({ isCeased }) => !isCeased);
  const isExempt = exemptions?.value.some(({ until }) => until === undefined) ?? false;
  if (isExempt || current.some(({ kind }) => kind === 'super-secure')) return [];
  const registered = new Set(current.flatMap(namesOfPsc));
  return peopleOverQuarter(capital, holdings).filter((name) => !registered.has(classKey(name)));
}
