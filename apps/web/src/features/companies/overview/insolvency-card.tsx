import { DescriptionList } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import type { CompanyOverview } from '../record/overview-types.ts';

/** The insolvency cases of the company, each with its dates and who acts in it. */
export function InsolvencyCard({ cases }: { cases: CompanyOverview['InsolvencyCases'] }) {
  return cases.map(({ TypeText, Number: number, Dates, Practitioners }, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- old cases have neither number nor date
    <Card key={place} title={number === null ? TypeText : `${TypeText}, case ${number}`}>
      <DescriptionList
        facts={[
          ...Dates.map(({ Text, Date }) => ({ term: Text, value: <DateValue date={Date ?? undefined} /> })),
          ...Practitioners.map(({ Name, AppointedOn, CeasedOn }) => ({
            term: Name,
            value: CeasedOn === null ? 'Practitioner' : 'Former practitioner',
            note: AppointedOn && (
              <bdi>
                {CeasedOn === null ? 'since' : 'from'} <DateValue date={AppointedOn} />
                {CeasedOn !== null && (
                  <>
                    {' '}
                    to <DateValue date={CeasedOn} />
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
