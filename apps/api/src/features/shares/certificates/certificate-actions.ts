import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  deliverShareCertificates,
  duplicateShareCertificate,
  mergeShareCertificates,
  replaceShareCertificate,
  splitShareCertificate,
} from '@statbook/contract/calls';
import { civilDate, type CivilDate } from '@statbook/domain/dates';
import {
  type Certificate,
  type CertificateOutcome,
  deliverCertificates,
  duplicateCertificate,
  mergeCertificates,
  replaceCertificate,
  splitCertificate,
} from '@statbook/domain/share-capital/certificates';
import { type CompanyInReach, handle, type Person } from '../../../pipeline/handler.ts';
import { type Refusal, refuse, Refusal as RefusalValue } from '../../../pipeline/refusal.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { canonicalJson } from '../ledger/canonical-json.ts';
import { loadCertificates, storeCertificates } from '../ledger/certificate-queries.ts';
import { lockRegister } from '../ledger/event-queries.ts';
import { type StoredAction, findAction, insertAction, listMadeBy } from './certificate-action-queries.ts';
import { loadCertificateBook, presentEntries } from './read-certificates.ts';

interface ActionCall {
  tx: Transaction;
  company: CompanyInReach;
  person: Person;
  body: { key?: string | undefined };
  record(details: { details: Record<string, unknown> }): void;
}

interface Action {
  kind: StoredAction['kind'];
  numbers: readonly number[];
  on: CivilDate;
  note?: string | undefined;
  /** What it does to the certificates of those numbers, in that order. */
  perform: (certificates: readonly [Certificate, ...Certificate[]]) => CertificateOutcome;
}

export const duplicateShareCertificateHandler = ({ clock }: { clock: Clock }) =>
  handle(duplicateShareCertificate, (context) => {
    const { certificateNumber, indemnityOn: day, note } = context.body;
    const indemnityOn = day === undefined ? undefined : civilDate(day);
    const on = clock.today();
    return takeAction(context, {
      kind: 'duplicate',
      numbers: [certificateNumber],
      on,
      note,
      perform: ([lost]) => duplicateCertificate(lost, { on, indemnityOn }),
    });
  });

export const replaceShareCertificateHandler = ({ clock }: { clock: Clock }) =>
  handle(replaceShareCertificate, (context) => {
    const { certificateNumber, note } = context.body;
    const on = clock.today();
    return takeAction(context, {
      kind: 'replacement',
      numbers: [certificateNumber],
      on,
      note,
      perform: ([old]) => replaceCertificate(old, on),
    });
  });

export const splitShareCertificateHandler = ({ clock }: { clock: Clock }) =>
  handle(splitShareCertificate, (context) => {
    const { certificateNumber, parts } = context.body;
    const on = clock.today();
    return takeAction(context, {
      kind: 'split',
      numbers: [certificateNumber],
      on,
      perform: ([whole]) => splitCertificate(whole, parts, on),
    });
  });

export const mergeShareCertificatesHandler = ({ clock }: { clock: Clock }) =>
  handle(mergeShareCertificates, (context) => {
    const on = clock.today();
    return takeAction(context, {
      kind: 'merge',
      numbers: context.body.certificateNumbers,
      on,
      perform: (several) => mergeCertificates(several, on),
    });
  });

export const deliverShareCertificatesHandler = ({ clock }: { clock: Clock }) =>
  handle(deliverShareCertificates, (context) => {
    const { certificateNumbers, deliveredOn, note } = context.body;
    const on = civilDate(deliveredOn);
    return takeAction(context, {
      kind: 'delivery',
      numbers: certificateNumbers,
      on,
      note,
      perform: (delivered) => deliverCertificates(delivered, { on, today: clock.today() }),
    });
  });

/**
 * Does what is asked, all of it or nothing. Whoever writes in the register takes turns: a certificate that is live here is
 * still so when the action is stored.
 */
async function takeAction({ tx, company, person, body, record }: ActionCall, asked: Action) {
  const action = { ...asked, numbers: [...new Set(asked.numbers)] };
  await lockRegister(tx, company.id);
  const { key = randomUUID(), ...request } = body;
  const known = await findAction(tx, company.id, key);
  if (known) {
    const isSame = known.kind === action.kind && isDeepStrictEqual(known.request, canonicalJson(request));
    return isSame ? presentChanged(tx, company.id, known) : refuse('entry-key-used');
  }
  const certificates = await findLive(tx, company.id, action.numbers);
  if (certificates instanceof RefusalValue) return certificates;
  const outcome = action.perform(certificates);
  if (!outcome.ok) return refuseFields(outcome);
  const bookkeeper = { accountId: person.accountId, companyId: company.id, userId: person.userId };
  const stored: StoredAction & { numbers: number[] } = {
    id: randomUUID(),
    accountId: person.accountId,
    companyId: company.id,
    kind: action.kind,
    numbers: action.numbers,
    doneOn: action.on,
    note: action.note ?? '',
    request: canonicalJson(request),
    entryKey: key,
    recordedBy: person.userId,
  };
  await insertAction(tx, stored);
  await storeCertificates(tx, bookkeeper, { change: outcome.change, actId: stored.id });
  record({ details: { act: action.kind, numbers: action.numbers } });
  return presentChanged(tx, company.id, stored);
}

async function findLive(
  tx: Transaction,
  companyId: string,
  numbers: readonly number[],
): Promise<[Certificate, ...Certificate[]] | Refusal> {
  const live = new Map(
    (await loadCertificates(tx, companyId))
      .filter(({ status }) => status === 'live')
      .map((each) => [each.number, each]),
  );
  const [first, ...others] = numbers.flatMap((number) => live.get(number) ?? []);
  if (first === undefined || others.length + 1 < numbers.length) return refuse('certificate-not-live');
  return [first, ...others];
}

/** What is wrong, at its fields. */
function refuseFields({ errors }: Extract<CertificateOutcome, { ok: false }>): Refusal {
  const named = errors.map(({ path, message }) => [fields[path] ?? path, message] as const);
  return refuse('invalid-request', { errors: Object.fromEntries(named) });
}

/** Fields that are called differently on the wire. */
const fields: Readonly<Record<string, string>> = { certificates: 'certificateNumbers' };

async function presentChanged(tx: Transaction, companyId: string, action: { id: string; numbers: number[] }) {
  const made = await listMadeBy(tx, companyId, action.id);
  const book = await loadCertificateBook(tx, companyId);
  return { entity: presentEntries(book, new Set([...action.numbers, ...made])) };
}
