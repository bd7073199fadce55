import { describeCompanyStatus } from '@statbook/domain/companies';
import { useMemo, useState } from 'react';
import { paths } from '#app/paths.ts';
import type { CallReply } from '#api/call-types.ts';
import { useAction } from '#api/queries.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Button } from '#kit/button/button.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { type Column, DataTable } from '#kit/data-table/data-table.tsx';
import { DateValue, None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import styles from './import.module.css';
import { ArchiveLink } from '../archive/archive-link.tsx';
import { findAlreadyImported, findArchived } from './import-refusal.ts';

type FoundCompany = CallReply<'searchCompaniesList'>['entity'][number];

/** What became of a company that the user chose, by its number. */
type Choice =
  | { readonly kind: 'importing' }
  | { readonly kind: 'in-list'; readonly companyId: string | undefined }
  | { readonly kind: 'archived' }
  | { readonly kind: 'refused'; readonly words: string };

type Choices = Readonly<Record<string, Choice>>;

/** The companies that the register found, each with its way into the list. */
export function FoundCompanies({ companies }: { companies: readonly FoundCompany[] }) {
  const [choices, setChoices] = useState<Choices>({});
  const { mutateAsync } = useAction('importCompany', ['getCompanies', 'searchCompaniesList']);
  const columns = useMemo(() => {
    const note = (number: string, choice: Choice) => setChoices((known) => ({ ...known, [number]: choice }));
    const importOne = async ({ companyNumber, companyName }: FoundCompany) => {
      note(companyNumber, { kind: 'importing' });
      try {
        const { entity } = await mutateAsync({ body: { companyNumber } });
        note(companyNumber, { kind: 'in-list', companyId: entity[0]?.companyId });
        showToast(`${companyName} added to your companies`);
      } catch (error) {
        note(companyNumber, toChoice(error));
      }
    };
    return foundColumns(choices, (company) => void importOne(company));
  }, [choices, mutateAsync]);
  return (
    <DataTable
      caption="Companies found on the register"
      columns={columns}
      rows={companies}
      rowId={({ companyNumber }) => companyNumber}
    />
  );
}

function toChoice(error: unknown): Choice {
  if (findArchived(error) !== undefined) return { kind: 'archived' };
  const already = findAlreadyImported(error);
  if (already !== undefined) return { kind: 'in-list', companyId: already.companyId };
  return { kind: 'refused', words: error instanceof Error ? error.message : 'It was not imported.' };
}

function foundColumns(
  choices: Choices,
  importOne: (company: FoundCompany) => void,
): readonly Column<FoundCompany>[] {
  const choiceOf = (company: FoundCompany): Choice | undefined =>
    company.companyId === null
      ? choices[company.companyNumber]
      : { kind: 'in-list', companyId: company.companyId };
  return [
    { id: 'name', head: 'Company', cell: ({ companyName }) => companyName },
    { id: 'number', head: 'Number', cell: ({ companyNumber }) => <Value>{companyNumber}</Value> },
    {
      id: 'status',
      head: 'Status',
      cell: ({ companyStatus }) => (companyStatus === null ? <None /> : describeCompanyStatus(companyStatus)),
    },
    {
      id: 'office',
      head: 'Registered office',
      cell: ({ addressText }) => (addressText === null ? <None /> : <bdi>{addressText}</bdi>),
      wide: true,
    },
    {
      id: 'incorporated',
      head: 'Incorporated',
      cell: ({ incorporatedOn }) => <DateValue date={incorporatedOn ?? undefined} short />,
      align: 'end',
    },
    {
      id: 'act',
      head: 'Import',
      cell: (company) => (
        <FoundCompanyAct company={company} choice={choiceOf(company)} onImport={() => importOne(company)} />
      ),
    },
  ];
}

interface FoundCompanyActProps {
  readonly company: FoundCompany;
  readonly choice: Choice | undefined;
  readonly onImport: () => void;
}

function FoundCompanyAct({ company, choice, onImport }: FoundCompanyActProps) {
  const { companyName, service } = company;
  if (choice?.kind === 'refused') return <p className={styles.message}>{choice.words}</p>;
  if (choice?.kind === 'archived')
    return (
      <p className={styles.message}>
        In the archive, from which it can be restored. <ArchiveLink />
      </p>
    );
  if (choice?.kind === 'in-list')
    return choice.companyId === undefined ? (
      'In the account’s list'
    ) : (
      <AppLink href={paths.companyOverview(choice.companyId)}>
        Open<VisuallyHidden> {companyName}</VisuallyHidden>
      </AppLink>
    );
  if (service.level === 'refused') return <p className={styles.message}>{service.message}</p>;
  return (
    <Button kind="text" compact className={styles.act} busy={choice?.kind === 'importing'} onClick={onImport}>
      {service.level === 'full' ? 'Import' : 'Import to read'}
      <VisuallyHidden> {companyName}</VisuallyHidden>
    </Button>
  );
}
