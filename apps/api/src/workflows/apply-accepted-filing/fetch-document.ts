import { parseCompanyNumber } from '@statbook/domain/companies';
import type { GatewayDocument } from '@statbook/registry-client';
import type { Platform } from '../../composition.ts';
import { readAcceptance, type StoredAcceptance } from '../../filings/accepted/acceptance.ts';
import { findFiling, findLatestAttempt, type Filing } from '../../filings/filing-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type FilingKey, toScope } from '../send-filing/sender.ts';
import { getCompanyToFile } from '../send-filing/sending-queries.ts';
import { hasFilingDocument, insertFilingDocument } from './accepted-queries.ts';

export const documentQueue = 'fetch-registry-document';

const kinds = {
  incorporation: 'certificate-of-incorporation',
  'change-of-name': 'certificate-of-change-of-name',
  charge: 'certificate-of-charge',
} as const satisfies Record<StoredAcceptance['kind'], string>;

/** From half a minute, doubling to six hours: about a day and a half in all. */
const mostTries = 15;
const waitingSeconds = (tries: number) => Math.min(30 * 2 ** tries, 6 * 3600);

interface DocumentOrder extends FilingKey {
  /** How often it was asked for in vain. */
  tries: number;
}

/** Has the certificate of an accepted filing fetched. */
export function enqueueDocument(
  { jobs }: { jobs: Jobs },
  tx: Transaction,
  { filingId, accountId }: FilingKey,
  tries = 0,
): Promise<void> {
  const afterSeconds = tries === 0 ? 0 : waitingSeconds(tries - 1);
  const data = { filingId, accountId, tries };
  return jobs.enqueue(tx, documentQueue, data, { key: filingId, afterSeconds });
}

type Dependencies = Pick<Platform, 'database' | 'gateways' | 'documentStore' | 'jobs' | 'live' | 'logger'>;

/** A certificate that the registry has for an accepted filing, and that is not kept yet. */
interface Awaited {
  filing: Filing;
  documentKey: string;
  kind: (typeof kinds)[keyof typeof kinds];
  companyNumber: string;
}

/** Fetches the certificate once; asked again later when the registry does not hand it out, a limited number of times. */
export async function fetchDocument(
  needs: Dependencies,
  order: DocumentOrder,
  signal: AbortSignal,
): Promise<void> {
  const awaited = await needs.database.transaction(toScope(order), (tx) => findAwaited(tx, order.filingId));
  if (awaited === undefined) return;
  const { gateway } = await needs.gateways(order.accountId);
  const reply = await gateway.getDocument(awaited.documentKey, { priority: 'background', signal });
  if (reply.ok && isOfCompany(reply.value, awaited)) return keepDocument(needs, awaited, reply.value);
  const { filingId, tries } = order;
  const reason = reply.ok ? 'not the certificate of this company as PDF' : reply.reason;
  const isGivenUp = tries + 1 >= mostTries;
  needs.logger.warn({ filingId, reason, tries, isGivenUp }, 'filing: the certificate did not come');
  if (isGivenUp) return;
  await needs.database.transaction(toScope(order), (tx) => enqueueDocument(needs, tx, order, tries + 1));
}

async function findAwaited(tx: Transaction, filingId: string): Promise<Awaited | undefined> {
  const filing = await findFiling(tx, filingId);
  const attempt = filing && (await findLatestAttempt(tx, filingId));
  const acceptance = attempt && readAcceptance(attempt);
  if (filing === undefined || acceptance?.documentKey === undefined) return undefined;
  const kind = kinds[acceptance.kind];
  if (await hasFilingDocument(tx, filingId, kind)) return undefined;
  const { number } = await getCompanyToFile(tx, filing.companyId);
  return { filing, documentKey: acceptance.documentKey, kind, companyNumber: number };
}

/** A browser is shown nothing but a PDF, and nobody another company's certificate. */
function isOfCompany({ bytes, contentType, companyNumber }: GatewayDocument, awaited: Awaited): boolean {
  if (contentType !== 'application/pdf' || bytes.toString('latin1', 0, 5) !== '%PDF-') return false;
  if (companyNumber === undefined) return true;
  const parsed = parseCompanyNumber(companyNumber);
  return parsed.ok && parsed.number === awaited.companyNumber;
}

async function keepDocument(
  { database, documentStore, live }: Dependencies,
  { filing, kind, companyNumber }: Awaited,
  { bytes, contentType, filename }: GatewayDocument,
): Promise<void> {
  const sha256 = await documentStore.put(bytes);
  const { id: filingId, accountId, companyId, state } = filing;
  const document = { accountId, filingId, kind, contentType, sha256, size: bytes.length };
  await database.transaction(toScope({ accountId }), async (tx) => {
    const name = toFilename(filename) ?? `${companyNumber}-${kind}.pdf`;
    if (!(await insertFilingDocument(tx, { ...document, filename: name }))) return;
    await live.publish(tx, {
      accountId,
      companyId,
      topic: 'filing',
      payload: { filingId, companyId, state },
    });
  });
}

/** The registry's name of a file, where it is a plain name of a PDF. */
function toFilename(filename: string | undefined): string | undefined {
  return filename !== undefined && /^[\w-]{1,80}\.pdf$/i.test(filename) ? filename : undefined;
}
