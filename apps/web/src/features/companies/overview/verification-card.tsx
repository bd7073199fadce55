import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { standingWords } from '#company-page/standing-words.ts';
import { Card } from '#kit/card/card.tsx';
import { AppLink } from '#kit/link/app-link.tsx';

type BoardPeople = CallReply<'getVerificationBoard'>['entity'];

/** How many of the company's people stand where with their identity statements, and the way to the board. */
export function VerificationCard({ companyId }: { readonly companyId: string }) {
  const mayView = useMay('getVerificationBoard');
  const { data, isLoading } = useCall('getVerificationBoard', { query: { companyId } }, { enabled: mayView });
  // Its place is kept, so that the cards below do not move.
  const line = isLoading ? 'Loading' : data && describeStandings(data.entity);
  if (!line) return null;
  return (
    <Card
      title="Identity verification"
      actions={<AppLink href={paths.verification(companyId)}>Show whose</AppLink>}
    >
      <p>{line}</p>
    </Card>
  );
}

/** "Statements: 1 overdue, 2 given": each person once, by what presses most. */
function describeStandings(people: BoardPeople): string {
  const counts = new Map<string, number>();
  for (const { roles } of people) {
    const standing = roles[0]?.standing;
    if (standing === undefined || standing === 'not-needed') continue;
    const { label } = standingWords[standing];
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const words = [...counts].map(([label, count]) => `${count} ${label.toLowerCase()}`);
  return words.length === 0 ? '' : `Statements: ${words.join(', ')}`;
}
