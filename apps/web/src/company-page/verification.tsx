import type { Fact } from '#kit/description-list/description-list.tsx';
import { StatusBadge, type Tone } from '#kit/status-badge/status-badge.tsx';
import { DateValue, Deadline, None } from '#kit/value/dates.tsx';

/** Identity verification as the calls about officers and PSCs give it. */
export interface Verification {
  readonly state: 'verified' | 'due' | 'overdue' | 'not-yet-due' | 'not-verified';
  readonly opensOn: string | null;
  readonly dueOn: string | null;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly verifiedBy: string | null;
  readonly preferredName: string | null;
}

const badges = {
  verified: { label: 'Verified', tone: 'ok' },
  due: { label: 'Verification due', tone: 'warn' },
  overdue: { label: 'Verification overdue', tone: 'bad' },
  'not-yet-due': { label: 'Not due yet', tone: 'neutral' },
  'not-verified': { label: 'Not verified', tone: 'warn' },
} as const satisfies Readonly<Record<Verification['state'], { label: string; tone: Tone }>>;

/** The same as text, for a file. */
export function verificationText(verification: Verification | null): string | undefined {
  return verification === null ? undefined : badges[verification.state].label;
}

/** How far an identity verification has come; a dash where nobody has to be verified. */
export function VerificationBadge({ verification }: { verification: Pick<Verification, 'state'> | null }) {
  return verification === null ? <None word="Not needed" /> : <StatusBadge {...badges[verification.state]} />;
}

/** Identity verification in full, for the facts of a person. */
export function verificationFacts(verification: Verification | null, today: string): readonly Fact[] {
  if (verification === null) return [];
  const { state, opensOn, dueOn, startsOn, verifiedBy, preferredName } = verification;
  const facts: Fact[] = [
    { term: 'Identity verification', value: <VerificationBadge verification={verification} /> },
  ];
  if (state === 'verified' && startsOn !== null)
    facts.push({ term: 'Verified since', value: <DateValue date={startsOn} /> });
  if (state === 'not-yet-due' && opensOn !== null)
    facts.push({ term: 'Statement possible from', value: <DateValue date={opensOn} /> });
  if (state !== 'verified' && dueOn !== null)
    facts.push({ term: 'Statement due', value: <Deadline date={dueOn} today={today} /> });
  if (verifiedBy !== null) facts.push({ term: 'Verified by', value: verifiedBy });
  if (preferredName !== null) facts.push({ term: 'Name as verified', value: preferredName });
  return facts;
}
