import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readDocument } from '@statbook/testkit/read-document';
import { unzip } from '@statbook/testkit/unzip';

/** A file that a page has saved for the person. */
export interface SavedFile {
  name: string;
  content: Buffer;
}

/** The first document waits for the thread that draws it. */
const drawn = { timeout: 60_000 };

/** What a page saves when something is done on it. */
export async function saveFrom(page: Page, act: () => Promise<void>): Promise<SavedFile> {
  const [file] = await Promise.all([page.waitForEvent('download', drawn), act()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** The lines of a CSV file. */
export function linesOf({ content }: SavedFile): string[] {
  return content.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');
}

/** The words of each page of a document; the blanks of a line's end are lost in drawing. */
export async function wordsOf({ content }: SavedFile): Promise<string[]> {
  const { pages, isTagged } = await readDocument(content);
  expect(isTagged).toBe(true);
  return pages.map((text) => text.replaceAll(/\s+/g, ' '));
}

/** An object of the Open Cap Format, as far as it is looked at. */
interface OpenCapObject {
  object_type: string;
  id: string;
  name?: string | { legal_name: string };
  security_id?: string;
  stakeholder_id?: string;
  stock_class_id?: string;
  quantity?: string;
}

/** What somebody holds who knows nothing but a file in the Open Cap Format: "Ann Ash Ordinary 600". */
export function heldInOpenCap({ content }: SavedFile): string[] {
  const files = unzip(content);
  const objectsIn = (name: string): OpenCapObject[] =>
    JSON.parse(files.get(`${name}.ocf.json`)?.toString('utf8') ?? '{"items":[]}').items;
  const nameOf = new Map(
    [...objectsIn('Stakeholders'), ...objectsIn('StockClasses')].map(({ id, name }) => [
      id,
      typeof name === 'object' ? name.legal_name : name,
    ]),
  );
  const transactions = objectsIn('Transactions');
  const isIssuance = ({ object_type: type }: OpenCapObject) => type === 'TX_STOCK_ISSUANCE';
  const ended = new Set(transactions.filter((each) => !isIssuance(each)).map((each) => each.security_id));
  const held = new Map<string, bigint>();
  for (const each of transactions.filter(isIssuance)) {
    if (ended.has(each.security_id)) continue;
    const key = `${nameOf.get(each.stakeholder_id ?? '')} ${nameOf.get(each.stock_class_id ?? '')}`;
    held.set(key, (held.get(key) ?? 0n) + BigInt(each.quantity ?? 0));
  }
  return [...held].map(([key, shares]) => `${key} ${shares}`);
}
