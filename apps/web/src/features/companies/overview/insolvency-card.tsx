import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import type { CompanyOverview } from '../record/overview-types.ts';

/** The insolvency cases of the company, each with its dates and who acts in it. */
export function InsolvencyCard({ cases }: { cases: CompanyOverview['insolvencyCases'] }) {
  return cases.map(({ typeText, number, dates, practitioners }, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- old cases have neither number nor date
    <Card key={place} title={number === null ? typeText : `${typeText}, case ${number}`}>
      <DescriptionList
        facts={[
          ...dates.map(({ text, date }) => ({ term: text, value: <DateValue date={date ?? undefined} /> })),
          ...practitioners.map(({ name, appointedOn, ceasedOn }) => ({
            term: name,
            value: ceasedOn === null ? 'Practitioner' : 'Former practitioner',
            note: appointedOn && (
              <bdi>
                {ceasedOn === null ? 'since' : 'from'} <DateValue date={appointedOn} />
                {ceasedOn !== null && (
                  <>
                    {' '}
                    to <DateValue date={ceasedOn} />
                  </>
                )}
              </bdi>
            ),
          })),
        ]}
      />
    </Card>
  ));
}
