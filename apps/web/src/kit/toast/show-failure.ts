import { toFormRefusal } from '../form/refusal.ts';
import { showToast } from './show-toast.ts';

/**
 * Says why an act was refused. It has no form, so the text of its first field, if it has one, is said instead of the one
 * about all fields.
 *
 * @throws any other error
 */
export function showFailure(error: unknown): void {
  const { detail, errors = {} } = toFormRefusal(error);
  showToast({ text: Object.values(errors)[0] ?? detail, tone: 'failed' });
}
