import { IconPlus } from '@tabler/icons-react';
import { paths } from '#app/paths.ts';
import { Button } from '#kit/button/button.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { DetailHeader } from '#kit/page-header/detail-header.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { SectionHeader } from '#kit/page-header/section-header.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { Tabs } from '#kit/tabs/tabs.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { Value } from '#kit/value/value.tsx';
import { Wizard } from '#kit/wizard/wizard.tsx';
import styles from '../gallery.module.css';
import { longestCompany } from './sample-companies.ts';
import type { Sample } from './sample.tsx';

export const headerSamples: readonly Sample[] = [
  {
    title: 'Page headers',
    content: (
      <>
        <PageHeader title="Legal terms" />
        <PageHeader
          title="Officers"
          overline="Harbour Limited, 01234567"
          count={{ shown: 128, total: 10_000 }}
          lead="The directors and secretaries, as the register shows them."
          actions={
            <LinkButton kind="filled" icon={IconPlus} href={paths.components}>
              Add officer
            </LinkButton>
          }
        />
        <SectionHeader title="Register of members" note="128 members" actions={<Button>Download</Button>} />
      </>
    ),
  },
  {
    title: 'Header of a company',
    content: (
      <div className={styles.strip}>
        <DetailHeader
          name={longestCompany.name}
          facts={[
            <Value key="number">{longestCompany.number}</Value>,
            'Private company limited by guarantee',
            <StatusBadge key="status" status="Active" />,
          ]}
          actions={<Button>Update from Companies House</Button>}
          tabs={
            <Tabs
              label="Registers of the longest company"
              tabs={[
                { label: 'Overview', href: paths.components },
                { label: 'Filing history', href: paths.filingHistory(), count: 128 },
              ]}
            />
          }
        />
      </div>
    ),
  },
  {
    title: 'Wizard',
    content: (
      <Wizard
        title="Who receives the shares"
        overline="Harbour Limited, 01234567"
        steps={[
          { label: 'Shares', state: 'done', href: paths.components },
          { label: 'Who receives them', state: 'current' },
          { label: 'Check', state: 'to-come' },
        ]}
        answers={[
          { term: 'Class', value: 'Ordinary' },
          { term: 'Shares', value: <Count of="500" />, changeHref: paths.components },
        ]}
        actions={<Button kind="text">Save and finish later</Button>}
      >
        <Button kind="filled">Save and go on</Button>
      </Wizard>
    ),
  },
  {
    title: 'Long wizard',
    content: (
      <Wizard
        title="Shares of Ada Marlowe"
        overline="Harbour Limited, 01234567"
        steps={[
          { label: 'Ada Marlowe', state: 'done', href: paths.components },
          { label: 'Shares', state: 'current' },
        ]}
        answerParts={[
          { title: 'Ada Marlowe', facts: [{ term: 'Surname', value: 'Marlowe' }], isOpen: false },
          { title: 'Shares', facts: [{ term: 'Class', value: 'Ordinary' }], isOpen: true },
        ]}
      >
        <Button kind="filled">Save and go on</Button>
      </Wizard>
    ),
  },
];
