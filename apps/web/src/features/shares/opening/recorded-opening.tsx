import { DescriptionList } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import { DateValue, InstantValue } from '#kit/value/dates.tsx';
import { HoldingsTable } from './holdings-table.tsx';
import type { RecordedBalance } from './opening-values.ts';

/** What the register began with. */
export function RecordedOpening({ recorded }: { recorded: RecordedBalance }) {
  const byClass = Map.groupBy(recorded.Holdings, ({ ShareClassId }) => ShareClassId);
  return (
    <>
      <Card title="The register began here">
        <DescriptionList
          facts={[
            { term: 'As at', value: <DateValue date={recorded.On} /> },
            { term: 'Source', value: recorded.Source ?? undefined },
            { term: 'Recorded', value: <InstantValue instant={recorded.RecordedAt} /> },
          ]}
        />
      </Card>
      {[...byClass].map(([classId, holdings]) => (
        <Card key={classId} title={holdings[0]?.ClassName ?? ''}>
          <HoldingsTable
            caption={`Holdings of ${holdings[0]?.ClassName}`}
            holdings={holdings.map((each, place) => ({
              id: String(place),
              currency: each.Currency,
              holder: each.HolderName,
              shares: each.Shares,
              priceEach: each.PriceEach ?? undefined,
              unpaidEach: each.UnpaidEach ?? undefined,
              enteredOn: each.EnteredOn ?? undefined,
              certificates: each.CertificateNumbers.join(', '),
            }))}
          />
        </Card>
      ))}
    </>
  );
}
