import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { DocumentStore } from '../../platform/documents/document-store.ts';
import type { Mailer } from '../../platform/messages/mailer.ts';
import { mailQueue, sendDecisionMail } from '../apply-accepted-filing/decision-mail.ts';
import { documentQueue, fetchDocument } from '../apply-accepted-filing/fetch-document.ts';
import { followDue } from '../follow-submission/follow-due.ts';
import { followPresenter, presenterQueue } from '../follow-submission/follow-presenter.ts';
import { pollFilings, sendFiling } from './send-filing.ts';
import { followQueue, type Sender, sendQueue } from './sender.ts';

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
      Object.keys(data).length === 0 ? pollFilings(needs) : sendFiling(needs, filingKey.parse(data), signal),
    { concurrency: 1, everySeconds: pollSeconds },
  );
  jobs.work(followQueue, (data, signal) => followDue(needs, filingKey.parse(data), signal), {
    concurrency: 2,
  });
  jobs.work(presenterQueue, (data, signal) => followPresenter(needs, presenterOrder.parse(data), signal));
  jobs.work(documentQueue, (data, signal) => fetchDocument(needs, documentOrder.parse(data), signal));
  jobs.work(mailQueue, (data) => sendDecisionMail(needs, filingKey.parse(data)));
}
