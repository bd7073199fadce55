import { useFieldArray, useWatch } from 'react-hook-form';
import { useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { Select } from '#kit/select/select.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { formatNumber } from '#kit/value/format.ts';
import { PageList, PagePart } from '#company-page/page-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { isKnown } from '../holders/share-holder.ts';
import { CorrectedEntry } from '../plan/correction.tsx';
import { EntryForm } from '../plan/entry-form.tsx';
import type { ShareEntry } from '../plan/share-plan.ts';
import { useEntry } from '../plan/use-entry.ts';
import { useLeave } from '../plan/use-leave.ts';
import { type StatbookForm, useStatbookForm } from '#kit/form/use-statbook-form.ts';
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
import { partOf } from '#kit/form-part/form-part.ts';
import { RowList } from '#kit/fieldset/row-list.tsx';
import { ShareCountRow } from '../fields/taken-shares.tsx';
import { HolderField } from '../fields/holder-field.tsx';

const title = 'Divide shares whose holders are not yet known';

/** Shares of an opening balance that belong to nobody known are divided among those who hold them. */
export default function DividePage({ companyId }: { companyId: string }) {
  const mayEdit = useMay('saveOpeningBalance');
  const opening = useCall('getOpeningBalance', { query: { companyId } });
  return (
    <ShareArea companyId={companyId} title={title} cannot={!mayEdit && 'record events of shares'}>
      <PagePart query={opening} what="opening balance">
        {(found) => <Divided opening={found} />}
      </PagePart>
    </ShareArea>
  );
}

function Divided({ opening: { companyId, recorded } }: { opening: Opening }) {
  const holders = useCall('getMultiShareHolderDetails', { query: { companyId } });
  if (recorded === null) return <NothingToDivide companyId={companyId} />;
  return (
    <PageList query={holders} what="holders">
      {(all) => (
        <CorrectedEntry companyId={companyId} entryId={recorded.shareEventId} kinds={['opening-balance']}>
          {(entry) => {
            if (entry?.request.kind !== 'opening-balance') return null;
            const nobody = new Set(all.filter((each) => !isKnown(each)).map(({ holderId }) => holderId));
            const unknown = entry.request.holdings.filter(({ holderId = '' }) => nobody.has(holderId));
            if (unknown.length === 0) return <NothingToDivide companyId={companyId} />;
            return (
              <DivideForm companyId={companyId} entry={entry} balance={entry.request} unknown={unknown} />
            );
          }}
        </CorrectedEntry>
      )}
    </PageList>
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
  const leave = useLeave();
  const form = useStatbookForm<DivideValues>({
    defaultValues: { reason: 'It has become known who holds the shares', holdings: [emptyPart, emptyPart] },
    check: (values) => checkParts(unknown, values),
  });
  const entry = useEntry({
    companyId,
    corrected,
    onRecorded: () => leave(sharePaths.shareholders(companyId), 'The holders are on the register of members'),
  });
  return (
    <EntryForm
      entry={entry}
      form={form}
      what={title}
      act="Record the holders"
      submitLabel="Review the holders"
      onSubmit={(values) => entry.review([toDivided(balance, unknown, values)], values)}
      cancelHref={sharePaths.shareholders(companyId)}
    >
      <PartsFields companyId={companyId} form={form} unknown={unknown} />
    </EntryForm>
  );
}

interface PartsFieldsProps extends Pick<DivideFormProps, 'companyId' | 'unknown'> {
  readonly form: StatbookForm<DivideValues>;
}

function PartsFields(props: PartsFieldsProps) {
  const { form, unknown } = props;
  const parts = useFieldArray({ control: form.control, name: 'holdings' });
  const typed = useWatch({ control: form.control, name: 'holdings' });
  return (
    <FormSection
      title="The holders"
      description="Everybody is a member from the as at date on, and gets a certificate. Later entries of these shares are re-entered for them; you see them before anything is recorded."
    >
      <RowList
        name="holdings"
        rows={parts.fields}
        item="Holder"
        numbered="always"
        add="Add a holder"
        onAdd={() => parts.append(emptyPart)}
        onRemove={parts.remove}
      >
        {(place) => <PartFields {...props} place={place} />}
      </RowList>
      <Muted>{leftWords(unknown, typed)}</Muted>
    </FormSection>
  );
}

function PartFields({ companyId, form, unknown, place }: PartsFieldsProps & { place: number }) {
  const name = `holdings.${place}` as const;
  const classes = useCall('getShareClassDetails', { query: { companyId } });
  const holding = unknown[Number(useWatch({ control: form.control, name: `${name}.of` }))];
  const nameOf = ({ classId, shares }: UnknownHolding) =>
    `${formatNumber(shares)} ${classes.data?.entity.find((each) => each.shareClassId === classId)?.className ?? 'shares'}`;
  return (
    <>
      {unknown.length > 1 && (
        <Select
          {...form.register(`${name}.of`)}
          label="Out of"
          options={unknown.map((each, index) => ({ value: String(index), label: nameOf(each) }))}
        />
      )}
      <HolderField control={form.control} name={`${name}.holderId`} companyId={companyId} label="Holder" />
      <ShareCountRow
        part={partOf(form, name)}
        held={holding?.shares}
        isNumbered={holding?.numbers !== undefined}
        numbersHint={`Out of ${holding?.numbers}`}
      />
    </>
  );
}
