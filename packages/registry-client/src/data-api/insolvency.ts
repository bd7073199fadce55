import { z } from 'zod';
import type { CallOptions, Fetched } from '../registry-failure.ts';
import { date, itemList, part, partList, text, texts } from '../wire/lenient.ts';
import { addressWire, toAddress, type PublicAddress } from '../wire/shared-shapes.ts';
import type { LinkedCompany } from './company-profile.ts';
import type { DataApiConnection } from './data-api-config.ts';
import { getJson, mapFetched, noneHeld, notFoundAs } from './get-json.ts';

/** An insolvency case of the company. */
export interface InsolvencyCase {
  /** `compulsory-liquidation`, `administration-order`, … */
  readonly type: string | undefined;
  readonly number: string | undefined;
  readonly dates: readonly { readonly type: string | undefined; readonly date: string | undefined }[];
  readonly practitioners: readonly InsolvencyPractitioner[];
  readonly notes: readonly string[];
  readonly charge: string | undefined;
}

/** Who acts in a case. */
export interface InsolvencyPractitioner {
  readonly name: string | undefined;
  readonly role: string | undefined;
  readonly address: PublicAddress | undefined;
  readonly appointedOn: string | undefined;
  readonly ceasedToActOn: string | undefined;
}

const insolvencyWire = z.object({
  cases: itemList({
    type: text,
    number: text,
    dates: partList({ type: text, date }),
    practitioners: partList({
      name: text,
      role: text,
      address: addressWire,
      appointed_on: date,
      ceased_to_act_on: date,
    }),
    notes: texts,
    links: part({ charge: text }),
  }),
});

/** Gets the insolvency cases. */
export async function fetchInsolvency(
  connection: DataApiConnection,
  company: LinkedCompany,
  options: CallOptions,
): Promise<Fetched<readonly InsolvencyCase[]>> {
  const path = company.links.insolvency;
  if (!path) return noneHeld(connection, []);
  const fetched = await getJson(connection, { path, schema: insolvencyWire, options });
  const mapped = mapFetched(fetched, ({ cases }) => cases.map(toCase));
  return notFoundAs<readonly InsolvencyCase[]>(connection, mapped, []);
}

function toCase(wire: z.output<typeof insolvencyWire>['cases'][number]): InsolvencyCase {
  return {
    type: wire.type,
    number: wire.number,
    dates: wire.dates,
    practitioners: wire.practitioners.map((practitioner) => ({
      name: practitioner.name,
      role: practitioner.role,
      address: toAddress(practitioner.address),
      appointedOn: practitioner.appointed_on,
      ceasedToActOn: practitioner.ceased_to_act_on,
    })),
    notes: wire.notes,
    charge: wire.links?.charge,
  };
}
