import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Card } from '#kit/page/layout.tsx';
import { LineList, LineTitle } from '#kit/page/line-list.tsx';
import { Muted } from '#kit/page/muted.tsx';
import type { CompanyOverview } from '../record/overview-types.ts';
import styles from './overview.module.css';

/** Who controls the company. */
export function Ownership({
  company: { CompanyId, Ownership: owners, Counts },
}: {
  company: CompanyOverview;
}) {
  const others = (Counts.Pscs ?? owners.length) - owners.length;
  return (
    <Card title="Control">
      {owners.length === 0 ? (
        <p>The register names nobody with significant control.</p>
      ) : (
        <LineList>
          {owners.map(({ Name, Natures }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two protected persons have the same name
            <li key={place}>
              <LineTitle>{Name}</LineTitle>
              {Natures.map((nature) => (
                <Muted small as="div" key={nature}>
                  {nature}
                </Muted>
              ))}
            </li>
          ))}
        </LineList>
      )}
      <p className={styles.more}>
        <AppLink href={paths.pscs(CompanyId)}>
          {others > 0
            ? `All people with significant control (${others} more)`
            : 'People with significant control'}
        </AppLink>
      </p>
    </Card>
  );
}
