import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Card } from '#kit/page/layout.tsx';
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
        <ul className={styles.items}>
          {owners.map(({ Name, Natures }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two protected persons have the same name
            <li key={place}>
              <div className={styles.title}>{Name}</div>
              {Natures.map((nature) => (
                <div key={nature} className={styles.small}>
                  {nature}
                </div>
              ))}
            </li>
          ))}
        </ul>
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
