import { type ReactNode, useState } from 'react';
import { useCall } from '#api/queries.ts';
import { useEnteredCompany } from '#app/current-company.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { PagePart } from '#company-page/page-part.tsx';
import type { ShownFiling } from '#filing/shown-filing.ts';
import { useReceiptWhenPaid } from '#filing/use-receipt-when-paid.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import { type FormState, placeIn } from './form-state.ts';
import { StepPage } from './steps/step-page.tsx';

const CheckPage = onDemand(
  () => import('./review/check-page.tsx'),
  <LoadingText label="Loading the answers" lines={6} />,
);

const UnderWay = onDemand(
  () => import('#filing/under-way.tsx'),
  <LoadingText label="Loading the filing" lines={6} />,
);

const ReviewPage = onDemand(
  () => {
    // The payment window opens by itself at once after the review: nothing is to be fetched first.
    UnderWay.preload();
    return import('./review/review-page.tsx');
  },
  <LoadingText label="Loading the review" lines={6} />,
);

interface FormPageProps {
  readonly filingId: string;
  /** Where the address leads; without it, where the draft was left. */
  readonly step?: string | undefined;
  readonly field?: string | undefined;
}

/** A form of a company, step by step as the server asks. */
export function FormPage(props: FormPageProps) {
  const [mayPrepare, mayFile] = [useMay('saveForm'), useMay('submitFiling')];
  if (!mayPrepare && !mayFile) return <Notice notice={<NoAccess what="file forms" />} />;
  // Another form begins anew: nothing of the one before stays on the page.
  return <AskedForm key={props.filingId} {...props} />;
}

function AskedForm({ filingId, step, field }: FormPageProps) {
  // What is typed is judged against what was read: only its own saving, and its state, bring it anew. What is kept of an
  // earlier visit may be changed meanwhile, so nobody types into it before it is read again.
  const { data, ...query } = useCall(
    'getForm',
    { query: { filingId } },
    { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' },
  );
  const read = query.isFetchedAfterMount ? data : undefined;
  const form = read?.entity[0];
  useReceiptWhenPaid(form && toShownFiling(form), query.refetch);
  return (
    <PagePart
      query={{ ...query, data: read }}
      what="form"
      header={<PageHeader title="Form" />}
      loading={<LoadingText label="Loading the form" lines={6} />}
      absent={noSuchForm}
    >
      {(shown) => <EnteredForm form={shown} step={step} field={field} />}
    </PagePart>
  );
}

interface EnteredFormProps extends Pick<FormPageProps, 'step' | 'field'> {
  readonly form: FormState;
}

function EnteredForm({ form, step, field }: EnteredFormProps) {
  const [isJustFiled, setJustFiled] = useState(false);
  useEnteredCompany(form);
  if (form.state !== 'draft') return <UnderWay filing={toShownFiling(form)} isJustFiled={isJustFiled} />;
  const place = placeIn(form, step);
  const asked = form.steps.find(({ id }) => id === place);
  if (asked !== undefined) return <StepPage key={place} state={form} step={asked} field={field} />;
  if (place === 'check') return <CheckPage form={form} />;
  return <ReviewPage form={form} onAwaitingPayment={() => setJustFiled(true)} />;
}

function toShownFiling(form: FormState): ShownFiling {
  return { ...form, checkHref: paths.form(form.filingId, { step: 'check' }) };
}

const noSuchForm = (
  <EmptyState
    title="There is no such form"
    actions={<LinkButton href={paths.submissionStatus}>Show submissions</LinkButton>}
  >
    It was deleted, or it is outside your reach.
  </EmptyState>
);

function Notice({ notice }: { notice: ReactNode }) {
  return (
    <>
      <PageHeader title="Form" />
      {notice}
    </>
  );
}
