import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
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
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { draftCalls } from './draft-calls.ts';

interface FileCardProps {
  readonly title: string;
  readonly filingId: string;
  /** The version that the review page showed. */
  readonly draftVersion: number;
  /** SHA-256 of what it showed. */
  readonly contentSha256: string;
  /** The statement beside the box that nobody has ticked beforehand. */
  readonly confirmation: string;
  /** What the button and the note under the box say, where a person delivers the form. */
  readonly document?: { readonly submitLabel: string; readonly hint: string } | undefined;
  /** It was filed, and nothing is to be paid. */
  readonly onFiled?: (() => void) | undefined;
  readonly children?: ReactNode;
  readonly onAwaitingPayment: () => void;
}

const checkConfirmed = ({ Confirmed }: { Confirmed: boolean }): Readonly<Record<string, string>> =>
  Confirmed ? {} : { Confirmed: 'Confirm what you file, and that you may file it' };

/** What is stated once more, the box that nobody has ticked beforehand, and the one button that sends. */
export function FileCard(props: FileCardProps) {
  const { title, confirmation, document, children } = props;
  const online = useOnline();
  const form = useStatbookForm({ defaultValues: { Confirmed: false }, check: checkConfirmed });
  const { isFiling, file } = useFiling(props);
  return (
    <Card title={title}>
      {children}
      <Form form={form} onSubmit={file}>
        <Checkbox
          {...form.register('Confirmed')}
          label={confirmation}
          hint={document?.hint ?? 'What is filed appears on the public register and cannot be withdrawn.'}
        />
        {!online && (
          <Banner tone="warn" title="Filing waits until you are online" announced>
            Nothing was sent. The draft stays as it is.
          </Banner>
        )}
        <FormActions>
          <Button type="submit" kind="filled" files busy={isFiling}>
            {document?.submitLabel ?? 'File with Companies House'}
          </Button>
        </FormActions>
      </Form>
      <LoaderOverlay label={isFiling ? 'Preparing the filing' : undefined} />
    </Card>
  );
}

function useFiling(props: FileCardProps) {
  const { filingId, draftVersion, contentSha256, onAwaitingPayment, onFiled } = props;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isFiling, setFiling] = useState(false);
  const file = async () => {
    setFiling(true);
    try {
      const { entity } = await call('submitFiling', {
        body: { filingId, draftVersion, contentAccepted: contentSha256 },
      });
      if (entity[0]?.state === 'awaiting-payment') {
        onAwaitingPayment();
      } else {
        onFiled?.();
        await navigate({ href: paths.submissionReceipt(filingId) });
      }
      await invalidateCalls(queryClient, ...draftCalls);
    } finally {
      setFiling(false);
    }
  };
  return { isFiling, file };
}
