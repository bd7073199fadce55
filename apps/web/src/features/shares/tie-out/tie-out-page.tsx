import { useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { ControlProposals, useAfterProposals } from '#company-page/psc-notices/control-proposals.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { CheckCard } from './check-card.tsx';
import type { TieOut } from './tie-out-words.ts';
import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Card } from '#kit/card/card.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Lead, Muted } from '#kit/muted/muted.tsx';

/** Whether everything that is kept and filed about the company's shares says the same. */
export function TieOutPage({ companyId }: { companyId: string }) {
  const tieOut = useCall('getTieOut', { query: { companyId } });
  const shown = useAfterProposals(tieOut, companyId);
  return (
    <ShareArea
      companyId={companyId}
      title="Reconciliation"
      note="The register of members beside every other record of the company’s shares, each as at its own day"
    >
      <PagePart query={shown} what="reconciliation">
        {(found) => <Checks companyId={companyId} tieOut={found} />}
      </PagePart>
    </ShareArea>
  );
}

function Checks({ companyId, tieOut }: { companyId: string; tieOut: TieOut }) {
  const mayEdit = useMay('saveOpeningBalance');
  const { hasEntries, checks } = tieOut;
  if (!hasEntries)
    return (
      <EmptyState
        title="No share register yet"
        actions={
          mayEdit && (
            <LinkButton kind="filled" href={sharePaths.openingBalance(companyId)}>
              Set up from current holdings
            </LinkButton>
          )
        }
      >
        Once the register is kept here, it is compared with certificates, filed statements and Companies
        House.
      </EmptyState>
    );
  const differing = checks.filter(({ status }) => status === 'differs');
  return (
    <>
      <Summary differing={differing.length} control={tieOut.control.length} />
      <ControlProposals companyId={companyId} />
      <ControlCard companyId={companyId} control={tieOut.control} />
      {checks.map((check) => (
        <CheckCard key={check.record} companyId={companyId} check={check} entries={tieOut.entries} />
      ))}
    </>
  );
}

function Summary({ differing, control }: { differing: number; control: number }) {
  if (differing === 0)
    return (
      <Banner tone="ok" title="Reconciled: every known record of the shares matches the register">
        {control > 0 ? 'The PSC register and the register of members differ: see below.' : undefined}
      </Banner>
    );
  return (
    <Banner
      tone="warn"
      title={
        differing === 1
          ? 'One record differs from the register'
          : `${differing} records differ from the register`
      }
    >
      Each difference names the entries that make it up. File what is missing at Companies House, or correct
      the register by an entry.
    </Banner>
  );
}

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
