import { useRouter } from '@tanstack/react-router';
import { paths } from '#app/paths.ts';
import type { FormRefusal } from '#kit/form/refusal.ts';
import { useSaveShortcut } from '#kit/form/use-save-shortcut.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { useBusy } from '#kit/use-busy.ts';

/** A draft as the server holds it once it was saved: a refusal says nothing of whether it is ready. */
interface SavedDraft {
  readonly isReady: boolean;
}

interface DraftSaving<Saved extends SavedDraft, More> {
  /** "Form", "Statement". */
  readonly what: string;
  readonly companyId: string;
  /** Saves what stands on the page, right or wrong. */
  readonly save: (more?: More) => Promise<Saved | FormRefusal>;
}

export const isSavedDraft = <Saved extends SavedDraft>(saved: Saved | FormRefusal): saved is Saved =>
  'isReady' in saved;

/** Saving a page of a draft without judging it: on the way back and out, and by the keys that everybody knows. */
export function useDraftSaving<Saved extends SavedDraft, More>({
  what,
  companyId,
  save,
}: DraftSaving<Saved, More>) {
  const router = useRouter();
  const { busy, whileBusy } = useBusy();
  /** Only what could not be saved at all keeps the person here. */
  const saveQuietly = async (then: () => Promise<unknown> | void = () => undefined, more?: More) => {
    const saved = await save(more);
    if (isSavedDraft(saved)) await then();
    else showToast({ text: saved.detail, tone: 'failed' });
  };
  const saveAnd = (...saving: Parameters<typeof saveQuietly>) => void whileBusy(() => saveQuietly(...saving));
  useSaveShortcut(() => saveAnd(() => showToast(`${what} saved`)));
  const finishLater = () =>
    saveAnd(async () => {
      await router.navigate({ href: paths.forms(companyId) });
      showToast(`${what} saved. Go on with it whenever you like.`);
    });
  return { busy, whileBusy, saveQuietly, saveAnd, finishLater };
}
