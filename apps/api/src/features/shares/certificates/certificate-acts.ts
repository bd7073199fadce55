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
import { type CertificateAct, findAct, insertAct, listMadeBy } from './certificate-act-queries.ts';
import { loadCertificateBook, presentEntries } from './read-certificates.ts';

interface ActingCall {
  tx: Transaction;
  company: CompanyInReach;
  person: Person;
  body: { key?: string | undefined };
  record(details: { details: Record<string, unknown> }): void;
}

interface Act {
  kind: CertificateAct['kind'];
  numbers: readonly number[];
  on: CivilDate;
  note?: string | undefined;
  /** What it does to the certificates of those numbers, in that order. */
  perform: (certificates: readonly [Certificate, ...Certificate[]]) => CertificateOutcome;
}

export const duplicateShareCertificateHandler = (clock: Clock) =>
  handle(duplicateShareCertificate, (context) => {
    const { certificateNumber, indemnityOn: day, note } = context.body;
    const indemnityOn = day === undefined ? undefined : civilDate(day);
    const on = clock.today();
    return actOn(context, {
      kind: 'duplicate',
      numbers: [certificateNumber],
      on,
      note,
      perform: ([lost]) => duplicateCertificate(lost, { on, indemnityOn }),
    });
  });

export const replaceShareCertificateHandler = (clock: Clock) =>
  handle(replaceShareCertificate, (context) => {
    const { certificateNumber, note } = context.body;
    const on = clock.today();
    return actOn(context, {
      kind: 'replacement',
      numbers: [certificateNumber],
      on,
      note,
      perform: ([old]) => replaceCertificate(old, on),
    });
  });

export const splitShareCertificateHandler = (clock: Clock) =>
  handle(splitShareCertificate, (context) => {
    const { certificateNumber, parts } = context.body;
    const on = clock.today();
    return actOn(context, {
      kind: 'split',
      numbers: [certificateNumber],
      on,
      perform: ([whole]) => splitCertificate(whole, parts, on),
    });
  });

export const mergeShareCertificatesHandler = (clock: Clock) =>
  handle(mergeShareCertificates, (context) => {
    const on = clock.today();
    return actOn(context, {
      kind: 'merge',
      numbers: context.body.certificateNumbers,
      on,
      perform: (several) => mergeCertificates(several, on),
    });
  });

export const deliverShareCertificatesHandler = (clock: Clock) =>
  handle(deliverShareCertificates, (context) => {
    const { certificateNumbers, deliveredOn, note } = context.body;
    const on = civilDate(deliveredOn);
    return actOn(context, {
      kind: 'delivery',
      numbers: certificateNumbers,
      on,
      note,
      perform: (delivered) => deliverCertificates(delivered, { on, today: clock.today() }),
    });
  });

/**
 * Does what is asked, all of it or nothing. Whoever writes in the register takes turns: a certificate that is live here is
 * still so when the act is written.
 */
async function actOn({ tx, company, person, body, record }: ActingCall, asked: Act) {
  const act = { ...asked, numbers: [...new Set(asked.numbers)] };
  await lockRegister(tx, company.id);
  const { key = randomUUID(), ...request } = body;
  const known = await findAct(tx, company.id, key);
  if (known) {
    const isSame = known.kind === act.kind && isDeepStrictEqual(known.request, canonicalJson(request));
    return isSame ? presentActed(tx, company.id, known) : refuse('entry-key-used');
  }
  const certificates = await findLive(tx, company.id, act.numbers);
  if (certificates instanceof RefusalValue) return certificates;
  const outcome = act.perform(certificates);
  if (!outcome.ok) return refuseFields(outcome);
  const keeper = { accountId: person.accountId, companyId: company.id, userId: person.userId };
  const stored: CertificateAct & { numbers: number[] } = {
    id: randomUUID(),
    accountId: person.accountId,
    companyId: company.id,
    kind: act.kind,
    numbers: act.numbers,
    doneOn: act.on,
    note: act.note ?? '',
    request: canonicalJson(request),
    entryKey: key,
    recordedBy: person.userId,
  };
  await insertAct(tx, stored);
  await storeCertificates(tx, keeper, { change: outcome.change, actId: stored.id });
  record({ details: { act: act.kind, numbers: act.numbers } });
  return presentActed(tx, company.id, stored);
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

async function presentActed(tx: Transaction, companyId: string, act: { id: string; numbers: number[] }) {
  const made = await listMadeBy(tx, companyId, act.id);
  const book = await loadCertificateBook(tx, companyId);
  return { entity: presentEntries(book, new Set([...act.numbers, ...made])) };
}
