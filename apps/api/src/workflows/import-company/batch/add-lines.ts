import type { Platform } from '../../../composition.ts';
import { addCompanies, type ReadCompany } from '../add-companies.ts';
import { type BatchRow, settleImported, type TakenLine } from './batch-queries.ts';
import { publishBatch } from './import-batch.ts';

/** A line whose company was read. */
export interface AddedLine {
  line: TakenLine;
  company: ReadCompany;
}

/** Carries the loss of a line out of the transaction of its import, so that nothing of it stays. */
export class LineLost extends Error {}

/**
 * Adds the companies of lines to the list and settles the lines, all in one transaction; where that fails, each in its own, so that
 * none holds up another. Says of each whether it was added: somebody else may have just done so.
 */
export async function addLines(
  platform: Platform,
  batch: BatchRow,
  lines: readonly AddedLine[],
): Promise<readonly (boolean | Promise<boolean>)[]> {
  try {
    return await addTogether(platform, batch, lines);
  } catch (error) {
    if (lines.length === 1) throw error;
    return lines.map(async (line) => (await addTogether(platform, batch, [line])).every(Boolean));
  }
}

function addTogether(
  platform: Platform,
  batch: BatchRow,
  lines: readonly AddedLine[],
): Promise<readonly boolean[]> {
  const { id: batchId, accountId } = batch;
  const lineOf = new Map(lines.map(({ line, company }) => [company.companyId, line]));
  return platform.database.transaction({ as: 'account', accountId }, async (tx) => {
    const alongside = async (companies: readonly ReadCompany[]) => {
      const settled = companies.flatMap(({ companyId }) => {
        const line = lineOf.get(companyId);
        return line === undefined ? [] : [{ position: line.position, lease: line.lease, companyId }];
      });
      if ((await settleImported(tx, batchId, settled)) < settled.length) throw new LineLost();
      await publishBatch(platform, tx, batch);
    };
    const companies = lines.map(({ company }) => company);
    const added = new Set(await addCompanies(platform, tx, { accountId, companies, alongside }));
    return lines.map(({ company }) => added.has(company));
  });
}
