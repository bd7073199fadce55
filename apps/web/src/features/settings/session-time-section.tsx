import { z } from 'zod';
import { toFormRefusal } from '#api/api-problem.ts';
import type { CallReply } from '#api/call-types.ts';
import { useAct, useCall } from '#api/queries.ts';
import { Button } from '#kit/action/button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { DescriptionList } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import { Lead } from '#kit/page/muted.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { Value } from '#kit/value/value.tsx';
import { SectionState } from './section-state.tsx';
import styles from './settings.module.css';

type Time = CallReply<'getSessionTimeout'>['Entity'][number];

/** How long sessions of the account last without activity. */
export function SessionTimeSection({ mayEdit }: { mayEdit: boolean }) {
  const { data, error } = useCall('getSessionTimeout');
  const time = data?.Entity[0];
  return (
    <Card title="Session time">
      <Lead>
        Everybody of the account is signed out after this time without activity. Five minutes before, they are
        warned.
      </Lead>
      {time === undefined ? (
        <SectionState error={error} label="Loading the session time" />
      ) : mayEdit ? (
        <TimeForm time={time} />
      ) : (
        <DescriptionList facts={[{ term: 'Signed out after', value: <Value>{timeText(time)}</Value> }]} />
      )}
    </Card>
  );
}

const timeText = ({ Hours, Minutes }: Time) =>
  [Hours > 0 && `${Hours} h`, Minutes > 0 && `${Minutes} min`].filter((part) => part !== false).join(' ');

const whole = (most: number, message: string) =>
  z
    .string()
    .trim()
    .refine((text) => /^\d{1,2}$/.test(text) && Number(text) <= most, message);

const schema = z
  .object({
    Hours: whole(24, 'Enter whole hours, from 0 to 24'),
    Minutes: whole(59, 'Enter whole minutes, from 0 to 59'),
  })
  .refine(
    ({ Hours, Minutes }) => {
      const minutes = Number(Hours) * 60 + Number(Minutes);
      return minutes >= 10 && minutes <= 24 * 60;
    },
    { path: ['Minutes'], message: 'Enter a time between 10 minutes and 24 hours' },
  );

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 2);

function TimeForm({ time }: { time: Time }) {
  const form = useStatbookForm({
    schema,
    defaultValues: { Hours: String(time.Hours), Minutes: String(time.Minutes) },
  });
  const save = useAct('saveSessionTimeout', ['getSessionTimeout']);
  const submit = async ({ Hours, Minutes }: z.output<typeof schema>) => {
    try {
      await save.mutateAsync({ body: { Hours: Number(Hours), Minutes: Number(Minutes) } });
      showToast('Session time saved');
      return undefined;
    } catch (error) {
      return toFormRefusal(error);
    }
  };
  return (
    <Form form={form} onSubmit={submit}>
      <div className={styles.time}>
        <TextField {...form.register('Hours')} label="Hours" width="xs" mask={digits} figure />
        <TextField {...form.register('Minutes')} label="Minutes" width="xs" mask={digits} figure />
      </div>
      <FormActions>
        <Button type="submit" busy={save.isPending}>
          Save session time
        </Button>
      </FormActions>
    </Form>
  );
}
