import { passedAs } from '@statbook/domain/obligations';
import { useAccess } from '#app/session-port.ts';
import { BeginObligation } from '#filing/obligations/begin-obligation.tsx';
import { obligationPlace } from '#filing/obligations/obligation-place.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { Deadline } from '#kit/value/dates.tsx';
import type { Check } from '../statement-steps.ts';
import type { Statement } from '../use-statement.ts';
import styles from '../statement.module.css';

type Outstanding = Check['outstanding'][number];

interface OutstandingBannerProps {
  readonly statement: Pick<Statement, 'companyId' | 'facts'>;
  readonly outstanding: readonly Outstanding[];
}

/** What our own record knows to be undelivered, above the statement that everything has been; nothing where it knows of none. */
export function OutstandingBanner({ statement, outstanding }: OutstandingBannerProps) {
  const { companyId, facts } = statement;
  if (outstanding.length === 0) return null;
  return (
    <Banner tone="warn" title="This statement would be wrong as the record stands">
      <p>The company’s own record shows what has to be delivered for this period and is not:</p>
      <LineList>
        {outstanding.map((each) => (
          <OutstandingLine key={each.key} outstanding={each} companyId={companyId} today={facts.today} />
        ))}
      </LineList>
    </Banner>
  );
}

interface OutstandingLineProps {
  readonly outstanding: Outstanding;
  readonly companyId: string;
  readonly today: string;
}

function OutstandingLine({ outstanding, companyId, today }: OutstandingLineProps) {
  const { title, detail, dueOn } = outstanding;
  const place = obligationPlace(outstanding, companyId, useAccess());
  return (
    <li>
      <LineTitle>{place === undefined ? title : <AppLink href={place.href}>{title}</AppLink>}</LineTitle>
      {detail !== null && <div dir="auto">{detail}</div>}
      <Muted small as="div">
        <Deadline date={dueOn} today={today} passedAs={passedAs(outstanding)} />
      </Muted>
      <div className={styles.begin}>
        <BeginObligation obligation={outstanding} companyId={companyId} />
      </div>
    </li>
  );
}
