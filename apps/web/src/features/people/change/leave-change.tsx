import { LeaveDialog, type useUnsavedChanges } from '#kit/form/unsaved-changes.tsx';

/** Asks before what was entered of a change is lost: none of it is kept until the drafts are started. */
export const LeaveChange = ({ blocker }: Pick<ReturnType<typeof useUnsavedChanges>, 'blocker'>) => (
  <LeaveDialog
    blocker={blocker}
    title="Leave without starting the drafts"
    consequence="What you have entered of this change will be lost."
  />
);
