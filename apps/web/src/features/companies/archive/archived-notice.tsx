import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { useRestore } from './use-restore.ts';

interface ArchivedNoticeProps {
  readonly detail: string;
  /** The archived record, where it is within reach. */
  readonly companyId: string | undefined;
  /** Adds the company all the same. */
  readonly onBeginNew: () => void;
}

/** Says that a company to be added is in the archive, and offers its record before a new one. */
export default function ArchivedNotice({ detail, companyId, onBeginNew }: ArchivedNoticeProps) {
  const mayRestore = useMay('restoreCompany') && companyId !== undefined;
  const [restored, setRestored] = useState<string>();
  const { mutate, error, isPending } = useRestore();
  if (restored !== undefined)
    return (
      <Banner
        announced
        tone="ok"
        title={`${restored} restored to your companies`}
        action={<AppLink href={paths.companyOverview(companyId)}>Open the company</AppLink>}
      >
        Its register, filings, diary, notes and access are those it had.
      </Banner>
    );
  const restore = () =>
    companyId !== undefined &&
    mutate(
      { body: { companyId } },
      { onSuccess: ({ entity }) => setRestored(entity[0]?.companyName ?? 'The company') },
    );
  return (
    <Banner
      announced
      tone="warn"
      title="This company is in the archive"
      action={
        <>
          {mayRestore && (
            <Button kind="filled" busy={isPending} onClick={restore}>
              Restore the company
            </Button>
          )}
          <Button kind="text" onClick={onBeginNew}>
            Begin a new record
          </Button>
        </>
      }
    >
      {error?.message ?? detail}
      {!mayRestore && companyId !== undefined && ' A user who may remove companies can restore it.'}
    </Banner>
  );
}
