import { paths } from '#app/paths.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { FoldingCard } from '#kit/card/folding-card.tsx';
import { Columns } from '#kit/columns/columns.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { type Status, StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { Deadline } from '#kit/value/dates.tsx';
import { Row, type Sample } from './sample.tsx';

const statuses: readonly Status[] = ['Draft', 'Submitted', 'Accepted', 'Rejected', 'Due soon', 'Overdue'];

/** They stand as they are shown. */
const ignore = () => undefined;

export const companySamples: readonly Sample[] = [
  {
    title: 'Status badges',
    content: (
      <Row>
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </Row>
    ),
  },
  {
    title: 'Banners',
    content: (
      <>
        <Banner title="Updated from Companies House">Three officers and one charge were read.</Banner>
        <Banner
          tone="warn"
          title="The date lies in the future"
          action={<a href="#main">Change the date</a>}
        />
        <Banner tone="bad" title="You are offline">
          Changes are kept on this device. Filing waits.
        </Banner>
        <Banner tone="ok" title="Accepted" />
      </>
    ),
  },
  {
    title: 'Columns, cards, facts',
    content: (
      <Columns>
        <Card title="Company" actions={<Button kind="text">Update from Companies House</Button>}>
          <DescriptionList
            facts={[
              {
                term: 'Registered office',
                value: '1 Quay Street, Bristol BS1 4XE',
                note: 'from the register, 3 May 2026',
                changeHref: paths.components,
              },
              { term: 'Email address', value: undefined, changeHref: paths.components },
            ]}
          />
        </Card>
        <Card title="What needs doing">
          Confirmation statement: <Deadline date="2026-11-28" today="2026-11-21" />
        </Card>
      </Columns>
    ),
  },
  {
    title: 'Cards that fold',
    content: (
      <>
        <FoldingCard
          title="Company"
          summary="PLUM LIMITED · England and Wales"
          isOpen={false}
          onToggle={ignore}
        >
          PLUM LIMITED
        </FoldingCard>
        <FoldingCard title="Shares" summary="Ordinary · 100" isOpen onToggle={ignore}>
          100 ordinary shares
        </FoldingCard>
      </>
    ),
  },
];
