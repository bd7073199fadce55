import { passedAs } from '@statbook/domain/obligations';
import { useToday } from '#api/configuration.ts';
import { useAccess } from '#app/session-port.ts';
import { FilingBadge } from '#filing/filing-badge.tsx';
import { BeginObligation } from '#filing/obligations/begin-obligation.tsx';
import { obligationPlace } from '#filing/obligations/obligation-place.ts';
import { SettleObligation } from '#filing/obligations/settle-obligation.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { Card } from '#kit/card/card.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { Deadline } from '#kit/value/dates.tsx';
import type { CompanyOverview, Need } from '../record/overview-types.ts';
import styles from './overview.module.css';

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

const keyOf = ({ kind, title, detail, dueOn, filingId, shareEventId, diaryDateId }: Need) =>
  [kind, title, detail, dueOn, filingId, shareEventId, diaryDateId].join(' ');

function NeedItem({ need, companyId }: { need: Need; companyId: string }) {
  const today = useToday();
  const place = obligationPlace(need, companyId, useAccess());
  return (
    <li>
      <LineTitle>
        {place === undefined ? need.title : <AppLink href={place.href}>{need.title}</AppLink>}
      </LineTitle>
      {need.kind === 'filing' && need.filingState !== null && need.detail !== null ? (
        <FilingBadge state={need.filingState} text={need.detail} />
      ) : (
        need.detail !== null && <div dir="auto">{need.detail}</div>
      )}
      {need.dueOn !== null && (
        <Muted small as="div">
          <Deadline date={need.dueOn} today={today} passedAs={passedAs(need)} />
        </Muted>
      )}
      <div className={styles.acts}>
        <BeginObligation obligation={need} companyId={companyId} />
        <SettleObligation obligation={need} companyId={companyId} />
      </div>
    </li>
  );
}
