import { paths } from '#app/paths.ts';
import { FeeTable } from '#kit/page/fee-table.tsx';
import { ReviewTable } from '#kit/page/review-table.tsx';
import { Timeline } from '#kit/page/timeline.tsx';
import { WizardSteps } from '#kit/page/wizard-steps.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Specimen } from './specimen.tsx';

export function FilingSpecimens() {
  return (
    <>
      <Specimen title="Steps of a wizard">
        <WizardSteps
          steps={[
            { label: 'Shares', state: 'done', href: paths.components },
            { label: 'Allottees', state: 'current' },
            { label: 'Check', state: 'to-come' },
          ]}
        />
      </Specimen>
      <Specimen title="Now and after">
        <ReviewTable
          caption="What the filing changes"
          rows={[
            {
              label: 'Shares in issue',
              now: <Count of="1000" />,
              after: <Count of="1500" />,
              changed: true,
              changeHref: paths.components,
            },
            {
              label: 'Aggregate nominal value',
              now: <Money amount="1000" />,
              after: <Money amount="1500" />,
              changed: true,
            },
            {
              label: 'Class',
              now: 'Ordinary',
              after: 'Ordinary',
              changed: false,
              changeHref: paths.components,
            },
            { label: 'Preference shares', now: undefined, after: undefined, changed: false },
          ]}
        />
      </Specimen>
      <Specimen title="Fees">
        <FeeTable
          lines={[
            { label: 'Filing fee', amount: '50' },
            { label: 'Processing fee', amount: '5' },
            { label: 'VAT at 20% on the processing fee', amount: '1' },
          ]}
          total="56"
        />
      </Specimen>
      <Specimen title="Timelines">
        <Timeline
          label="The way of an accepted filing"
          steps={[
            { label: 'Draft', state: 'done', detail: <DateValue date="2026-11-19" /> },
            { label: 'Submitted', state: 'current', detail: 'by Mara Quill' },
            { label: 'Accepted', state: 'to-come' },
          ]}
        />
        <Timeline
          label="The way of a rejected filing"
          steps={[
            { label: 'Submitted', state: 'done' },
            { label: 'Rejected', state: 'failed', detail: 'The authentication code does not match' },
          ]}
        />
      </Specimen>
    </>
  );
}
