import type { MouseEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiProblem } from '#api/api-problem.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { keepFocusNear, placesRound } from '#kit/focus/next-focus.ts';
import type { FormRefusal } from '#kit/form/refusal.ts';
import { showFailure } from '#kit/toast/show-failure.ts';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';

/** Whether a save was refused because the draft is no longer as this page read it. */
export const isConflict = (error: unknown) =>
  error instanceof ApiProblem && error.code === 'changed-meanwhile';

/** Said at the form while the banner above it asks. */
export const conflictRefusal: FormRefusal = { detail: 'Choose above whose answers to keep' };

interface ConflictBannerProps<Values extends FieldValues> {
  /** "form", "statement". */
  readonly what: string;
  /** What becomes of what was saved meanwhile, if this is saved on top. */
  readonly consequence: string;
  readonly form: StatbookForm<Values>;
  readonly saving: {
    readonly busy: boolean;
    readonly saveOnTop: () => Promise<void>;
    readonly discard: () => Promise<void>;
  };
}

/** Asks whose answers stay, where a draft was saved elsewhere while it was filled in here. */
export function ConflictBanner<Values extends FieldValues>(props: ConflictBannerProps<Values>) {
  const { what, consequence, form, saving } = props;
  const settle = async ({ currentTarget }: MouseEvent, way: () => Promise<void>) => {
    const places = placesRound(currentTarget);
    try {
      await way();
    } catch (error) {
      return showFailure(error);
    }
    // The form is as if it had not been submitted: its summary only said that there is something to choose here.
    form.reset(undefined, { keepValues: true, keepDefaultValues: true, keepDirty: true });
    keepFocusNear(places);
  };
  return (
    <Banner
      tone="warn"
      title={`This ${what} has changed since you opened it`}
      announced
      action={
        <>
          <Button busy={saving.busy} onClick={(event) => void settle(event, saving.saveOnTop)}>
            Save mine on top
          </Button>
          <Button kind="text" onClick={(event) => void settle(event, saving.discard)}>
            Show what was saved
          </Button>
        </>
      }
    >
      Somebody else, or you in another window, has saved it. What you entered is still here and was not saved.{' '}
      {consequence}
    </Banner>
  );
}
