import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useAction } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#kit/button/button.tsx';
import { ConfirmDialog, preloadDialog } from '#kit/dialog/dialog.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { type Role, userCalls } from '../user-types.ts';

/** Removes a role that nobody has; while somebody has it, the answer says what to do first. */
export function RemoveRole({ role: { roleId, name } }: { role: Role }) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const remove = useAction('removeRole', userCalls);
  const confirm = async () => {
    try {
      await remove.mutateAsync({ body: { id: roleId } });
      showToast(`${name} removed`);
      await router.navigate({ href: paths.roles });
    } catch (error) {
      showFailure(error);
      setAsking(false);
    }
  };
  return (
    <>
      <Button onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
        Remove role
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Remove the role ${name}`}
        consequence="It can no longer be given. Nobody’s access changes."
        confirmLabel="Remove role"
        busy={remove.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
