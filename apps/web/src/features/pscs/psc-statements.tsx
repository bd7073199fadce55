import { Banner } from '#kit/banner/banner.tsx';
import { Card } from '#kit/card/card.tsx';
import { LineList } from '#kit/line-list/line-list.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import styles from './pscs.module.css';
import { WithdrawStatement } from './psc-forms.tsx';
import type { ControlRegister } from './psc-types.ts';

interface StatementListProps {
  readonly companyId: string;
  readonly statements: ControlRegister['statements'];
  readonly withFormer: boolean;
}

/** What the company says where it cannot, or need not, name a person. */
export function StatementList({ companyId, statements, withFormer }: StatementListProps) {
  const shown = statements.filter(({ state }) => withFormer || state === 'current');
  if (shown.length === 0) return null;
  return (
    <div className={styles.below}>
      <Card title="Statements">
        <LineList>
          {shown.map((each) => (
            <li key={each.statementId}>
              <p>{each.text}</p>
              <Muted small className={styles.dates}>
                <StatusBadge
                  label={each.state === 'current' ? 'Current' : 'Ceased'}
                  tone={each.state === 'current' ? 'ok' : 'neutral'}
                />
                <span>
                  Notified <DateValue date={each.notifiedOn ?? undefined} />
                </span>
                {each.ceasedOn !== null && (
                  <span>
                    Ceased <DateValue date={each.ceasedOn} />
                  </span>
                )}
              </Muted>
              <WithdrawStatement companyId={companyId} statement={each} />
            </li>
          ))}
        </LineList>
      </Card>
    </div>
  );
}

interface ExemptionNoticeProps {
  readonly exemptions: ControlRegister['exemptions'];
  readonly withFormer: boolean;
}

/** A market may take the place of the register. */
export function ExemptionNotice({ exemptions, withFormer }: ExemptionNoticeProps) {
  const shown = exemptions.filter(({ state }) => withFormer || state === 'current');
  return shown.map(({ text, from, until }) => (
    <div key={`${text} ${from}`} className={styles.exemption}>
      <Banner title={text}>
        {from !== null && (
          <>
            From <DateValue date={from} />
          </>
        )}
        {until !== null && (
          <>
            {' '}
            until <DateValue date={until} />
          </>
        )}
      </Banner>
    </div>
  ));
}
