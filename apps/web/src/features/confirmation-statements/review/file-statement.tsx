import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { invalidateCalls } from '#api/queries.ts';
import { useOnline } from '#api/use-online.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#kit/button/button.tsx';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { Card } from '#kit/card/card.tsx';
import { LoaderOverlay } from '#kit/loader-overlay/loader-overlay.tsx';
import styles from '../statement.module.css';
import type { Review } from '../statement-steps.ts';
import type { Statement } from '../use-statement.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';

interface FileStatementProps {
  readonly statement: Statement;
  readonly review: Review;
  readonly content: NonNullable<Review['content']>;
  readonly onAwaitingPayment: () => void;
}

const checkConfirmed = ({ Confirmed }: { Confirmed: boolean }): Readonly<Record<string, string>> =>
  Confirmed ? {} : { Confirmed: 'Confirm that these statements are made, and that you may file them' };

/** The statements once more, the box that nobody has ticked beforehand, and the one button that sends. */
export function FileStatement(props: FileStatementProps) {
  const { statement, content } = props;
  const online = useOnline();
  const form = useStatbookForm({ defaultValues: { Confirmed: false }, check: checkConfirmed });
  const { isFiling, file } = useFiling(props);
  return (
    <Card title="File the statement">
      <p className={styles.intro}>{content.statements.informationDelivered}</p>
      <p className={styles.intro}>{content.statements.lawfulPurpose}</p>
      <Form form={form} onSubmit={file}>
        <Checkbox
          {...form.register('Confirmed')}
          label={`${statement.facts.company.companyName} makes these statements, signed by ${content.signer}, and I am authorised to file them`}
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
      <LoaderOverlay label={isFiling ? 'Preparing the filing' : undefined} />
    </Card>
  );
}

function useFiling({ review, content, onAwaitingPayment }: FileStatementProps) {
  const { filingId, draftVersion } = review;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isFiling, setFiling] = useState(false);
  const file = async () => {
    setFiling(true);
    try {
      const { entity } = await call('submitFiling', {
        body: { filingId, draftVersion, contentAccepted: content.contentSha256 },
      });
      if (entity[0]?.state === 'awaiting-payment') {
        onAwaitingPayment();
      } else {
        await navigate({ href: paths.submissionReceipt(filingId) });
      }
      await invalidateCalls(
        queryClient,
        'getConfirmationStatementConfirmLaterDetails',
        'getConfirmationStatementFacts',
      );
    } finally {
      setFiling(false);
    }
  };
  return { isFiling, file };
}
