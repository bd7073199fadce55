import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Card } from '#kit/card/card.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Lead, Muted } from '#kit/muted/muted.tsx';
import type { TieOut } from './tie-out-words.ts';

interface ControlCardProps {
  readonly companyId: string;
  readonly control: TieOut['control'];
}

const words: Record<TieOut['control'][number]['knownTo'], string> = {
  register: 'Over 25% by the register; nobody of this name is on the PSC register now',
  record: 'On the PSC register for shares or votes; not over 25% by the register',
};

/** Whom the register and the record of people with significant control know differently; nothing while they agree. */
export function ControlCard({ companyId, control }: ControlCardProps) {
  if (control.length === 0) return null;
  return (
    <Card title="People with significant control">
      <Lead>
        Known to one of them only. Trusts, nominees and agreements are for you to judge; a notice is begun
        from the PSC register. <AppLink href={paths.pscs(companyId)}>Check the record</AppLink>
      </Lead>
      <LineList>
        {control.map(({ name, knownTo }) => (
          <li key={`${knownTo} ${name}`}>
            <LineTitle>
              <bdi>{name}</bdi>
            </LineTitle>
            <Muted>{words[knownTo]}</Muted>
          </li>
        ))}
      </LineList>
    </Card>
  );
}
