import { useCall } from '#api/queries.ts';
import type { CallReply } from '#api/call-types.ts';
import { bands } from '#company-page/control-proposals.tsx';
import { Card } from '#kit/card/card.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Lead, Muted } from '#kit/muted/muted.tsx';

type Difference = CallReply<'getTieOut'>['entity'][number]['control'][number];

/** Whom the share register and this register know differently as they stand, the opening balance included. */
export function ControlDifferences({ companyId }: { companyId: string }) {
  const tieOut = useCall('getTieOut', { query: { companyId } });
  const differences = tieOut.data?.entity[0]?.control ?? [];
  if (differences.length === 0) return null;
  return (
    <Card title="Compared with the share register">
      <Lead>
        The register of members knows shares and votes only: trusts, nominees and agreements are for you to
        judge.
      </Lead>
      <LineList>
        {differences.map((difference) => (
          <li key={`${difference.knownTo} ${difference.name}`}>
            <LineTitle>
              <bdi>{difference.name}</bdi>
            </LineTitle>
            <Muted>{describe(difference)}</Muted>
          </li>
        ))}
      </LineList>
    </Card>
  );
}

/** "Holds over 25% to 50% of the shares and of the votes, and is not on the PSC register". */
function describe({ knownTo, shares, votes }: Difference): string {
  if (knownTo === 'record')
    return 'On the PSC register for shares or votes; not over 25% by the share register';
  const same = shares !== null && shares === votes && shares !== 'several-currencies';
  const held = same
    ? `${bands[shares]} of the shares and of the votes`
    : [shares && `shares: ${bands[shares]}`, votes && `votes: ${bands[votes]}`].filter(Boolean).join(', ');
  return `Holds ${held}, and is not on the PSC register`;
}
