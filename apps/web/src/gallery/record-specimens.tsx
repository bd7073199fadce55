import { paths } from '#app/paths.ts';
import { Button } from '#kit/action/button.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { DescriptionList } from '#kit/page/description-list.tsx';
import { Card, Columns } from '#kit/page/layout.tsx';
import { StatusBadge, type Status } from '#kit/page/status-badge.tsx';
import { Tabs } from '#kit/page/tabs.tsx';
import { DateValue, Deadline } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { Row, Specimen } from './specimen.tsx';

const statuses: readonly Status[] = [
  'Draft',
  'Ready to file',
  'Submitted',
  'Accepted',
  'Rejected',
  'Failed',
  'Withdrawn',
  'Active',
  'Inactive',
  'Dormant',
  'Dissolved',
  'Due soon',
  'Overdue',
  'Verified',
  'Not verified',
];

export function RecordSpecimens() {
  return (
    <>
      <Specimen title="Status badges">
        <Row>
          {statuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </Row>
      </Specimen>
      <Specimen title="Banners">
        <Banner title="Refreshed from the register">Three officers and one charge were read.</Banner>
        <Banner tone="warn" title="The date lies in the future">
          Companies House takes this form from that date on. <a href="#main">Change the date</a>
        </Banner>
        <Banner tone="bad" title="You are offline">
          Changes are kept on this device. Filing waits.
        </Banner>
        <Banner tone="ok" title="Accepted" />
      </Specimen>
      <Specimen title="Tabs, columns, facts">
        <Tabs
          label="Registers"
          tabs={[
            { label: 'Components', href: paths.components },
            { label: 'Officers', href: paths.officers(), count: 4 },
            { label: 'Shares', href: paths.shares() },
          ]}
        />
        <Columns>
          <Card
            title="Company"
            actions={
              <Button kind="text" compact>
                Refresh from the register
              </Button>
            }
          >
            <DescriptionList
              facts={[
                {
                  term: 'Registered office',
                  value: '1 Quay Street, Bristol BS1 4XE',
                  note: (
                    <>
                      from the register, <DateValue date="2026-05-03" />
                    </>
                  ),
                  changeHref: paths.components,
                },
                { term: 'Company number', value: <Value>01234567</Value> },
                { term: 'E-mail address', value: undefined, changeHref: paths.components },
              ]}
            />
          </Card>
          <Card title="What needs doing">
            <p>
              Confirmation statement: <Deadline date="2026-11-28" today="2026-11-21" />
            </p>
          </Card>
        </Columns>
      </Specimen>
    </>
  );
}
