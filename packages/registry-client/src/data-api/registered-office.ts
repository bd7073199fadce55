import { z } from 'zod';
import type { CallOptions, Fetched } from '../registry-failure.ts';
import { text } from '../wire/lenient.ts';
import { addressWire, toAddress, type PublicAddress } from '../wire/shared-shapes.ts';
import type { DataApiConnection } from './data-api-config.ts';
import { getJson, mapFetched, notFoundAs } from './get-json.ts';

/** The registered office with the etag that a change of it must name. */
export interface RegisteredOffice {
  readonly address: PublicAddress;
  readonly etag: string | undefined;
}

const registeredOfficeWire = z.record(z.string(), z.unknown()).transform((raw) => ({
  address: addressWire.parse(raw),
  etag: text.parse(raw['etag']),
}));

/** Gets the registered office; undefined when the company has none. */
export async function fetchRegisteredOffice(
  connection: DataApiConnection,
  companyNumber: string,
  options: CallOptions,
): Promise<Fetched<RegisteredOffice | undefined>> {
  const path = `/company/${encodeURIComponent(companyNumber)}/registered-office-address`;
  const fetched = await getJson(connection, { path, schema: registeredOfficeWire, options });
  const mapped = mapFetched(fetched, ({ address, etag }) => {
    const shaped = toAddress(address);
    return shaped && { address: shaped, etag };
  });
  return notFoundAs(connection, mapped, undefined);
}
