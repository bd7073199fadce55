import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  deliverShareCertificates,
  duplicateShareCertificate,
  mergeShareCertificates,
  replaceShareCertificate,
  splitShareCertificate,
} from '@statbook/contract/calls';
import {
  type Certificate,
  type CertificateOutcome,
  civilDate,
  type CivilDate,
  deliverCertificates,
  duplicateCertificate,
  mergeCertificates,
  replaceCertificate,
  splitCertificate,
} from '@statbook/domain';
import { type CompanyInReach, handle, type Person } from '../../../pipeline/handler.ts';
import { type Refusal, refuse, Refusal as RefusalValue } from '../../../pipeline/refusal.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { asStored } from '../books/as-stored.ts';
import { loadCertificates, storeCertificates } from '../books/certificate-queries.ts';
import { lockRegister } from '../books/event-queries.ts';
import { wirePath } from '../books/wire-path.ts';
import { type CertificateAct, findAct, insertAct, listMadeBy } from './certificate-act-queries.ts';
import { loadCertificateBook, presentEntries } from './read-certificates.ts';

interface ActingCall {
  tx: Transaction;
  company: CompanyInReach;
  person: Person;
  body: { Key?: string | undefined };
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
    const { CertificateNumber, IndemnityOn, Note } = context.body;
    const indemnityOn = IndemnityOn === undefined ? undefined : civilDate(IndemnityOn);
    const on = clock.today();
    return actOn(context, {
      kind: 'duplicate',
      numbers: [CertificateNumber],
      on,
      note: Note,
      perform: ([lost]) => duplicateCertificate(lost, { on, indemnityOn }),
    });
  });

export const replaceShareCertificateHandler = (clock: Clock) =>
  handle(replaceShareCertificate, (context) => {
    const { CertificateNumber, Note } = context.body;
    const on = clock.today();
    return actOn(context, {
      kind: 'replacement',
      numbers: [CertificateNumber],
      on,
      note: Note,
      perform: ([old]) => replaceCertificate(old, on),
    });
  });

export const splitShareCertificateHandler = (clock: Clock) =>
  handle(splitShareCertificate, (context) => {
    const { CertificateNumber, Parts } = context.body;
    const on = clock.today();
    return actOn(context, {
      kind: 'split',
      numbers: [CertificateNumber],
      on,
      perform: ([whole]) => splitCertificate(whole, Parts, on),
    });
  });

export const mergeShareCertificatesHandler = (clock: Clock) =>
  handle(mergeShareCertificates, (context) => {
    const on = clock.today();
    return actOn(context, {
      kind: 'merge',
      numbers: context.body.CertificateNumbers,
      on,
      perform: (several) => mergeCertificates(several, on),
    });
  });

export const deliverShareCertificatesHandler = (clock: Clock) =>
  handle(deliverShareCertificates, (context) => {
    const { CertificateNumbers, DeliveredOn, Note } = context.body;
    const on = civilDate(DeliveredOn);
    return actOn(context, {
      kind: 'delivery',
      numbers: CertificateNumbers,
      on,
      note: Note,
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
  const { Key: key = randomUUID(), ...request } = body;
  const known = await findAct(tx, company.id, key);
  if (known) {
    const isSame = known.kind === act.kind && isDeepStrictEqual(known.request, asStored(request));
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
    request: asStored(request),
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

/** What is wrong, at the fields of the wire. */
function refuseFields({ errors }: Extract<CertificateOutcome, { ok: false }>): Refusal {
  const named = errors.map(({ path, message }) => [fields[path] ?? wirePath(path), message] as const);
  return refuse('invalid-request', { errors: Object.fromEntries(named) });
}

/** Fields that are called differently on the wire. */
const fields: Readonly<Record<string, string>> = { certificates: 'CertificateNumbers' };

async function presentActed(tx: Transaction, companyId: string, act: { id: string; numbers: number[] }) {
  const made = await listMadeBy(tx, companyId, act.id);
  const book = await loadCertificateBook(tx, companyId);
  return { Entity: presentEntries(book, new Set([...act.numbers, ...made])) };
}
