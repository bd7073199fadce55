import { mayHaveShares } from '@statbook/domain/companies';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import type { CompanyOverview } from '../record/overview-types.ts';
import styles from './admin.module.css';

const registers = [
  { label: 'Officers', href: paths.officers },
  { label: 'People with significant control', href: paths.pscs },
  { label: 'Charges', href: paths.charges },
  { label: 'Filing history', href: paths.filingHistory },
  { label: 'Share register', href: paths.shareholders },
  { label: 'Diary dates', href: paths.diary },
] as const;

const registersOf = (companyType: string) =>
  mayHaveShares(companyType) ? registers : registers.filter(({ href }) => href !== paths.shareholders);

/** How fresh the record is, and where each part of it is saved as a file. */
export function FilesCard({ company: { companyId, companyType, readAt } }: { company: CompanyOverview }) {
  const mayExport = useMay('recordRegisterExport');
  return (
    <Card title="Company data">
      <DescriptionList
        facts={[
          {
            term: 'Last updated',
            value: readAt === null ? 'Not yet' : <InstantValue instant={readAt} />,
            note:
              readAt === null
                ? 'Read it above, with Read from Companies House'
                : 'Update it above, with Update from Companies House',
          },
          ...(mayExport
            ? [
                {
                  term: 'Export',
                  value: (
                    <div className={styles.lines}>
                      {registersOf(companyType).map(({ label, href }) => (
                        <div key={label}>
                          <AppLink href={href(companyId)}>{label}</AppLink>
                        </div>
                      ))}
                    </div>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
