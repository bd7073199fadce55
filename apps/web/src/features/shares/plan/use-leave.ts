import { useNavigate } from '@tanstack/react-router';
import { showToast } from '#kit/toast/show-toast.ts';

/** Leads on from a form whose matter is done, and says so; in the place of the form where going back would do it again. */
export function useLeave() {
  const navigate = useNavigate();
  return async (href: string, words: string, replace = false): Promise<void> => {
    await navigate({ href, replace });
    showToast(words);
  };
}
