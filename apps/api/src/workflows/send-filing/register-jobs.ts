import { getForm } from '@statbook/domain/filing';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { findFiling } from '../../filings/filing-queries.ts';
import type { DocumentStore } from '../../platform/documents/document-store.ts';
import type { Mailer } from '../../platform/messages/mailer.ts';
import { mailQueue, sendDecisionMail } from '../apply-accepted-filing/decision-mail.ts';
import { documentQueue, fetchDocument } from '../apply-accepted-filing/fetch-document.ts';
import { followDue } from '../follow-submission/follow-due.ts';
import { followPresenter, presenterQueue } from '../follow-submission/follow-presenter.ts';
import { followTransaction } from '../send-transaction/follow-transaction.ts';
import { sendTransaction } from '../send-transaction/send-transaction.ts';
import { pollFilings, sendFiling } from './send-filing.ts';
import { type FilingKey, followQueue, type Sender, sendQueue, toScope } from './sender.ts';

const filingKey = z.object({ filingId: z.uuid(), accountId: z.uuid() });
const documentOrder = filingKey.extend({ tries: z.number() });
const presenterOrder = z.object({ presenterKey: z.string(), accountId: z.uuid() });
/** A timer without data looks after what was left behind. */
const pollSeconds = 15;

interface Dependencies extends Omit<Sender, 'config'> {
  config: Config;
  mailer: Mailer;
  documentStore: DocumentStore;
}

/** The queues that bring filings to the registry and its decisions back. */
export function registerFilingJobs(needs: Dependencies): void {
  const { jobs } = needs;
  jobs.work(
    sendQueue,
    (data, signal) =>
      Object.keys(data).length === 0 ? pollFilings(needs) : send(needs, filingKey.parse(data), signal),
    { concurrency: 1, everySeconds: pollSeconds },
  );
  jobs.work(followQueue, (data, signal) => follow(needs, filingKey.parse(data), signal), {
    concurrency: 2,
  });
  jobs.work(presenterQueue, (data, signal) => followPresenter(needs, presenterOrder.parse(data), signal));
  jobs.work(documentQueue, (data, signal) => fetchDocument(needs, documentOrder.parse(data), signal));
  jobs.work(mailQueue, (data) => sendDecisionMail(needs, filingKey.parse(data)));
}

/** Each form goes the way that the catalogue names. */
async function send(needs: Dependencies, key: FilingKey, signal: AbortSignal): Promise<void> {
  return (await isTransaction(needs, key))
    ? sendTransaction(needs, key, signal)
    : sendFiling(needs, key, signal);
}

async function follow(needs: Dependencies, key: FilingKey, signal: AbortSignal): Promise<void> {
  return (await isTransaction(needs, key))
    ? followTransaction(needs, key, signal)
    : followDue(needs, key, signal);
}

async function isTransaction({ database }: Dependencies, key: FilingKey): Promise<boolean> {
  const filing = await database.transaction(toScope(key), (tx) => findFiling(tx, key.filingId));
  return filing !== undefined && getForm(filing.form).channel === 'transaction';
}
