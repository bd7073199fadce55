import { useDeferredValue } from 'react';
import { useCall } from '#api/queries.ts';
import { type OfferedForm, useStartForm } from '#filing/start-form.tsx';
import { PageList } from '#company-page/page-part.tsx';
import { useAddressText } from '#kit/address/use-address-text.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { Card } from '#kit/card/card.tsx';
import { FilterField } from '#kit/filters/filters.tsx';
import { LineList } from '#kit/line-list/line-list.tsx';
import { EmptyState, NoMatches } from '#kit/states/states.tsx';
import styles from '../forms.module.css';
import { FormLine, NotOffered } from './form-line.tsx';
import { matchForms } from './match-forms.ts';
import { useShareEventOf } from './share-event-of.ts';

interface FormsListProps {
  readonly companyId: string;
  /** What the address keeps of the filter. */
  readonly filter: string | undefined;
  readonly onFilter: (text: string | undefined) => void;
}

/** Every form of the company but its confirmation statement, in groups by what they are about. */
export function FormsList({ companyId, filter = '', onFilter }: FormsListProps) {
  const query = useCall('getForms', { query: { companyId } });
  const [text, setText] = useAddressText(filter, (typed) => onFilter(typed === '' ? undefined : typed));
  const wanted = useDeferredValue(text);
  return (
    <PageList query={query} what="forms">
      {(forms: readonly OfferedForm[]) => {
        const others = forms.filter(({ form }) => form !== 'CS01');
        // The head of the record says why.
        if (others.length === 0) return <EmptyState title="No form can be filed for this company here" />;
        const shown = matchForms(others, wanted);
        const waitsFor = others.find(({ way, waitsFor }) => way === 'software' && waitsFor)?.waitsFor;
        return (
          <>
            {waitsFor !== undefined && <Banner>{waitsFor}</Banner>}
            <div className={styles.filter}>
              <FilterField label="Filter forms by name or number" value={text} onChange={setText} />
            </div>
            {shown.length === 0 && <NoMatches what="forms" onClear={() => setText('')} />}
            <Groups companyId={companyId} all={others} forms={shown} />
          </>
        );
      }}
    </PageList>
  );
}

/** What can be begun, or is open, has a line; the others stand together under their reason. */
const hasLine = ({ whyNot, open }: OfferedForm) => whyNot === null || open.length > 0;

interface GroupsProps {
  readonly companyId: string;
  readonly all: readonly OfferedForm[];
  readonly forms: readonly OfferedForm[];
}

function Groups({ companyId, all, forms }: GroupsProps) {
  const eventHref = useShareEventOf(companyId, all);
  const { start, isStarting } = useStartForm(companyId);
  const groups = Map.groupBy(forms, ({ group }) => group);
  return [...groups].map(([title, listed]) => (
    <Card key={title} title={title}>
      <LineList>
        {listed.filter(hasLine).map((form) => (
          <FormLine
            key={form.form}
            listed={form}
            busy={isStarting}
            onStart={(way) => start(form.form, undefined, way)}
          />
        ))}
        {[
          ...Map.groupBy(
            listed.filter((form) => !hasLine(form)),
            ({ whyNot }) => whyNot,
          ),
        ].map(([reason, alike]) => (
          <NotOffered
            key={reason}
            companyId={companyId}
            reason={reason}
            forms={alike}
            eventHref={eventHref}
          />
        ))}
      </LineList>
    </Card>
  ));
}
