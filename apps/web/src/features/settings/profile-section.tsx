import { useRef, useState } from 'react';
import { useAction, useCall } from '#api/queries.ts';
import { useSession } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { Avatar } from '#kit/avatar/avatar.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { Value } from '#kit/value/value.tsx';
import { toPortrait } from './portrait.ts';
import { ProblemBanner } from '#company-page/problem-banner.tsx';
import styles from './settings.module.css';

/** Who the person is. Name and e-mail address come from the sign-in service; the photo is kept here. */
export function ProfileSection() {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const agents = useCall(
    'getAllAgent',
    { query: { id: user?.centralUserId } },
    { enabled: user !== undefined },
  );
  const own = agents.data?.entity.find(({ agentId }) => agentId === user?.agentId);
  if (user === undefined) return null;
  const photo = own?.agentProfilePhoto ?? undefined;
  return (
    <Card title="Profile">
      <div className={styles.person}>
        <Avatar name={user.name} photoUrl={photo} size={96} alt="You, as others see you" />
        <div className={styles.facts}>
          <DescriptionList
            facts={[
              { term: 'Name', value: user.name, note: 'From the sign-in service' },
              {
                term: 'Email address',
                value: <Value>{user.email}</Value>,
                note: 'From the sign-in service',
              },
            ]}
          />
        </div>
      </div>
      <PhotoButtons hasPhoto={photo !== undefined} />
    </Card>
  );
}

function PhotoButtons({ hasPhoto }: { hasPhoto: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [unreadable, setUnreadable] = useState<Error>();
  const save = useAction('saveProfilePhoto', ['getAllAgent']);
  const remove = useAction('removeProfilePhoto', ['getAllAgent']);
  const take = async (file: File) => {
    setUnreadable(undefined);
    const photo = await toPortrait(file).catch(() => undefined);
    if (photo === undefined)
      return setUnreadable(new Error(`${file.name} is no picture. Choose a PNG, JPEG or WebP file.`));
    save.mutate({ body: { photo } }, { onSuccess: () => showToast('Photo saved') });
  };
  const error = unreadable ?? save.error ?? remove.error;
  return (
    <>
      {error && <ProblemBanner title="The photo was not saved" error={error} />}
      <div className={styles.buttons}>
        <Button busy={save.isPending} onClick={() => input.current?.click()}>
          {hasPhoto ? 'Replace photo' : 'Add a photo'}
        </Button>
        {hasPhoto && (
          <Button
            kind="text"
            busy={remove.isPending}
            onClick={() => remove.mutate({}, { onSuccess: () => showToast('Photo removed') })}
          >
            Remove photo
          </Button>
        )}
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            aria-label="Photo file"
            tabIndex={-1}
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) void take(file);
            }}
          />
        </VisuallyHidden>
      </div>
    </>
  );
}
