import { paths } from '#app/paths.ts';
import { useToday } from '#api/configuration.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Card } from '#kit/page/layout.tsx';
import { LineList, LineTitle } from '#kit/page/line-list.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { Deadline } from '#kit/value/dates.tsx';
import type { CompanyOverview, Need } from '../record/overview-types.ts';

/** What is due, what is under way and what stands in the way; the earliest deadline first. */
export function WhatNeedsDoing({ company }: { company: CompanyOverview }) {
  return (
    <Card title="What needs doing">
      {company.Needs.length === 0 ? (
        <p>Nothing is due.</p>
      ) : (
        <LineList>
          {company.Needs.map((need) => (
            <NeedItem key={keyOf(need)} need={need} companyId={company.CompanyId} />
          ))}
        </LineList>
      )}
    </Card>
  );
}

const keyOf = ({ Kind, Title, Detail, FilingId }: Need) => [Kind, Title, Detail, FilingId].join(' ');

function NeedItem({ need, companyId }: { need: Need; companyId: string }) {
  const today = useToday();
  const href = hrefOf(need, companyId);
  return (
    <li>
      <LineTitle>{href === undefined ? need.Title : <AppLink href={href}>{need.Title}</AppLink>}</LineTitle>
      {need.Kind === 'filing' && need.Detail !== null ? (
        <StatusBadge words={need.Detail} tone="info" />
      ) : (
        need.Detail !== null && <div>{need.Detail}</div>
      )}
      {need.DueOn !== null && (
        <Muted small as="div">
          <Deadline date={need.DueOn} today={today} />
        </Muted>
      )}
    </li>
  );
}

/** Where the need is seen to; some are for the registry's own service or for post. */
function hrefOf({ Kind, FilingId, FilingState }: Need, companyId: string): string | undefined {
  switch (Kind) {
    case 'confirmation-statement':
      return paths.confirmationStatement(companyId);
    case 'filing':
      return FilingId === null || FilingState === 'draft'
        ? paths.forms(companyId)
        : paths.submissionReceipt(FilingId);
    case 'director-verification':
      return paths.officers(companyId);
    case 'psc-verification':
      return paths.pscs(companyId);
    default:
      return undefined;
  }
}
