import type { ComponentProps } from 'react';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { answerLine } from './answers/answers.ts';
import { Adjustments } from './adjustments.tsx';
import { Lines } from './lines.tsx';

interface SentCardProps {
  readonly rows: readonly { readonly section: string; readonly label: string; readonly value: string }[];
  readonly adjustments: ComponentProps<typeof Adjustments>['adjustments'];
}

/** All that will be sent, in words. */
export function SentCard({ rows, adjustments }: SentCardProps) {
  const sections = Map.groupBy(rows, ({ section }) => section);
  return (
    <Card title="What will be sent">
      <DescriptionList
        facts={[...sections].map(([section, lines]) => ({
          term: section,
          value: <Lines lines={lines.map(({ label, value }) => answerLine(label, value))} />,
        }))}
      />
      <Adjustments adjustments={adjustments} />
    </Card>
  );
}
