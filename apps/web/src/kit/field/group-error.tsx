import { useField } from './field.ts';
import { FieldError } from './field-error.tsx';

/** What is wrong with several fields together: a place for the error summary to lead to. */
export function GroupError({ name }: { name: string }) {
  const field = useField({ name });
  if (field.errorId === undefined) return null;
  return (
    <div id={field.id} tabIndex={-1}>
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </div>
  );
}
