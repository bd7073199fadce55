import { useState } from 'react';
import { useAction } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import styles from '../statement.module.css';

/** The address that Companies House holds and does not publish: on request, and each showing is logged. */
export function RegisteredEmail({ companyId }: { companyId: string }) {
  const mayShow = useMay('showProtectedInformation');
  const show = useAction('showProtectedInformation');
  const [shown, setShown] = useState<string>();
  if (shown !== undefined) return <bdi>{shown}</bdi>;
  const reveal = () =>
    show.mutate(
      { body: { companyId } },
      {
        onSuccess: ({ entity }) => setShown(entity[0]?.registeredEmail ?? 'Not known here'),
        onError: showFailure,
      },
    );
  return (
    <div className={styles.held}>
      <span>Held, not published</span>
      {mayShow && (
        <Button kind="text" compact busy={show.isPending} onClick={reveal}>
          Reveal (recorded)
        </Button>
      )}
    </div>
  );
}
