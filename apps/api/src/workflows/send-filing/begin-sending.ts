import { isBeingFormed } from '@statbook/domain/companies';
import type { SealedSubmission, SealResult } from '@statbook/registry-client';
import { z } from 'zod';
import type { PresenterGateway } from '../../clients/presenter-gateway.ts';
import { authenticationCodeBinding } from '../../filings/authentication-code.ts';
import { findNameWait } from '../../filings/order/name-wait-queries.ts';
import { loadDocuments } from '../../filings/load-documents.ts';
import { copyAttempt } from '../../filings/attempt/copy-attempt.ts';
import {
  type Filing,
  type FilingAttempt,
  findLatestAttempt,
  lockFiling,
  updateAttempt,
} from '../../filings/filing-queries.ts';
import { attemptSecretsBinding } from '../../filings/attempt/freeze-attempt.ts';
import { moveFiling } from '../../filings/move-filing.ts';
import { sealMessage, unsealMessage } from '../../filings/sent-message.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { customerReferenceOf } from './customer-reference.ts';
import { refuseAtGate } from './refuse-at-gate.ts';
import { type FilingKey, type Sender, toScope } from './sender.ts';
import { countSubmission, getCompanyToFile, markBegun } from './sending-queries.ts';
import { toSubmissionNumber } from './submission-number.ts';

/** An attempt whose number and bytes are stored, ready to leave. */
export interface BegunSending {
  filing: Filing;
  attempt: FilingAttempt;
  submission: SealedSubmission;
}

/**
 * Brings a queued filing to `sending`: number and exact bytes are stored before anything leaves. A filing that is
 * being sent already is given as it stands; nothing when there is nothing to send.
 */
export function beginSending(
  sender: Sender,
  key: FilingKey,
  presenter: PresenterGateway,
): Promise<BegunSending | undefined> {
  sender.onStep?.('begin');
  return sender.database.transaction(toScope(key), async (tx) => {
    const filing = await lockFiling(tx, key.filingId);
    const attempt = filing && (await findLatestAttempt(tx, filing.id));
    if (filing === undefined || attempt === undefined) return undefined;
    if (filing.state === 'sending')
      return { filing, attempt, submission: unsealMessage(sender.vault, attempt) };
    if (filing.state !== 'queued') return undefined;
    // It stays queued until the name that it has to bear is settled.
    if (await findNameWait(tx, filing)) return undefined;
    return begin(sender, tx, { filing, attempt, presenter });
  });
}

interface Beginning {
  filing: Filing;
  attempt: FilingAttempt;
  presenter: PresenterGateway;
}

async function begin(
  sender: Sender,
  tx: Transaction,
  { filing, attempt: frozen, presenter }: Beginning,
): Promise<BegunSending | undefined> {
  const moved = await moveFiling(tx, sender, filing, { to: 'sending', why: 'submitting' });
  if (moved === undefined) return undefined;
  if (frozen.sentSealed !== null) {
    await markBegun(tx, frozen.id);
    return { filing: moved, attempt: frozen, submission: unsealMessage(sender.vault, frozen) };
  }
  const { presenterKey, gateway } = presenter;
  // A number belongs to its presenter: with another one the same content goes as an attempt of its own.
  const isForeign = frozen.presenterKey !== null && frozen.presenterKey !== presenterKey;
  const attempt = isForeign ? await copyAttempt(tx, sender, filing, frozen) : frozen;
  const submissionNumber =
    attempt.submissionNumber ?? toSubmissionNumber(await countSubmission(tx, presenterKey));
  const sealed = await writeSubmission(sender, tx, { filing, attempt, gateway, submissionNumber });
  if (!sealed.ok) {
    await refuseAtGate(sender, tx, { filing: moved, attempt }, sealed.refusal);
    return undefined;
  }
  const { submission, companyName } = sealed;
  const values = {
    submissionNumber,
    presenterKey,
    transactionId: submission.transactionId,
    companyName,
    sentSealed: sealMessage(sender.vault, attempt, submission),
    sendingAt: sender.clock.now(),
  };
  await updateAttempt(tx, attempt.id, values);
  await markBegun(tx, attempt.id);
  return { filing: moved, attempt: { ...attempt, ...values }, submission };
}

interface Writing {
  filing: Filing;
  attempt: FilingAttempt;
  gateway: PresenterGateway['gateway'];
  submissionNumber: string;
}

async function writeSubmission(
  sender: Sender,
  tx: Transaction,
  { filing, attempt, gateway, submissionNumber }: Writing,
) {
  const form = sender.forms[filing.form];
  if (form?.write === undefined) throw new Error(`${filing.form} has no way to the gateway`);
  const company = await getCompanyToFile(tx, filing.companyId);
  const known = isBeingFormed(company.number) ? {} : unsealCode(sender, filing.companyId, company);
  if (known === undefined) return { ok: false as const, refusal: noCode };
  const header = {
    ...known,
    companyName: company.name,
    submissionNumber,
    dateSigned: sender.clock.today(),
    customerReference: customerReferenceOf(attempt),
  };
  const documents = await loadDocuments(sender.documentStore, form.documentsOf?.(attempt.content) ?? []);
  if (documents === undefined) return { ok: false as const, refusal: documentGone };
  const written = form.write(attempt.content, unsealSecrets(sender, attempt), documents);
  return toWritten(gateway.sealSubmission(header, written), company.name);
}

/** What names a company that is registered; undefined while its code is not known. */
function unsealCode(
  { vault }: Sender,
  companyId: string,
  { number, authenticationCodeSealed: sealed }: Awaited<ReturnType<typeof getCompanyToFile>>,
) {
  if (sealed === null) return undefined;
  const companyAuthenticationCode = vault.unseal(sealed, authenticationCodeBinding(companyId));
  return { companyNumber: number, companyAuthenticationCode };
}

const noCode = {
  text: 'The company’s authentication code is not known.',
  errorClass: 'company-authentication' as const,
  meaning: 'Companies House takes no filing without the company’s authentication code. Nothing was sent.',
};

const documentGone = {
  text: 'A document that goes with this form is no longer in the document store.',
  errorClass: 'not-written' as const,
  meaning: 'A document of the form is missing here. Attach it again. Nothing was sent.',
};

function toWritten(sealed: SealResult, companyName: string) {
  if (sealed.ok) return { ok: true as const, submission: sealed.submission, companyName };
  return {
    ok: false as const,
    refusal: {
      text: sealed.problems.map(({ field, message }) => `${field} ${message}`).join('\n'),
      errorClass: 'not-written' as const,
      meaning: 'The form holds something that Companies House does not take. Nothing was sent.',
      problems: [...sealed.problems],
    },
  };
}

function unsealSecrets({ vault }: Sender, attempt: FilingAttempt): Record<string, string> {
  if (attempt.secretsSealed === null) return {};
  const binding = attemptSecretsBinding(attempt.filingId, attempt.ordinal);
  return z
    .record(z.string(), z.string())
    .parse(JSON.parse(vault.unseal(attempt.secretsSealed, binding).reveal()));
}
