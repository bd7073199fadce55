import { IconPlus } from '@tabler/icons-react';
import { paths } from '#app/paths.ts';
import { Button } from '#kit/action/button.tsx';
import { LinkButton } from '#kit/action/link-button.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { HeadsForShow } from '#kit/page/page-title.tsx';
import { RecordHeader } from '#kit/page/record-header.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { Tabs } from '#kit/page/tabs.tsx';
import { Wizard } from '#kit/page/wizard.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { Deadline } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import styles from './gallery.module.css';
import { Specimen } from './specimen.tsx';
import { longestCompany } from './specimen-data.ts';

/** The heads of pages, as they stand on pages of their own. */
export function HeadSpecimens() {
  return (
    <HeadsForShow value>
      <Specimen title="Page headers">
        <PageHeader title="Legal terms" />
        <PageHeader
          title="Officers"
          over="Harbour Limited, 01234567"
          count={{ shown: 128, total: 10_000 }}
          lead="The directors and secretaries, as the register shows them."
          actions={
            <>
              <Button>Refresh from the registry</Button>
              <LinkButton kind="filled" icon={IconPlus} href={paths.components}>
                Add officer
              </LinkButton>
            </>
          }
        />
      </Specimen>
      <Specimen title="Record header">
        <div className={styles.strip}>
          <RecordHeader
            name={longestCompany.name}
            facts={[
              <Value key="number">{longestCompany.number}</Value>,
              'Private company limited by guarantee',
              <StatusBadge key="status" status="Active" />,
              <span key="due">
                Statement due <Deadline date="2026-11-28" today="2026-11-21" short />
              </span>,
            ]}
            actions={
              <>
                <Button>Refresh from the registry</Button>
                <LinkButton kind="filled" href={paths.components}>
                  File a change
                </LinkButton>
              </>
            }
            tabs={
              <Tabs
                label="Registers of the longest company"
                tabs={[
                  { label: 'Overview', href: paths.components },
                  { label: 'Officers', href: paths.officers(), count: 4 },
                  { label: 'Filing history', href: paths.filingHistory(), count: 128 },
                ]}
              />
            }
          />
        </div>
      </Specimen>
      <WizardSpecimen />
    </HeadsForShow>
  );
}

function WizardSpecimen() {
  return (
    <Specimen title="Wizard">
      <Wizard
        title="Who receives the shares"
        over={
          <>
            Harbour Limited, <Value>01234567</Value>
          </>
        }
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
        <FormSection title="The holder" description="As the name stands in the register of members.">
          <TextField name="holder" label="Full name" hint="From the register" defaultValue="Mara Quill" />
          <TextField name="former" label="Former name" error="Enter the name in letters" optional />
        </FormSection>
        <Button kind="filled">Save and go on</Button>
      </Wizard>
    </Specimen>
  );
}
