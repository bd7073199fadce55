import { customType } from 'drizzle-orm/pg-core';

/** Sealed bytes; see `platform/secrets.ts`. */
export const sealed = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});
