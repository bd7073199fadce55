import type { CallReply } from '#api/call-types.ts';
import type { Tone } from '#kit/page/status-badge.tsx';

export type TieOut = CallReply<'getTieOut'>['Entity'][number];
export type Check = TieOut['Checks'][number];
export type Difference = Check['Differences'][number];
export type Entry = TieOut['Entries'][number];

export const recordWords: Record<Check['Record'], { readonly title: string; readonly missing: string }> = {
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

export const statusWords: Record<Check['Status'], { readonly words: string; readonly tone: Tone }> = {
  agrees: { words: 'Agrees', tone: 'ok' },
  differs: { words: 'Differs', tone: 'warn' },
  'not-known': { words: 'Nothing to compare with', tone: 'neutral' },
};

const figures: Record<Difference['What'], string> = {
  'shares-in-issue': 'Shares in issue',
  nominal: 'Nominal value',
  unpaid: 'Amount unpaid',
  holding: 'Shares held',
  certificates: 'Shares held',
};

/** "Shares in issue, Ordinary". */
export const figureOf = ({ What, Of }: Difference): string => `${figures[What]}, ${Of}`;
