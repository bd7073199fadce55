import type { CallOptions, Fetched } from '../registry-failure.ts';
import type { PublicCharges } from './charges.ts';
import { chargesWire, toCharge, type ChargesWire } from './charges-wire.ts';
import type { LinkedCompany } from './company-profile.ts';
import type { DataApiConnection } from './data-api-config.ts';
import { mapFetched, noneHeld, notFoundAs } from './get-json.ts';
import { listPages } from './list-pages.ts';

const NO_CHARGES: PublicCharges = {
  items: [],
  totalCount: 0,
  satisfiedCount: 0,
  partSatisfiedCount: 0,
  outstandingCount: 0,
};

/** Gets all charges of a company. */
export async function fetchCharges(
  connection: DataApiConnection,
  company: LinkedCompany,
  options: CallOptions,
): Promise<Fetched<PublicCharges>> {
  const path = company.links.charges;
  if (!path) return noneHeld(connection, NO_CHARGES);
  const measure = (page: ChargesWire) => ({ held: page.items.length, total: page.total_count });
  const pages = await listPages(connection, { path, schema: chargesWire, pageSize: 100, measure, options });
  return notFoundAs(connection, mapFetched(pages, toCharges), NO_CHARGES);
}

function toCharges(pages: readonly ChargesWire[]): PublicCharges {
  const items = pages.flatMap((page) => page.items).map(toCharge);
  const [first] = pages;
  const totalCount =
    first?.unfiltered_count ?? first?.unfiletered_count ?? first?.total_count ?? items.length;
  const satisfiedCount = first?.satisfied_count ?? 0;
  const partSatisfiedCount = first?.part_satisfied_count ?? 0;
  return {
    items,
    totalCount,
    satisfiedCount,
    partSatisfiedCount,
    outstandingCount: totalCount - satisfiedCount - partSatisfiedCount,
  };
}
