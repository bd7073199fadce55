import { useRef, useState } from 'react';
import { type FormRefusal, toFormRefusal } from '#kit/form/refusal.ts';
import { useAction } from '#api/queries.ts';
import { sharePaths } from '#app/share-paths.ts';
import { Button } from '#kit/button/button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { useHolders } from '../holders/share-holder.ts';
import { AskBeforeLeaving } from '../plan/ask-before-leaving.tsx';
import { useLeave } from '../plan/use-leave.ts';
import { useFocusOnReturn } from '../plan/use-focus-on-return.ts';
import { BalanceFields, CertificatesFields, ClassFields } from './balance-fields.tsx';
import { HoldingFields } from './holding-fields.tsx';
import {
  findUnequal,
  type Opening,
  openingSchema,
  type OpeningValues,
  toOpeningBody,
  toOpeningValues,
} from './opening-values.ts';
import { ReviewOpening } from './review-opening.tsx';

/** What is read again once the books have begun. */
const begun = [
  'getOpeningBalance',
  'companyInformationReportShareClass',
  'getShareClassDetails',
  'getMultiShareHolderDetails',
  'getShareEvents',
  'getShareRegister',
  'getCapTable',
  'shareCertificateDetails',
] as const;

/** The registry's figures to be checked, completed and corrected; then looked at once more, and recorded. */
export default function OpeningFormPart({ opening }: { opening: Opening }) {
  const { companyId, proposal, incorporatedOn } = opening;
  const form = useStatbookForm({ schema: openingSchema, defaultValues: toOpeningValues(proposal) });
  const { holders } = useHolders(companyId);
  const [key] = useState(() => crypto.randomUUID());
  const [review, setReview] = useState<Review>();
  const saving = useAction('saveOpeningBalance', begun);
  const leave = useLeave();
  const isRecorded = useRef(false);
  const figures = useFocusOnReturn(review !== undefined);
  const close = (refusal?: FormRefusal) => {
    setReview(undefined);
    review?.settle(refusal);
  };
  const record = async (values: OpeningValues) => {
    try {
      await saving.mutateAsync({ body: toOpeningBody(values, { companyId, key, holders }) });
    } catch (error) {
      close(toFormRefusal(error));
      return;
    }
    isRecorded.current = true;
    await leave(sharePaths.classes(companyId), 'Opening balance recorded');
  };
  return (
    <>
      {review !== undefined && (
        <ReviewOpening
          values={review.values}
          holders={holders}
          isRecording={saving.isPending}
          onRecord={() => void record(review.values)}
          onBack={() => close()}
        />
      )}
      {/* Kept while it is reviewed, so that what the server refuses stands at its field. */}
      <div ref={figures} tabIndex={-1} hidden={review !== undefined}>
        <SourceNote opening={opening} />
        <Form
          form={form}
          onSubmit={(values) =>
            // What does not add up is never offered to be recorded.
            findUnequal(values) ??
            new Promise<FormRefusal | undefined>((settle) => setReview({ values, settle }))
          }
        >
          <BalanceFields form={form} earliest={incorporatedOn ?? undefined} />
          <ClassFields form={form} />
          <HoldingFields form={form} holders={holders} />
          <CertificatesFields form={form} />
          <FormActions>
            <Button type="submit" kind="filled">
              Review the opening balance
            </Button>
          </FormActions>
        </Form>
      </div>
      <AskBeforeLeaving what="Opening balance" form={form} isRecorded={isRecorded} />
    </>
  );
}

/** What is looked at once more; the form waits for how it ends. */
interface Review {
  readonly values: OpeningValues;
  readonly settle: (refusal: FormRefusal | undefined) => void;
}

/** Where the figures come from, and what they leave open. */
function SourceNote({ opening: { proposal, hasAuthenticationCode } }: { opening: Opening }) {
  if (proposal !== null)
    return (
      <Banner title="Proposed from Companies House">
        The company data of <InstantValue instant={proposal.readAt} /> gives classes, numbers and names. Check
        them against the company’s own register and certificates. It does not tell votes, issue prices or
        distinguishing numbers: complete them, or leave open what nobody knows.
      </Banner>
    );
  return (
    <Banner title="Nothing is known from Companies House">
      {hasAuthenticationCode
        ? 'The company’s data have not been read, or state no capital. Update the company, or enter the figures of its own register.'
        : 'Capital and shareholders are given only to those who hold the authentication code. Enter it on the page of shareholders, or enter the figures of the company’s own register.'}
    </Banner>
  );
}
