import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Card } from '#kit/card/card.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import type { CompanyOverview } from '../record/overview-types.ts';
import styles from './overview.module.css';

/** Who controls the company. */
export function Ownership({
  company: { companyId, ownership: owners, counts },
}: {
  company: CompanyOverview;
}) {
  const others = (counts.pscs ?? owners.length) - owners.length;
  return (
    <Card title="PSC register">
      {owners.length === 0 ? (
        <p>
          {counts.pscs === null
            ? 'Not read from the register.'
            : 'The register names nobody with significant control.'}
        </p>
      ) : (
        <LineList>
          {owners.map(({ name, natures }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two protected persons have the same name
            <li key={place}>
              <LineTitle>{name}</LineTitle>
              {natures.map((nature) => (
                <Muted small as="div" key={nature}>
                  {nature}
                </Muted>
              ))}
            </li>
          ))}
        </LineList>
      )}
      <p className={styles.more}>
        <AppLink href={paths.pscs(companyId)}>
          {others > 0
            ? `All people with significant control (${others} more)`
            : 'People with significant control'}
        </AppLink>
      </p>
    </Card>
  );
}
