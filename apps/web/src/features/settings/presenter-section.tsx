import { useState } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { useAction, useCall } from '#api/queries.ts';
import { Button } from '#kit/button/button.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { ConfirmDialog, preloadDialog } from '#kit/dialog/dialog.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { Value } from '#kit/value/value.tsx';
import { PresenterForm } from './presenter-form.tsx';
import { ProblemBanner } from '#company-page/problem-banner.tsx';
import { SectionPart } from './section-part.tsx';
import styles from './settings.module.css';

/** By what the account is known to Companies House when it files. */
export function PresenterSection({ mayEdit }: { mayEdit: boolean }) {
  const presenter = useCall('getPresenter');
  const [isEditing, setEditing] = useState(false);
  const done = () => setEditing(false);
  return (
    <Card title="Presenter at Companies House">
      <SectionPart query={presenter} label="Loading the presenter">
        {({ entity: [known] }) => {
          if (isEditing) return <PresenterForm onDone={done} />;
          return known?.hasOwn ? (
            <OwnPresenter mayEdit={mayEdit} onReplace={() => setEditing(true)} />
          ) : (
            <NoPresenter mayEdit={mayEdit} onEnter={() => setEditing(true)} />
          );
        }}
      </SectionPart>
    </Card>
  );
}

function NoPresenter({ mayEdit, onEnter }: { mayEdit: boolean; onEnter: () => void }) {
  return (
    <>
      <Lead>
        The account files as the presenter of this installation, whose account at Companies House is charged.
      </Lead>
      {mayEdit && <Button onClick={onEnter}>Use a presenter of your own</Button>}
    </>
  );
}

type Credentials = CallReply<'showPresenter'>['entity'][number];

const masked = '••••••••';

function OwnPresenter({ mayEdit, onReplace }: { mayEdit: boolean; onReplace: () => void }) {
  const [shown, setShown] = useState<Credentials>();
  const show = useAction('showPresenter');
  const reveal = () => show.mutate({}, { onSuccess: ({ entity }) => setShown(entity[0]) });
  return (
    <>
      {show.error && <ProblemBanner title="The credentials could not be shown" error={show.error} />}
      <DescriptionList
        facts={[
          { term: 'Presenter ID', value: <Value>{shown?.presenterId ?? masked}</Value> },
          { term: 'Presenter code', value: <Value>{shown?.presenterAuthenticationCode ?? masked}</Value> },
        ]}
      />
      {mayEdit && (
        <div className={styles.buttons}>
          <Button busy={show.isPending} onClick={shown ? () => setShown(undefined) : reveal}>
            {shown ? 'Hide the credentials' : 'Reveal (recorded)'}
          </Button>
          <Button onClick={onReplace}>Replace the credentials</Button>
          <RemovePresenter />
        </div>
      )}
    </>
  );
}

function RemovePresenter() {
  const [isAsking, setAsking] = useState(false);
  const remove = useAction('removePresenter', ['getPresenter']);
  return (
    <>
      <Button kind="text" onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
        Remove the credentials
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Remove the presenter credentials"
        consequence="From now on the account files as the presenter of this installation. What has been sent already is not changed."
        confirmLabel="Remove the credentials"
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            {},
            { onSuccess: () => showToast('Presenter credentials removed'), onError: showFailure },
          )
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
}
