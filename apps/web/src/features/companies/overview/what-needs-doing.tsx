import { paths } from '#app/paths.ts';
import { useToday } from '#api/configuration.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Card } from '#kit/card/card.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { Deadline } from '#kit/value/dates.tsx';
import type { CompanyOverview, Need } from '../record/overview-types.ts';

/** What is due, what is under way and what stands in the way; the earliest deadline first. */
export function WhatNeedsDoing({ company }: { company: CompanyOverview }) {
  return (
    <Card title="What needs doing">
      {company.needs.length === 0 ? (
        <p>
          {company.readAt === null ? 'What is due is known once the register is read.' : 'Nothing is due.'}
        </p>
      ) : (
        <LineList>
          {company.needs.map((need) => (
            <NeedItem key={keyOf(need)} need={need} companyId={company.companyId} />
          ))}
        </LineList>
      )}
    </Card>
  );
}

const keyOf = ({ kind, title, detail, filingId }: Need) => [kind, title, detail, filingId].join(' ');

function NeedItem({ need, companyId }: { need: Need; companyId: string }) {
  const today = useToday();
  const href = hrefOf(need, companyId);
  return (
    <li>
      <LineTitle>{href === undefined ? need.title : <AppLink href={href}>{need.title}</AppLink>}</LineTitle>
      {need.kind === 'filing' && need.detail !== null ? (
        <StatusBadge label={need.detail} tone="info" />
      ) : (
        need.detail !== null && <div>{need.detail}</div>
      )}
      {need.dueOn !== null && (
        <Muted small as="div">
          <Deadline date={need.dueOn} today={today} />
        </Muted>
      )}
    </li>
  );
}

/** Where the need is seen to; some are for the registry's own service or for post. */
function hrefOf({ kind, filingId, filingState }: Need, companyId: string): string | undefined {
  switch (kind) {
    case 'confirmation-statement':
      return paths.confirmationStatement(companyId);
    case 'filing':
      return filingId === null || filingState === 'draft'
        ? paths.forms(companyId)
        : paths.submissionReceipt(filingId);
    case 'director-verification':
      return paths.officers(companyId);
    case 'psc-verification':
      return paths.pscs(companyId);
    default:
      return undefined;
  }
}
