import { customType, uuid } from 'drizzle-orm/pg-core';

/** Sealed bytes; see `platform/secrets.ts`. */
export const sealed = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

/** What a row of an account begins with. */
export const rowOfAccount = {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
};

/** What a row of a company begins with. */
export const rowOfCompany = { ...rowOfAccount, companyId: uuid('company_id').notNull() };
