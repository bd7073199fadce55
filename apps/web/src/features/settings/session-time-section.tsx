import { z } from 'zod';
import type { CallReply } from '#api/call-types.ts';
import { useAction, useCall } from '#api/queries.ts';
import { ActionForm } from '#kit/form/action-form.tsx';
import { digitsMask } from '#kit/mask/text-masks.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { Value } from '#kit/value/value.tsx';
import { SectionPart } from './section-part.tsx';
import styles from './settings.module.css';

type Time = CallReply<'getSessionTimeout'>['entity'][number];

/** How long sessions of the account last without activity. */
export function SessionTimeSection({ mayEdit }: { mayEdit: boolean }) {
  const timeout = useCall('getSessionTimeout');
  return (
    <Card title="Session time">
      <Lead>
        Everybody of the account is signed out after this time without activity. Five minutes before, they are
        warned.
      </Lead>
      <SectionPart query={timeout} label="Loading the session time">
        {({ entity: [time] }) => {
          if (time === undefined) return null;
          if (mayEdit) return <TimeForm time={time} />;
          return (
            <DescriptionList facts={[{ term: 'Signed out after', value: <Value>{timeText(time)}</Value> }]} />
          );
        }}
      </SectionPart>
    </Card>
  );
}

const timeText = ({ hours, minutes }: Time) =>
  [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter((part) => part !== false).join(' ');

const whole = (most: number, message: string) =>
  z
    .string()
    .trim()
    .refine((text) => /^\d{1,2}$/.test(text) && Number(text) <= most, message);

const schema = z
  .object({
    hours: whole(24, 'Enter whole hours, from 0 to 24'),
    minutes: whole(59, 'Enter whole minutes, from 0 to 59'),
  })
  .refine(
    ({ hours, minutes }) => {
      const length = Number(hours) * 60 + Number(minutes);
      return length >= 10 && length <= 24 * 60;
    },
    { path: ['minutes'], message: 'Enter a time between 10 minutes and 24 hours' },
  );

const digits = digitsMask(2);

function TimeForm({ time }: { time: Time }) {
  const form = useStatbookForm({
    schema,
    defaultValues: { hours: String(time.hours), minutes: String(time.minutes) },
  });
  const save = useAction('saveSessionTimeout', ['getSessionTimeout']);
  const submit = async ({ hours, minutes }: z.output<typeof schema>) => {
    await save.mutateAsync({ body: { hours: Number(hours), minutes: Number(minutes) } });
    showToast('Session time saved');
  };
  return (
    <ActionForm form={form} onSubmit={submit} submitLabel="Save session time">
      <div className={styles.time}>
        <TextField {...form.register('hours')} label="Hours" width="xs" mask={digits} numeric />
        <TextField {...form.register('minutes')} label="Minutes" width="xs" mask={digits} numeric />
      </div>
    </ActionForm>
  );
}
