import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { DateValue, InstantValue } from '#kit/value/dates.tsx';
import { HoldingsTable } from './holdings-table.tsx';
import type { RecordedBalance } from './opening-values.ts';

/** What the register began with. */
export function RecordedOpening({ recorded }: { recorded: RecordedBalance }) {
  const byClass = Map.groupBy(recorded.holdings, ({ shareClassId }) => shareClassId);
  return (
    <>
      <Card title="The register began here">
        <DescriptionList
          facts={[
            { term: 'As at', value: <DateValue date={recorded.on} /> },
            { term: 'Source', value: recorded.source ?? undefined },
            { term: 'Recorded', value: <InstantValue instant={recorded.recordedAt} /> },
          ]}
        />
      </Card>
      {[...byClass].map(([classId, holdings]) => (
        <Card key={classId} title={holdings[0]?.className ?? ''}>
          <HoldingsTable
            caption={`Holdings of ${holdings[0]?.className}`}
            holdings={holdings.map((each, place) => ({
              id: String(place),
              currency: each.currency,
              holder: each.holderName,
              shares: each.shares,
              priceEach: each.priceEach ?? undefined,
              unpaidEach: each.unpaidEach ?? undefined,
              enteredOn: each.enteredOn ?? undefined,
              certificates: each.certificateNumbers.join(', '),
            }))}
          />
        </Card>
      ))}
    </>
  );
}
