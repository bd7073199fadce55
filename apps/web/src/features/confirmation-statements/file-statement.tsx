import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { toFormRefusal } from '#api/api-problem.ts';
import { call } from '#api/call.ts';
import { invalidateCalls } from '#api/queries.ts';
import { useOnline } from '#api/use-online.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#kit/action/button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Form, type FormRefusal } from '#kit/form/form.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { Card } from '#kit/page/layout.tsx';
import { LoaderOverlay } from '#kit/state/loader-overlay.tsx';
import styles from './statement.module.css';
import type { Review } from './statement-steps.ts';
import type { Statement } from './use-statement.ts';
import { useStepForm } from './use-step-form.ts';

interface FileStatementProps {
  readonly statement: Statement;
  readonly review: Review;
  readonly content: NonNullable<Review['Content']>;
  readonly onAwaitingPayment: () => void;
}

/** The statements once more, the box that nobody has ticked beforehand, and the one button that sends. */
export function FileStatement(props: FileStatementProps) {
  const { statement, content } = props;
  const online = useOnline();
  const form = useStepForm({ Confirmed: false });
  const { isFiling, file } = useFiling(props);
  const submit = ({ Confirmed }: { Confirmed: boolean }): Promise<FormRefusal | void> | FormRefusal =>
    Confirmed
      ? file()
      : {
          detail: 'The statement is not confirmed.',
          errors: { Confirmed: 'Confirm that these statements are made, and that you may file them' },
        };
  return (
    <Card title="File the statement">
      <p className={styles.intro}>{content.Statements.InformationDelivered}</p>
      <p className={styles.intro}>{content.Statements.LawfulPurpose}</p>
      <Form form={form} onSubmit={submit}>
        <Checkbox
          {...form.register('Confirmed')}
          label={`${statement.facts.Company.CompanyName} makes these statements, signed by ${content.Signer}, and I am authorised to file them`}
          hint="What is filed appears on the public register and cannot be called back."
        />
        {!online && (
          <Banner tone="warn" title="Filing waits until you are online" announced>
            Nothing was sent. The draft stays as it is.
          </Banner>
        )}
        <FormActions>
          <Button type="submit" kind="filled" files busy={isFiling}>
            File with Companies House
          </Button>
        </FormActions>
      </Form>
      <LoaderOverlay doing={isFiling ? 'Preparing the filing' : undefined} />
    </Card>
  );
}

function useFiling({ review, content, onAwaitingPayment }: FileStatementProps) {
  const { FilingId, DraftVersion } = review;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isFiling, setFiling] = useState(false);
  const file = async (): Promise<FormRefusal | void> => {
    setFiling(true);
    try {
      const { Entity } = await call('submitFiling', {
        body: { FilingId, DraftVersion, ContentAccepted: content.ContentSha256 },
      });
      if (Entity[0]?.State === 'awaiting-payment') {
        onAwaitingPayment();
      } else {
        await navigate({ href: paths.submissionReceipt(FilingId) });
      }
      await invalidateCalls(
        queryClient,
        'getConfirmationStatementConfirmLaterDetails',
        'getConfirmationStatementFacts',
      );
      return undefined;
    } catch (error) {
      return toFormRefusal(error);
    } finally {
      setFiling(false);
    }
  };
  return { isFiling, file };
}
