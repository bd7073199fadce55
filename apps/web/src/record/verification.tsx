import type { Fact } from '#kit/page/description-list.tsx';
import { StatusBadge, type Tone } from '#kit/page/status-badge.tsx';
import { DateValue, Deadline, None } from '#kit/value/dates.tsx';

/** Identity verification as the calls about officers and PSCs give it. */
export interface Verification {
  readonly State: 'verified' | 'due' | 'overdue' | 'not-yet-due' | 'not-verified';
  readonly OpensOn: string | null;
  readonly DueOn: string | null;
  readonly StartsOn: string | null;
  readonly EndsOn: string | null;
  readonly VerifiedBy: string | null;
  readonly PreferredName: string | null;
}

const badges = {
  verified: { words: 'Verified', tone: 'ok' },
  due: { words: 'Verification due', tone: 'warn' },
  overdue: { words: 'Verification overdue', tone: 'bad' },
  'not-yet-due': { words: 'Not due yet', tone: 'neutral' },
  'not-verified': { words: 'Not verified', tone: 'warn' },
} as const satisfies Readonly<Record<Verification['State'], { words: string; tone: Tone }>>;

/** The same in words, for a file. */
export function verificationWords(verification: Verification | null): string | undefined {
  return verification === null ? undefined : badges[verification.State].words;
}

/** How far an identity verification has come; a dash where nobody has to be verified. */
export function VerificationBadge({ verification }: { verification: Verification | null }) {
  return verification === null ? <None word="Not needed" /> : <StatusBadge {...badges[verification.State]} />;
}

/** Identity verification in full, for the facts of a person. */
export function verificationFacts(verification: Verification | null, today: string): readonly Fact[] {
  if (verification === null) return [];
  const { State, OpensOn, DueOn, StartsOn, VerifiedBy, PreferredName } = verification;
  const facts: Fact[] = [
    { term: 'Identity verification', value: <VerificationBadge verification={verification} /> },
  ];
  if (State === 'verified' && StartsOn !== null)
    facts.push({ term: 'Verified since', value: <DateValue date={StartsOn} /> });
  if (State === 'not-yet-due' && OpensOn !== null)
    facts.push({ term: 'Statement possible from', value: <DateValue date={OpensOn} /> });
  if (State !== 'verified' && DueOn !== null)
    facts.push({ term: 'Statement due', value: <Deadline date={DueOn} today={today} /> });
  if (VerifiedBy !== null) facts.push({ term: 'Verified by', value: VerifiedBy });
  if (PreferredName !== null) facts.push({ term: 'Name as verified', value: PreferredName });
  return facts;
}
