import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { issuerOf, stakeholderOf, stockClassOf, TREASURY_ID, treasuryStakeholder } from './parties.ts';
import type { OpenCapSource } from './read-for-open-cap-format.ts';
import { transactionsOf } from './transactions.ts';

const VERSION = '1.2.0';

/** The files of the Open Cap Format, by name: a manifest that names the others with their checksums. */
function openCapFiles(source: OpenCapSource, madeAt: Date): ReadonlyMap<string, string> {
  const transactions = transactionsOf(source.events, source.lots);
  const usesTreasury = transactions.some((each) => each['stakeholder_id'] === TREASURY_ID);
  const stakeholders = [
    ...source.holders.map(stakeholderOf),
    ...(usesTreasury ? [treasuryStakeholder(source)] : []),
  ];
  const lists = {
    stakeholders_files: listFile('Stakeholders', 'OCF_STAKEHOLDERS_FILE', stakeholders),
    stock_classes_files: listFile('StockClasses', 'OCF_STOCK_CLASSES_FILE', source.classes.map(stockClassOf)),
    transactions_files: listFile('Transactions', 'OCF_TRANSACTIONS_FILE', transactions),
  };
  const manifest = {
    ocf_version: VERSION,
    file_type: 'OCF_MANIFEST_FILE',
    issuer: issuerOf(source),
    as_of: source.asAt,
    generated_at: madeAt.toISOString(),
    ...Object.fromEntries(Object.entries(lists).map(([list, file]) => [list, [referenceTo(file)]])),
    stock_plans_files: [],
    stock_legend_templates_files: [],
    vesting_terms_files: [],
    valuations_files: [],
    comments: [],
  };
  const files = Object.values(lists).map(({ name, content }) => [name, content] as const);
  return new Map([['Manifest.ocf.json', toJson(manifest)] as const, ...files]);
}

/** The same as one zip file. */
export function packOpenCapFormat(source: OpenCapSource, madeAt: Date): Uint8Array {
  const files = [...openCapFiles(source, madeAt)].map(([name, content]) => [name, strToU8(content)] as const);
  return zipSync(Object.fromEntries(files), { mtime: madeAt });
}

interface ListFile {
  readonly name: string;
  readonly content: string;
}

function listFile(name: string, type: string, items: readonly object[]): ListFile {
  return { name: `${name}.ocf.json`, content: toJson({ file_type: type, items }) };
}

/** The checksum is the format's own choice; it tells a broken copy, and keeps nothing secret. */
function referenceTo({ name, content }: ListFile) {
  return { filepath: `./${name}`, md5: createHash('md5').update(content).digest('hex') };
}

const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
