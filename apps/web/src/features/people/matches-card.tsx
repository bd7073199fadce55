import { useAction } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { type Column, DataTable } from '#kit/data-table/data-table.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Lead, Muted } from '#kit/muted/muted.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { None } from '#kit/value/dates.tsx';
import { particularText } from './particular-text.ts';
import { type Match, peopleCalls } from './people-types.ts';

interface MatchesCardProps {
  readonly matches: readonly Match[];
  /** How many there are, beyond those that are shown. */
  readonly count: number;
}

/** Those who may be the same, side by side with what speaks for it. */
export function MatchesCard({ matches, count }: MatchesCardProps) {
  return (
    <Card title="The same person?">
      <Lead>
        The registers do not say. Say it here once, and their roles stand on one page; you can take a role out
        again at any time.
      </Lead>
      <LineList>
        {matches.map((match) => (
          <li key={match.matchId}>
            <MatchItem match={match} />
          </li>
        ))}
      </LineList>
      {count > matches.length && <Muted>{count - matches.length} more come up as you decide on these.</Muted>}
    </Card>
  );
}

function MatchItem({ match }: { readonly match: Match }) {
  const { matchId, evidence, one, other } = match;
  const mayDecide = useMay('decidePersonMatch');
  const { mutate, isPending } = useAction('decidePersonMatch', peopleCalls);
  const names = one.name === other.name ? one.name : `${one.name} and ${other.name}`;
  const decide = (isSame: boolean) =>
    mutate(
      { body: { matchId, isSame } },
      {
        onSuccess: () => showToast(isSame ? `${one.name} is one person` : `${names} are kept apart`),
        onError: showFailure,
      },
    );
  return (
    <>
      <LineTitle>
        <bdi>{names}</bdi>
      </LineTitle>
      <Muted>{evidence.join('. ')}.</Muted>
      <DataTable
        caption={`What the registers say of ${names}`}
        columns={columnsOf(match)}
        rows={compare(match)}
        rowId={({ label }) => label}
      />
      {mayDecide && (
        <FormActions>
          <Button
            kind="filled"
            busy={isPending}
            onClick={() => decide(true)}
            aria-label={`The same person: ${names}`}
          >
            The same person
          </Button>
          <Button busy={isPending} onClick={() => decide(false)} aria-label={`Not the same: ${names}`}>
            Not the same
          </Button>
        </FormActions>
      )}
    </>
  );
}

interface Compared {
  readonly label: string;
  readonly one: string | undefined;
  readonly other: string | undefined;
}

/** What either register says, line by line. */
function compare({ one, other }: Match): Compared[] {
  const labels = new Set([...one.particulars, ...other.particulars].map(({ label }) => label));
  return [
    { label: 'Name', one: one.name, other: other.name },
    { label: 'Role', one: one.roleText, other: other.roleText },
    ...[...labels].map((label) => ({ label, one: valueOf(one, label), other: valueOf(other, label) })),
  ];
}

function valueOf({ particulars }: Match['one'], wanted: string): string | undefined {
  const found = particulars.find(({ label }) => label === wanted);
  return found && particularText(found);
}

const columnsOf = ({ one, other }: Match): readonly Column<Compared>[] => {
  const headOf = ({ companyName, roleText }: Match['one']) =>
    one.companyId === other.companyId ? `${companyName}, ${roleText}` : companyName;
  return [
    { id: 'label', head: 'Detail', cell: ({ label }) => label },
    { id: 'one', head: headOf(one), cell: (row) => row.one ?? <None />, wide: true },
    { id: 'other', head: headOf(other), cell: (row) => row.other ?? <None />, wide: true },
  ];
};
