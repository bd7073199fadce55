import { isBeingFormed } from '@statbook/domain/companies';
import { callRaw } from '#api/call.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { useCall } from '#api/queries.ts';
import { useToday } from '#api/configuration.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { PagePart } from '#company-page/page-part.tsx';
import { PrintSheet } from '#filing/delivery/print-sheet.tsx';
import { ApprovalGate } from '#filing/approval/approval-gate.tsx';
import { FileCard } from '#filing/file-card.tsx';
import { Lines } from '#filing/lines.tsx';
import { ReviewFees } from '#filing/review-fees.tsx';
import { SentCard } from '#filing/sent-card.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { ReviewTable } from '#kit/review-table/review-table.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { NoAccess } from '#kit/states/states.tsx';
import { FormFrame } from '../form-frame.tsx';
import { Problems } from '../form-problems.tsx';
import type { FormReview, FormState } from '../form-state.ts';
import { DraftActions } from './draft-actions.tsx';
import { OtherCompanies } from './other-companies.tsx';
import { SealedAnswers } from './sealed-answers.tsx';

interface ReviewPageProps {
  readonly form: FormState;
  /** It was filed, and the payment comes next. */
  readonly onAwaitingPayment: () => void;
}

/** The last page before something leaves the building: what changes, what is sent, what it costs. */
export default function ReviewPage({ form, onAwaitingPayment }: ReviewPageProps) {
  const { data, ...query } = useCall(
    'reviewForm',
    { query: { filingId: form.filingId } },
    { refetchOnMount: 'always' },
  );
  // What an earlier visit has shown may be changed meanwhile, so nobody files it before it is read again.
  const read = query.isFetchedAfterMount ? data : undefined;
  return (
    <FormFrame
      form={form}
      place="review"
      title={form.way === 'document' ? 'Check the form before approving it' : 'Check the form before filing'}
      actions={<DraftActions form={form} />}
    >
      <PagePart
        query={{ ...query, data: read }}
        what="review"
        loading={<LoadingText label="Putting together what will be sent" lines={8} />}
        failure={{ title: 'The review could not be put together', note: 'Nothing was sent.' }}
      >
        {(review) => <ReviewOf form={form} review={review} onAwaitingPayment={onAwaitingPayment} />}
      </PagePart>
      <OtherCompanies form={form} />
      <FormActions>
        <PrintSheet filingId={form.filingId} label="Save a copy to be approved" />
        <LinkButton href={paths.form(form.filingId, { step: 'check' })}>Back</LinkButton>
      </FormActions>
    </FormFrame>
  );
}

function ReviewOf({ form, review, onAwaitingPayment }: ReviewPageProps & { readonly review: FormReview }) {
  const { content, fees } = review;
  const today = useToday();
  if (content === null) return <Problems form={form} check={review} />;
  return (
    <>
      <Problems form={form} check={review} />
      <Changes review={review} />
      <SentCard rows={content.rows} adjustments={content.adjustments} />
      <SealedAnswers form={form} version={review.version} steps={form.steps} />
      <ReviewFees fees={fees} today={today} />
      <FileForm form={form} review={review} content={content} onAwaitingPayment={onAwaitingPayment} />
    </>
  );
}

/** What the register shows now, and after the filing; of a company that is being formed it shows nothing yet. */
function Changes({ review: { changes, companyNumber } }: Pick<FileFormProps, 'review'>) {
  if (changes.length === 0) return null;
  if (isBeingFormed(companyNumber)) {
    const facts = changes.map(({ label, after }) => ({ term: label, value: <Lines lines={after} /> }));
    return (
      <Card title="What the register will show">
        <DescriptionList facts={facts} />
      </Card>
    );
  }
  return (
    <Card title="What changes on the register">
      <ReviewTable caption="What the form changes" rows={changes.map(toRow)} />
    </Card>
  );
}

function toRow({ label, now, after }: FormReview['changes'][number]) {
  return {
    id: `${label} ${now.join()} ${after.join()}`,
    label,
    now: now.length === 0 ? undefined : <Lines lines={now} />,
    after: after.length === 0 ? undefined : <Lines lines={after} />,
    changed: now.join('\n') !== after.join('\n'),
  };
}

const approval = {
  submitLabel: 'Approve and print',
  hint: 'It cannot be changed then, only withdrawn. Nothing reaches Companies House until you deliver it.',
};

/** Who files: a company that is being formed is not there yet, those who form it deliver the application. */
const confirmationOf = ({ companyName, companyNumber, formNumber }: FormReview) =>
  isBeingFormed(companyNumber)
    ? `The ${formNumber === 'LLIN01' ? 'members' : 'subscribers'} of ${companyName} deliver this application, and I am authorised to deliver it for them`
    : `${companyName} files this form, and I am authorised to file it`;

/** The only step, or the answers of all. */
const correctedAt = ({ steps: [first, ...others] }: FormState) =>
  first !== undefined && others.length === 0 ? first.id : 'check';

interface FileFormProps extends ReviewPageProps {
  readonly review: FormReview;
  readonly content: NonNullable<FormReview['content']>;
}

function FileForm({ form, review, content, onAwaitingPayment }: FileFormProps) {
  const mayFile = useMay('submitFiling');
  const mayPrint = useMay('printForm');
  const { save } = useSaveFile();
  const { filingId } = review;
  if (!review.isReady) return null;
  if (!mayFile) return <NoAccess what="file with Companies House" />;
  return (
    <ApprovalGate
      filingId={filingId}
      draftVersion={review.version}
      contentSha256={content.contentSha256}
      correctHref={paths.form(filingId, { step: correctedAt(form) })}
    >
      <FileCard
        title={review.way === 'document' ? 'Approve the form' : 'File the form'}
        filingId={filingId}
        draftVersion={review.version}
        contentSha256={content.contentSha256}
        confirmation={confirmationOf(review)}
        document={review.way === 'document' ? approval : undefined}
        onFiled={() => {
          if (review.way === 'document' && mayPrint)
            save(() => callRaw('printForm', { query: { filingId } }));
        }}
        onAwaitingPayment={onAwaitingPayment}
      >
        {review.way === 'document' && (
          <Banner tone="info" title="As a document you deliver">
            Statbook does not send this form. Approving it makes the document, which says how and where to
            deliver it.
          </Banner>
        )}
      </FileCard>
    </ApprovalGate>
  );
}
