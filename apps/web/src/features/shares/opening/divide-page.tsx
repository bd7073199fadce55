import { useNavigate } from '@tanstack/react-router';
import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { useCall } from '#api/queries.ts';
import { useAccess } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { Button } from '#kit/action/button.tsx';
import { LinkButton } from '#kit/action/link-button.tsx';
import { Entry } from '#kit/form/entry.tsx';
import { ShareCountField } from '#kit/form/figure-fields.tsx';
import { FieldRow, FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { Select } from '#kit/form/select.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { EmptyState, NoAccess } from '#kit/state/states.tsx';
import { formatNumber } from '#kit/value/format.ts';
import { RecordPart } from '../../../record/record-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { HolderPicker } from '../holders/holder-picker.tsx';
import { isKnown } from '../holders/share-holder.ts';
import { AskBeforeLeaving } from '../plan/ask-before-leaving.tsx';
import { CorrectedEntry, CorrectionReason, recordEvents, withReversal } from '../plan/correction.tsx';
import { EntrySteps } from '../plan/entry-steps.tsx';
import type { ShareEntry } from '../plan/share-plan.ts';
import { useEntry } from '../plan/use-entry.ts';
import { useEntryForm } from '../plan/use-entry-form.ts';
import {
  type Balance,
  checkParts,
  type DivideValues,
  emptyPart,
  leftWords,
  toDivided,
  type UnknownHolding,
} from './divide-values.ts';
import type { Opening } from './opening-values.ts';

const title = 'Divide shares whose holders are not yet known';

/** Shares of an opening balance that belong to nobody known are divided among those who hold them. */
export default function DividePage({ companyId }: { companyId: string }) {
  const mayEdit = useAccess().has('EditCompany');
  const opening = useCall('getOpeningBalance', { query: { CompanyId: companyId } });
  return (
    <ShareArea companyId={companyId} title={title}>
      {mayEdit ? (
        <RecordPart query={opening} what="opening balance">
          {(found) => <Divided opening={found} />}
        </RecordPart>
      ) : (
        <NoAccess what="record events of shares" />
      )}
    </ShareArea>
  );
}

function Divided({ opening: { CompanyId, Recorded } }: { opening: Opening }) {
  const holders = useCall('getMultiShareHolderDetails', { query: { CompanyId } });
  if (Recorded === null) return <NothingToDivide companyId={CompanyId} />;
  return (
    <RecordPart
      query={{ ...holders, data: holders.data && { Entity: [holders.data.Entity] } }}
      what="holders"
    >
      {(all) => (
        <CorrectedEntry companyId={CompanyId} entryId={Recorded.ShareEventId} kinds={['opening-balance']}>
          {(entry) => {
            if (entry?.Request.Kind !== 'opening-balance') return null;
            const nobody = new Set(all.filter((each) => !isKnown(each)).map(({ HolderId }) => HolderId));
            const unknown = entry.Request.Holdings.filter(({ HolderId = '' }) => nobody.has(HolderId));
            if (unknown.length === 0) return <NothingToDivide companyId={CompanyId} />;
            return (
              <DivideForm companyId={CompanyId} entry={entry} balance={entry.Request} unknown={unknown} />
            );
          }}
        </CorrectedEntry>
      )}
    </RecordPart>
  );
}

function NothingToDivide({ companyId }: { companyId: string }) {
  return (
    <EmptyState
      title="Nothing to divide"
      actions={<LinkButton href={sharePaths.shareholders(companyId)}>Register of members</LinkButton>}
    >
      The holders of all shares of the opening balance are known.
    </EmptyState>
  );
}

interface DivideFormProps {
  readonly companyId: string;
  readonly entry: ShareEntry;
  readonly balance: Balance;
  readonly unknown: readonly UnknownHolding[];
}

function DivideForm({ companyId, entry: corrected, balance, unknown }: DivideFormProps) {
  const navigate = useNavigate();
  const form = useEntryForm<DivideValues>({
    defaultValues: { Reason: 'It has become known who holds the shares', Holdings: [emptyPart, emptyPart] },
    check: (values) => checkParts(unknown, values),
  });
  const entry = useEntry({
    companyId,
    record: (events, mark) => recordEvents(companyId, events, mark),
    onRecorded: async () => {
      await navigate({ href: sharePaths.shareholders(companyId) });
      showToast('The holders stand in the register of members');
    },
  });
  const review = (values: DivideValues) =>
    entry.review(withReversal(corrected, values.Reason, [toDivided(balance, unknown, values)]));
  return (
    <>
      <EntrySteps entry={entry} act="Record the holders">
        <Form form={form} onSubmit={review} refusal={entry.refusal}>
          <PartsFields companyId={companyId} form={form} unknown={unknown} />
          <CorrectionReason companyId={companyId} corrected={corrected} field={form.register('Reason')} />
          <FormActions>
            <Button type="submit" kind="filled" busy={entry.isBusy}>
              Review the holders
            </Button>
            <LinkButton href={sharePaths.shareholders(companyId)}>Cancel</LinkButton>
          </FormActions>
        </Form>
      </EntrySteps>
      <AskBeforeLeaving what={title} form={form} isRecorded={entry.isRecorded} />
    </>
  );
}

interface PartsFieldsProps {
  readonly companyId: string;
  readonly form: ReturnType<typeof useEntryForm<DivideValues>>;
  readonly unknown: readonly UnknownHolding[];
}

function PartsFields({ companyId, form, unknown }: PartsFieldsProps) {
  const parts = useFieldArray({ control: form.control, name: 'Holdings' });
  const typed = useWatch({ control: form.control, name: 'Holdings' });
  return (
    <FormSection
      title="The holders"
      description="Everybody is a member from the day of the balance on, and gets a certificate. What happened to the shares since is entered again for them; you see it before anything is recorded."
    >
      {parts.fields.map(({ id }, place) => (
        <Entry key={id} title={`Holder ${place + 1}`}>
          <PartFields companyId={companyId} form={form} unknown={unknown} place={place} />
          {parts.fields.length > 1 && (
            <Button kind="text" onClick={() => parts.remove(place)}>
              Remove holder {place + 1}
            </Button>
          )}
        </Entry>
      ))}
      <Button onClick={() => parts.append(emptyPart)}>Add a holder</Button>
      <Muted>{leftWords(unknown, typed)}</Muted>
    </FormSection>
  );
}

function PartFields({ companyId, form, unknown, place }: PartsFieldsProps & { place: number }) {
  const name = `Holdings.${place}` as const;
  const classes = useCall('getShareClassDetails', { query: { CompanyId: companyId } });
  const holding = unknown[Number(useWatch({ control: form.control, name: `${name}.Of` }))];
  const nameOf = ({ ClassId, Shares }: UnknownHolding) =>
    `${formatNumber(Shares)} ${classes.data?.Entity.find((each) => each.ShareClassId === ClassId)?.ClassName ?? 'shares'}`;
  return (
    <>
      {unknown.length > 1 && (
        <Select
          {...form.register(`${name}.Of`)}
          label="Out of"
          options={unknown.map((each, index) => ({ value: String(index), label: nameOf(each) }))}
        />
      )}
      <Controller
        name={`${name}.HolderId`}
        control={form.control}
        render={({ field }) => <HolderPicker {...field} companyId={companyId} label="Holder" />}
      />
      <FieldRow>
        <ShareCountField
          {...form.register(`${name}.Shares`)}
          label="Number of shares"
          unit={holding === undefined ? 'shares' : `of\u00A0${formatNumber(holding.Shares)}`}
        />
        {holding?.Numbers !== undefined && (
          <TextField
            {...form.register(`${name}.Numbers`)}
            label="Their numbers"
            hint={`Out of ${holding.Numbers}`}
            width="m"
            code
          />
        )}
      </FieldRow>
    </>
  );
}
