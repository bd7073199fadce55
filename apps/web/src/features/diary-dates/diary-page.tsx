import { useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { paths } from '#app/paths.ts';
import { opening } from '#kit/skeleton/skeleton.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import type { DiaryPageProps } from './diary-address.ts';
import { DiaryLists } from './diary-lists.tsx';
import type { Diary } from './diary-rows.ts';

// A form of its own chunk: who only looks at dates needs no form.
const DiaryForm = onDemand(() => import('./diary-form.tsx'), opening('form'));

/** The dates of a company, those of the law and the practice's own; or one of its own being entered or changed. */
export function DiaryPage(props: DiaryPageProps) {
  const { companyId, address } = props;
  const diary = useCall('getDiaryDates', { query: { companyId } });
  return (
    <PagePart query={diary} what="diary dates">
      {(found) =>
        address.entry === undefined ? (
          <DiaryLists {...props} diary={found} />
        ) : (
          <DiaryEntry {...props} entry={address.entry} diary={found} />
        )
      }
    </PagePart>
  );
}

function DiaryEntry({ companyId, entry, diary }: DiaryPageProps & { entry: string; diary: Diary }) {
  const mayEdit = useMay('saveDiaryDate');
  const date = diary.own.find(({ diaryDateId }) => diaryDateId === entry);
  if (!mayEdit) return <NoAccess what="enter dates" />;
  if (date === undefined && entry !== 'new')
    return (
      <EmptyState
        title="There is no such date"
        actions={<LinkButton href={paths.diary(companyId)}>Show the dates</LinkButton>}
      >
        It was removed, or it never stood in this diary.
      </EmptyState>
    );
  return <DiaryForm key={entry} companyId={companyId} date={date} people={diary.people} />;
}
