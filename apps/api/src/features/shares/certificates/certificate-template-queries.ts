import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { shareCertificateTemplate } from '../../../platform/database/schema.ts';

/** What a company has on its certificates, as it was saved last. */
export async function findTemplate(tx: Transaction, companyId: string) {
  const [latest] = await tx
    .select()
    .from(shareCertificateTemplate)
    .where(eq(shareCertificateTemplate.companyId, companyId))
    .orderBy(desc(shareCertificateTemplate.version))
    .limit(1);
  return latest;
}

export async function insertTemplate(
  tx: Transaction,
  template: typeof shareCertificateTemplate.$inferInsert,
): Promise<void> {
  await tx.insert(shareCertificateTemplate).values(template);
}
