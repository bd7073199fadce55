import { Banner } from '#kit/banner/banner.tsx';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Lines } from './lines.tsx';

interface SentCardProps {
  readonly rows: readonly { readonly section: string; readonly label: string; readonly value: string }[];
  /** Texts that the gateway's character set changes on the way. */
  readonly adjustments: readonly { readonly field: string; readonly given: string; readonly sent: string }[];
}

/** All that will be sent, in words. */
export function SentCard({ rows, adjustments }: SentCardProps) {
  const sections = Map.groupBy(rows, ({ section }) => section);
  return (
    <Card title="What will be sent">
      <DescriptionList
        facts={[...sections].map(([section, lines]) => ({
          term: section,
          value: <Lines lines={lines.map(({ label, value }) => `${label}: ${value}`)} />,
        }))}
      />
      {adjustments.map(({ field, given, sent }) => (
        <Banner key={field} tone="info">
          “{given}” is sent as “{sent}”: Companies House takes no other characters.
        </Banner>
      ))}
    </Card>
  );
}
