import { useState } from 'react';
import { useAction } from '#api/queries.ts';
import { useOnline } from '#api/use-online.ts';
import { useMay } from '#app/session-port.ts';
import { draftCalls } from '#filing/draft-calls.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { LoaderOverlay } from '#kit/loader-overlay/loader-overlay.tsx';
import { NoAccess } from '#kit/states/states.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { changeCalls, type ChangeFiling } from './change-types.ts';

const checkConfirmed = ({ Confirmed }: { Confirmed: boolean }): Readonly<Record<string, string>> =>
  Confirmed ? {} : { Confirmed: 'Confirm what you file, and that you may file it' };

const canBeFiled = ({ isReady, approvalState, contentSha256 }: ChangeFiling) =>
  isReady && (approvalState === 'not-needed' || approvalState === 'approved') && contentSha256 !== null;

const countOf = (count: number) => (count === 1 ? 'one notice' : `${count} notices`);

/** Files everything that is ready, each as it stands above; what is refused stays a draft, and says why. */
export function FileAll({ filings }: { readonly filings: readonly ChangeFiling[] }) {
  const mayFile = useMay('submitFilings');
  const drafts = filings.filter(({ state }) => state === 'draft');
  const ready = drafts.filter(canBeFiled);
  const waiting = drafts.length - ready.length;
  return (
    <Card title="File the notices">
      {waiting > 0 && (
        <Banner tone="info" title={`${waiting === 1 ? 'One draft is' : `${waiting} drafts are`} not ready`}>
          Above it says what is missing. Those that are ready can be filed before.
        </Banner>
      )}
      {ready.length > 0 &&
        (mayFile ? <Ready ready={ready} /> : <NoAccess what="file with Companies House" />)}
    </Card>
  );
}

function Ready({ ready }: { readonly ready: readonly ChangeFiling[] }) {
  const online = useOnline();
  const form = useStatbookForm({ defaultValues: { Confirmed: false }, check: checkConfirmed });
  const { refused, isFiling, file } = useFiling(ready);
  return (
    <>
      {refused.length > 0 && (
        <Banner tone="bad" title="Not everything was filed" announced>
          {refused.map(({ filingId, text }) => (
            <p key={filingId}>{text}</p>
          ))}
        </Banner>
      )}
      <Form form={form} onSubmit={file}>
        <Checkbox
          {...form.register('Confirmed')}
          label={`Each company files its form, and I am authorised to file ${ready.length === 1 ? 'it' : 'them'}`}
          hint="What is filed appears on the public register and cannot be withdrawn."
        />
        {!online && (
          <Banner tone="warn" title="Filing waits until you are online" announced>
            Nothing was sent. The drafts stay as they are.
          </Banner>
        )}
        <FormActions>
          <Button type="submit" kind="filled" files busy={isFiling}>
            File {countOf(ready.length)} with Companies House
          </Button>
        </FormActions>
      </Form>
      <LoaderOverlay label={isFiling ? 'Preparing the filings' : undefined} />
    </>
  );
}

function useFiling(ready: readonly ChangeFiling[]) {
  const [refused, setRefused] = useState<readonly { filingId: string; text: string }[]>([]);
  const filing = useAction('submitFilings', [...draftCalls, ...changeCalls]);
  const file = async () => {
    const filings = ready.flatMap(({ filingId, version, contentSha256 }) =>
      contentSha256 === null ? [] : [{ filingId, draftVersion: version, contentAccepted: contentSha256 }],
    );
    const { entity } = await filing.mutateAsync({ body: { filings } });
    const names = new Map(
      ready.map(({ filingId, companyName, form }) => [filingId, `${companyName}, ${form}`]),
    );
    setRefused(
      entity.flatMap(({ filingId, refusal }) =>
        refusal === null ? [] : [{ filingId, text: `${names.get(filingId) ?? ''}: ${refusal.message}` }],
      ),
    );
    const filed = entity.filter(({ refusal }) => refusal === null).length;
    if (filed > 0) showToast(`${filed === 1 ? 'One notice was' : `${filed} notices were`} filed`);
  };
  return { refused, isFiling: filing.isPending, file };
}
