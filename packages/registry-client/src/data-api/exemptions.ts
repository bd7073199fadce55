import { z } from 'zod';
import type { CallOptions, Fetched } from '../registry-failure.ts';
import { date, partList, text } from '../wire/lenient.ts';
import type { LinkedCompany } from './company-profile.ts';
import type { DataApiConnection } from './data-api-config.ts';
import { getJson, mapFetched, noneHeld, notFoundAs } from './get-json.ts';

/** One stretch of an exemption; without an end it is active. */
export interface PublicExemption {
  /** `psc-exempt-as-trading-on-uk-regulated-market`, `disclosure-transparency-rules-chapter-five-applies`, … */
  readonly type: string;
  readonly from: string | undefined;
  readonly until: string | undefined;
}

const exemptionWire = z.object({
  exemption_type: text,
  items: partList({ exempt_from: date, exempt_to: date }),
});

const exemptionsWire = z.object({
  exemptions: z.record(z.string(), z.unknown()).optional().catch(undefined),
});

/** Gets the exemptions from keeping PSCs, past ones too. */
export async function fetchExemptions(
  connection: DataApiConnection,
  company: LinkedCompany,
  options: CallOptions,
): Promise<Fetched<readonly PublicExemption[]>> {
  const path = company.links.exemptions;
  if (!path) return noneHeld(connection, []);
  const fetched = await getJson(connection, { path, schema: exemptionsWire, options });
  const mapped = mapFetched(fetched, ({ exemptions = {} }) =>
    Object.entries(exemptions).flatMap(([key, value]) => toExemptions(key, value)),
  );
  return notFoundAs<readonly PublicExemption[]>(connection, mapped, []);
}

function toExemptions(key: string, value: unknown): readonly PublicExemption[] {
  const exemption = exemptionWire.safeParse(value).data;
  const type = exemption?.exemption_type ?? key.replaceAll('_', '-');
  return (exemption?.items ?? []).map((item) => ({ type, from: item.exempt_from, until: item.exempt_to }));
}
