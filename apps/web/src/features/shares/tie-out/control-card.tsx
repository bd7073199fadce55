import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Card } from '#kit/page/layout.tsx';
import { LineList, LineTitle } from '#kit/page/line-list.tsx';
import { Lead, Muted } from '#kit/page/muted.tsx';
import type { TieOut } from './tie-out-words.ts';

interface ControlCardProps {
  readonly companyId: string;
  readonly control: TieOut['Control'];
}

const words: Record<TieOut['Control'][number]['KnownTo'], string> = {
  register: 'Over 25% by the register; nobody of this name is on the record now',
  record: 'On the record for shares or votes; not over 25% by the register',
};

/** Whom the register and the record of people with significant control know differently; nothing while they agree. */
export function ControlCard({ companyId, control }: ControlCardProps) {
  if (control.length === 0) return null;
  return (
    <Card title="People with significant control">
      <Lead>
        Known to one of them only. Nothing is proposed from this: trusts, nominees and agreements are for you
        to judge. <AppLink href={paths.pscs(companyId)}>Check the record</AppLink>
      </Lead>
      <LineList>
        {control.map(({ Name, KnownTo }) => (
          <li key={`${KnownTo} ${Name}`}>
            <LineTitle>
              <bdi>{Name}</bdi>
            </LineTitle>
            <Muted>{words[KnownTo]}</Muted>
          </li>
        ))}
      </LineList>
    </Card>
  );
}
