import { isDeepStrictEqual } from 'node:util';
import type { CertificateContent } from '@statbook/documents';
import type { CivilDate } from '@statbook/domain/dates';
import { describeHolder, type LotId, type SharePosition } from '@statbook/domain/share-capital';
import {
  type Certificate,
  type PaidPart,
  paidPartsOf,
  paidStateOf,
} from '@statbook/domain/share-capital/certificates';
import type { Transaction } from '../../../platform/database/database.ts';
import { type HolderOn, loadHoldersOverTime } from '../ledger/holder-queries.ts';
import { loadPosition } from '../ledger/position-queries.ts';
import { loadTermsOverTime, type TermsOn } from '../ledger/terms-over-time-queries.ts';
import { loadLotsBrought } from './lots-brought-queries.ts';

/** What the printing of certificates is made from. */
export interface PrintedBooks {
  readonly holderOn: HolderOn;
  readonly termsOn: TermsOn;
  readonly paid: ReadonlyMap<number, readonly PaidPart[]>;
}

/** Reads the books on a day for the printing of certificates; all of the company are given, for what is paid is laid on all live ones. */
export async function loadPrintedBooks(
  tx: Transaction,
  companyId: string,
  { certificates, on }: { certificates: readonly Certificate[]; on: CivilDate },
): Promise<PrintedBooks> {
  const position = await loadPosition(tx, companyId, { asAt: { on } });
  const holderOn = await loadHoldersOverTime(tx, companyId);
  const termsOn = await loadTermsOverTime(tx, companyId);
  return { holderOn, termsOn, paid: await loadPaidParts(tx, companyId, { certificates, position }) };
}

const holdingKey = ({ holderId, classId }: Pick<Certificate, 'holderId' | 'classId'>) =>
  `${holderId}|${classId}`;

/** What is paid on the shares of every live certificate, by number. */
async function loadPaidParts(
  tx: Transaction,
  companyId: string,
  { certificates, position }: { certificates: readonly Certificate[]; position: SharePosition },
): Promise<ReadonlyMap<number, readonly PaidPart[]>> {
  const live = certificates.filter(({ status }) => status === 'live');
  const byHolding = Map.groupBy(live, holdingKey);
  const lines = Map.groupBy(position.lines, ({ account, lot }) =>
    account.kind === 'holder'
      ? holdingKey({ holderId: account.holderId, classId: lot.classId })
      : account.kind,
  );
  const linesOf = (key: string) => lines.get(key) ?? [];
  // Only where shares differ and several certificates are for them does it matter which came with which.
  const open = [...byHolding].filter(([key, own]) => own.length > 1 && arePaidDifferently(linesOf(key)));
  const eventsOf = eventsBehind(certificates);
  const asked = [...new Set(open.flatMap(([, own]) => own.flatMap(({ number }) => eventsOf(number))))];
  const brought = await loadLotsBrought(tx, companyId, asked);
  const receivedWith = ({ number, holderId }: Certificate) =>
    new Set<LotId>(eventsOf(number).flatMap((event) => brought.get(`${event}|${holderId}`) ?? []));
  const parts = [...byHolding].flatMap(([key, own]) => [
    ...paidPartsOf({ lines: linesOf(key), certificates: own, receivedWith }),
  ]);
  return new Map(parts);
}

function arePaidDifferently([first, ...others]: SharePosition['lines']): boolean {
  if (first === undefined) return false;
  const state = paidStateOf(first.lot);
  return others.some(({ lot }) => !isDeepStrictEqual(paidStateOf(lot), state));
}

/** The entries for which a certificate was made, and those before it whose place it takes. */
function eventsBehind(certificates: readonly Certificate[]): (number: number) => readonly string[] {
  const byNumber = new Map(certificates.map((each) => [each.number, each]));
  const eventsOf = (number: number): readonly string[] => {
    const { eventId, replaces = [] } = byNumber.get(number) ?? {};
    return [...(eventId === undefined ? [] : [eventId]), ...replaces.flatMap(eventsOf)];
  };
  return eventsOf;
}

/** Live certificates as they are printed, in the order given: with holder and class as they were when they were issued. */
export function contentsOf(
  certificates: readonly Certificate[],
  { holderOn, termsOn, paid }: PrintedBooks,
): CertificateContent[] {
  return certificates.map((certificate) => {
    const { holderId, classId, number, shares, numbers, issuedOn, origin, replaces } = certificate;
    const terms = termsOn(classId, issuedOn);
    if (!terms) throw new Error(`Certificate ${number} is of no class of the company.`);
    const { name, currency, nominalEach } = terms;
    const holder = holderOn(holderId, issuedOn);
    return {
      number,
      holderName: holder === undefined ? holderId : describeHolder(holder),
      isJoint: (holder?.members.length ?? 0) > 1,
      address: holder?.address,
      className: name,
      currency,
      nominalEach,
      shares,
      numbers,
      paidUp: paid.get(number) ?? [],
      issuedOn,
      duplicateOf: origin === 'duplicate' ? replaces[0] : undefined,
    };
  });
}
