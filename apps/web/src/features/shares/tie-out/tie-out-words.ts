import type { CallReply } from '#api/call-types.ts';
import type { Tone } from '#kit/status-badge/status-badge.tsx';

export type TieOut = CallReply<'getTieOut'>['entity'][number];
export type Check = TieOut['checks'][number];
export type Difference = Check['differences'][number];
export type Entry = TieOut['entries'][number];

export const recordWords: Record<Check['record'], { readonly title: string; readonly missing: string }> = {
  certificates: { title: 'Certificates', missing: 'No certificates are kept.' },
  'statement-of-capital': {
    title: 'Last statement of capital filed from here',
    missing: 'No statement of capital has been filed from here and accepted.',
  },
  'confirmation-statement': {
    title: 'Last confirmation statement: members',
    missing: 'Its list of members is not known here, or the register begins after its day.',
  },
  registry: {
    title: 'Companies House: capital',
    missing: 'The company data have not been read. The authentication code opens them.',
  },
};

export const statusWords: Record<Check['status'], { readonly label: string; readonly tone: Tone }> = {
  agrees: { label: 'Matches', tone: 'ok' },
  differs: { label: 'Differs', tone: 'warn' },
  'not-known': { label: 'Nothing to compare with', tone: 'neutral' },
};

const figures: Record<Difference['what'], string> = {
  'shares-in-issue': 'Shares in issue',
  nominal: 'Nominal value',
  unpaid: 'Amount unpaid',
  holding: 'Shares held',
  certificates: 'Shares held',
};

/** "Shares in issue, Ordinary". */
export const figureOf = ({ what, of }: Difference): string => `${figures[what]}, ${of}`;
