import { paths } from '#app/paths.ts';
import { FeeTable } from '#kit/review-table/fee-table.tsx';
import { ReviewTable } from '#kit/review-table/review-table.tsx';
import { Timeline } from '#kit/timeline/timeline.tsx';
import { Money } from '#kit/value/amounts.tsx';
import type { Sample } from './sample.tsx';

export const filingSamples: readonly Sample[] = [
  {
    title: 'Now and after',
    content: (
      <ReviewTable
        caption="What the filing changes"
        rows={[
          {
            label: 'Aggregate nominal value',
            now: <Money amount="1000" />,
            after: <Money amount="1500" />,
            changed: true,
            changeHref: paths.components,
          },
          { label: 'Class', now: 'Ordinary', after: 'Ordinary', changed: false },
          { label: 'Preference shares', now: undefined, after: undefined, changed: false },
        ]}
      />
    ),
  },
  {
    title: 'Fees',
    content: (
      <FeeTable
        lines={[
          { label: 'Filing fee', amount: '50' },
          { label: 'VAT at 20% on the processing fee', amount: '1' },
        ]}
        total="51"
      />
    ),
  },
  {
    title: 'Timeline',
    content: (
      <Timeline
        label="The way of a filing"
        steps={[
          { label: 'Draft', state: 'done', detail: '19 November 2026' },
          { label: 'Rejected', state: 'failed', detail: 'The authentication code does not match' },
          { label: 'Submitted', state: 'current', detail: 'by Mara Quill' },
          { label: 'Accepted', state: 'to-come' },
        ]}
      />
    ),
  },
];
