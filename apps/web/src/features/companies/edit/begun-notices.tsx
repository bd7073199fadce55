import { formNumberFor } from '@statbook/domain/filing';
import type { CallReply } from '#api/call-types.ts';
import { paths } from '#app/paths.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { takeFocus } from '#kit/focus/next-focus.ts';
import { Money } from '#kit/value/amounts.tsx';
import { WorkItem, WorkList } from '#kit/work-list/work-list.tsx';
import { partOfForm } from './edit-parts.ts';

export type BegunNotice = CallReply<'editCompanyInformation'>['entity'][number];

interface BegunNoticesProps {
  readonly notices: readonly BegunNotice[];
  readonly companyId: string;
  readonly companyNumber: string;
  /** Something else changes, too. */
  readonly onAgain: () => void;
}

/** The notices that were begun, each with what it still asks; and those that could not be, with the reason. */
export function BegunNotices({ notices, companyId, companyNumber, onAgain }: BegunNoticesProps) {
  return (
    // The form that had the focus is gone.
    <div ref={takeFocus} tabIndex={-1}>
      <Card title="Drafts started" actions={<AppLink href={paths.forms(companyId)}>All forms</AppLink>}>
        {notices.length === 0 && <p>The SIC codes are kept. They go with the next confirmation statement.</p>}
        <WorkList>
          {notices.map((notice) => (
            <NoticeItem key={notice.form} notice={notice} companyNumber={companyNumber} />
          ))}
        </WorkList>
        <FormActions>
          <Button kind="text" onClick={onAgain}>
            Change something else
          </Button>
        </FormActions>
      </Card>
    </div>
  );
}

function NoticeItem({ notice, companyNumber }: { notice: BegunNotice; companyNumber: string }) {
  const { form, filingId, errors, blockers, fee } = notice;
  const name = partOfForm(form);
  if (filingId === null)
    return (
      <li>
        <Banner tone="warn" title={`${name} cannot be changed now`}>
          {errors[0]?.message}
        </Banner>
      </li>
    );
  const asked = [...blockers, ...errors].map(({ message }) => message);
  return (
    <WorkItem
      href={`${paths.forms()}/${filingId}`}
      title={`${name} (${formNumberFor(form, companyNumber)})`}
      note={asked.length === 0 ? 'Ready to be reviewed and filed' : asked.join('. ')}
      end={Number(fee) === 0 ? 'No fee' : <Money amount={fee} />}
    />
  );
}
