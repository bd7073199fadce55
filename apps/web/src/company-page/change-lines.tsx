import type { CallReply } from '#api/call-types.ts';
import { None } from '#kit/value/dates.tsx';

/** A change of the register as every page shows it. */
export type RegisterChange = CallReply<'getRegisterChanges'>['entity'][number];

/** "Officer appointed: QUILL, Mara". */
export function ChangeTitle({ change: { title, subject } }: { change: RegisterChange }) {
  if (subject === '') return title;
  return (
    <>
      {title}: <bdi>{subject}</bdi>
    </>
  );
}

/** Before or now: a line for each particular. */
export function ChangeText({ text }: { text: string | null }) {
  if (text === null) return <None />;
  return text.split('\n').map((line) => (
    <div key={line} dir="auto">
      {line}
    </div>
  ));
}

/** "2 changes at Companies House that you did not file". */
export const alarmText = (alarms: number) =>
  `${alarms === 1 ? 'A change' : `${alarms} changes`} at Companies House that you did not file`;
