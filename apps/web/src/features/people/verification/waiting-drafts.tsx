import type { ReactNode } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { draftPath, paths } from '#app/paths.ts';
import { type Column, DataTable } from '#kit/data-table/data-table.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { NameLink } from '#kit/table-cell/table-cell.tsx';
import { Toolbar } from '#kit/toolbar/toolbar.tsx';
import { None } from '#kit/value/dates.tsx';
import styles from './verification.module.css';

type WaitingDraft = CallReply<'getFilingsAwaitingCodes'>['entity'][number];

/** The drafts that cannot be filed before somebody's code is given, and whose. */
export default function WaitingDrafts({ filters }: { readonly filters: ReactNode }) {
  const waiting = useCall('getFilingsAwaitingCodes');
  return (
    <>
      <Toolbar>{filters}</Toolbar>
      <Loaded query={waiting} what="drafts" loading={<LoadingRows label="Loading drafts" rows={6} />}>
        {({ entity }) => (
          <DataTable
            caption="Drafts without a code"
            columns={columns}
            rows={entity}
            rowId={({ filingId }) => filingId}
            empty={<EmptyState title="No draft waits for a personal code" />}
          />
        )}
      </Loaded>
    </>
  );
}

const columns: readonly Column<WaitingDraft>[] = [
  {
    id: 'form',
    head: 'Draft',
    cell: (draft) => (
      <AppLink href={draftPath(draft)}>
        {draft.form}, {draft.formName}
      </AppLink>
    ),
    sortValue: ({ form }) => form,
  },
  {
    id: 'company',
    head: 'Company',
    cell: ({ companyId, companyName }) => (
      <NameLink href={paths.companyOverview(companyId)} name={companyName} />
    ),
    sortValue: ({ companyName }) => companyName,
  },
  {
    id: 'people',
    head: 'Whose code it waits for',
    cell: ({ people }) =>
      people.length === 0 ? (
        <None />
      ) : (
        <ul className={styles.cells}>
          {people.map(({ personId, name }) => (
            <li key={`${personId} ${name}`}>
              {personId === null ? (
                <bdi>{name}</bdi>
              ) : (
                <AppLink href={paths.person(personId)}>{name}</AppLink>
              )}
            </li>
          ))}
        </ul>
      ),
    wide: true,
  },
];
