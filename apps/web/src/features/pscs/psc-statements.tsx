import { Banner } from '#kit/page/banner.tsx';
import { Card } from '#kit/page/layout.tsx';
import { LineList } from '#kit/page/line-list.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import styles from './pscs.module.css';
import type { ControlRegister } from './psc-types.ts';

interface StatementListProps {
  readonly statements: ControlRegister['Statements'];
  readonly withFormer: boolean;
}

/** What the company says where it cannot, or need not, name a person. */
export function StatementList({ statements, withFormer }: StatementListProps) {
  const shown = statements.filter(({ State }) => withFormer || State === 'current');
  if (shown.length === 0) return null;
  return (
    <div className={styles.below}>
      <Card title="Statements">
        <LineList>
          {shown.map(({ Statement, Text, State, NotifiedOn, CeasedOn }) => (
            <li key={`${Statement} ${NotifiedOn}`}>
              <p>{Text}</p>
              <Muted small className={styles.dates}>
                <StatusBadge
                  words={State === 'current' ? 'Current' : 'Ceased'}
                  tone={State === 'current' ? 'ok' : 'neutral'}
                />
                <span>
                  Notified <DateValue date={NotifiedOn ?? undefined} />
                </span>
                {CeasedOn !== null && (
                  <span>
                    Ceased <DateValue date={CeasedOn} />
                  </span>
                )}
              </Muted>
            </li>
          ))}
        </LineList>
      </Card>
    </div>
  );
}

interface ExemptionNoticeProps {
  readonly exemptions: ControlRegister['Exemptions'];
  readonly withFormer: boolean;
}

/** A market may take the place of the register. */
export function ExemptionNotice({ exemptions, withFormer }: ExemptionNoticeProps) {
  const shown = exemptions.filter(({ State }) => withFormer || State === 'current');
  return shown.map(({ Text, From, Until }) => (
    <div key={`${Text} ${From}`} className={styles.exemption}>
      <Banner title={Text}>
        {From !== null && (
          <>
            From <DateValue date={From} />
          </>
        )}
        {Until !== null && (
          <>
            {' '}
            until <DateValue date={Until} />
          </>
        )}
      </Banner>
    </div>
  ));
}
