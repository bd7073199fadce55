import type { CallReply } from '#api/call-types.ts';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import type { Tone } from '#kit/status-badge/status-badge.tsx';

/** A certificate as its register lists it. */
export type CertificateRow = CallReply<'shareCertificateDetails'>['entity'][number];

/** What a person does to certificates. */
export type CertificateAct = 'duplicate' | 'replace' | 'split' | 'merge' | 'deliver';

export interface CertificateFilter {
  readonly text: string;
  readonly withEnded: boolean;
}

/** The rows that a filter leaves; a number finds its certificate alone. */
export function filterCertificates(
  rows: readonly CertificateRow[],
  { text, withEnded }: CertificateFilter,
): readonly CertificateRow[] {
  const wanted = text.trim().toLocaleLowerCase('en-GB');
  return rows.filter((row) => {
    if (!withEnded && row.status !== 'live') return false;
    if (wanted === '') return true;
    if (/^\d+$/.test(wanted)) return String(row.certificateNumber) === wanted;
    return `${row.holderName} ${row.className}`.toLocaleLowerCase('en-GB').includes(wanted);
  });
}

const states = {
  live: { label: 'Current', tone: 'ok' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  lost: { label: 'Lost', tone: 'warn' },
  replaced: { label: 'Replaced', tone: 'neutral' },
} as const satisfies Readonly<Record<CertificateRow['status'], { label: string; tone: Tone }>>;

export const stateOf = ({ status }: Pick<CertificateRow, 'status'>) => states[status];

const acts: Readonly<Record<string, string>> = {
  duplicate: 'Duplicate issued',
  replacement: 'Replaced',
  split: 'Split',
  merge: 'Merged with others',
};

/** Why a certificate ended: "Purchase of own shares, entry 4", "Duplicate issued: lost in the post". Empty for a live one. */
export function whyEnded({ endedByEntry, endedByKind, endedNote }: CertificateRow): string {
  const kind = endedByKind === null ? '' : (acts[endedByKind] ?? titleOfKind(endedByKind));
  const what = endedByEntry === null ? kind : `${kind}, entry ${endedByEntry}`;
  return endedNote === null ? what : `${what}: ${endedNote}`;
}

/** Whether certificates can be made one: two or more of one holder and class. */
export function canMerge([first, ...others]: readonly CertificateRow[]): boolean {
  return (
    first !== undefined &&
    others.length > 0 &&
    others.every(
      ({ holderId, shareClassId }) => holderId === first.holderId && shareClassId === first.shareClassId,
    )
  );
}
