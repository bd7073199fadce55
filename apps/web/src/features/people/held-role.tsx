import { lowerFirst } from '@statbook/domain/lower-first';
import { DateValue } from '#kit/value/dates.tsx';

/** When a role was held: days, or the words that some registers have in place of one. */
interface HeldRole {
  readonly heldFrom: string | null;
  readonly heldUntil: string | null;
}

/** "Director", or "Formerly director". */
export const describeRole = ({ roleText, isCurrent }: { roleText: string; isCurrent: boolean }) =>
  isCurrent ? roleText : `Formerly ${lowerFirst(roleText)}`;

/** "From 3 May 2020 until 4 June 2024". */
export function HeldDays({ role: { heldFrom, heldUntil } }: { readonly role: HeldRole }) {
  return (
    <>
      {heldFrom !== null && (
        <>
          From <Day text={heldFrom} />
        </>
      )}
      {heldUntil !== null && (
        <>
          {heldFrom === null ? 'Until ' : ' until '}
          <Day text={heldUntil} />
        </>
      )}
    </>
  );
}

const Day = ({ text }: { readonly text: string }) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? <DateValue date={text} /> : text;
