import { and, eq, isNull } from 'drizzle-orm';
import { company, personDetail, personRole } from '../../platform/database/schema.ts';

/** Whatever a register has said of the entry whose role it is. */
export const isOfEntry = and(
  eq(personDetail.companyId, personRole.companyId),
  eq(personDetail.register, personRole.register),
  eq(personDetail.registerKey, personRole.registerKey),
);

/** What the register says of it now. */
export const itsDetail = and(isOfEntry, isNull(personDetail.replacedAt));

/** The company of a role, where it is kept. */
export const itsCompany = and(eq(company.id, personRole.companyId), isNull(company.removedAt));
