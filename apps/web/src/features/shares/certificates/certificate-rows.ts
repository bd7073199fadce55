import type { CallReply } from '#api/call-types.ts';
import type { Tone } from '#kit/page/status-badge.tsx';

/** A certificate as its register lists it. */
export type CertificateRow = CallReply<'shareCertificateDetails'>['Entity'][number];

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
    if (!withEnded && row.Status !== 'live') return false;
    if (wanted === '') return true;
    if (/^\d+$/.test(wanted)) return String(row.CertificateNumber) === wanted;
    return `${row.HolderName} ${row.ClassName}`.toLocaleLowerCase('en-GB').includes(wanted);
  });
}

const states = {
  live: { words: 'Live', tone: 'ok' },
  cancelled: { words: 'Cancelled', tone: 'neutral' },
  lost: { words: 'Lost', tone: 'warn' },
  replaced: { words: 'Replaced', tone: 'neutral' },
} as const satisfies Readonly<Record<CertificateRow['Status'], { words: string; tone: Tone }>>;

export const stateOf = ({ Status }: CertificateRow) => states[Status];

const acts: Readonly<Record<string, string>> = {
  duplicate: 'duplicate issued',
  replacement: 'replaced',
  split: 'split',
  merge: 'merged with others',
};

/** Why a certificate ended: "transfer, entry 4", "duplicate issued: lost in the post". Empty for a live one. */
export function whyEnded({ EndedByEntry, EndedByKind, EndedNote }: CertificateRow): string {
  const kind = EndedByKind === null ? '' : (acts[EndedByKind] ?? EndedByKind.replaceAll('-', ' '));
  const what = EndedByEntry === null ? kind : `${kind}, entry ${EndedByEntry}`;
  return EndedNote === null ? what : `${what}: ${EndedNote}`;
}

/** Whether certificates can be made one: two or more of one holder and class. */
export function canMerge([first, ...others]: readonly CertificateRow[]): boolean {
  return (
    first !== undefined &&
    others.length > 0 &&
    others.every(
      ({ HolderId, ShareClassId }) => HolderId === first.HolderId && ShareClassId === first.ShareClassId,
    )
  );
}
