import { describeCompanyStatus } from '@statbook/domain';
import { useMemo, useState } from 'react';
import { paths } from '#app/paths.ts';
import type { CallReply } from '#api/call-types.ts';
import { useAct } from '#api/queries.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Button } from '#kit/action/button.tsx';
import { VisuallyHidden } from '#kit/page/visually-hidden.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { type Column, DataTable } from '#kit/table/data-table.tsx';
import { DateValue, None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import styles from './import.module.css';
import { findAlreadyImported } from './import-refusal.ts';

type FoundCompany = CallReply<'searchCompaniesList'>['Entity'][number];

/** What became of a company that the user chose, by its number. */
type Choice =
  | { readonly kind: 'importing' }
  | { readonly kind: 'in-list'; readonly companyId: string | undefined }
  | { readonly kind: 'refused'; readonly words: string };

type Choices = Readonly<Record<string, Choice>>;

/** The companies that the register found, each with its way into the list. */
export function FoundCompanies({ companies }: { companies: readonly FoundCompany[] }) {
  const [choices, setChoices] = useState<Choices>({});
  const { mutateAsync } = useAct('importCompany', ['getCompanies', 'searchCompaniesList']);
  const columns = useMemo(() => {
    const note = (number: string, choice: Choice) => setChoices((known) => ({ ...known, [number]: choice }));
    const importOne = async ({ CompanyNumber, CompanyName }: FoundCompany) => {
      note(CompanyNumber, { kind: 'importing' });
      try {
        const { Entity } = await mutateAsync({ body: { companyRegNo: CompanyNumber } });
        note(CompanyNumber, { kind: 'in-list', companyId: Entity[0]?.CompanyId });
        showToast(`${CompanyName} is in your list now`);
      } catch (error) {
        note(CompanyNumber, toChoice(error));
      }
    };
    return foundColumns(choices, (company) => void importOne(company));
  }, [choices, mutateAsync]);
  return (
    <DataTable
      caption="Companies found on the register"
      columns={columns}
      rows={companies}
      rowId={({ CompanyNumber }) => CompanyNumber}
    />
  );
}

function toChoice(error: unknown): Choice {
  const already = findAlreadyImported(error);
  if (already !== undefined) return { kind: 'in-list', companyId: already.companyId };
  return { kind: 'refused', words: error instanceof Error ? error.message : 'It was not imported.' };
}

function foundColumns(
  choices: Choices,
  importOne: (company: FoundCompany) => void,
): readonly Column<FoundCompany>[] {
  const choiceOf = (company: FoundCompany): Choice | undefined =>
    company.CompanyId === null
      ? choices[company.CompanyNumber]
      : { kind: 'in-list', companyId: company.CompanyId };
  return [
    { id: 'name', head: 'Company', cell: ({ CompanyName }) => CompanyName },
    {
      id: 'act',
      head: 'Import',
      cell: (company) => (
        <FoundCompanyAct company={company} choice={choiceOf(company)} onImport={() => importOne(company)} />
      ),
    },
    { id: 'number', head: 'Number', cell: ({ CompanyNumber }) => <Value>{CompanyNumber}</Value> },
    {
      id: 'status',
      head: 'Status',
      cell: ({ CompanyStatus }) => (CompanyStatus === null ? <None /> : describeCompanyStatus(CompanyStatus)),
    },
    {
      id: 'office',
      head: 'Registered office',
      cell: ({ AddressText }) => (AddressText === null ? <None /> : <bdi>{AddressText}</bdi>),
      wide: true,
    },
    {
      id: 'incorporated',
      head: 'Incorporated',
      cell: ({ IncorporatedOn }) => <DateValue date={IncorporatedOn ?? undefined} short />,
      align: 'end',
    },
  ];
}

interface FoundCompanyActProps {
  readonly company: FoundCompany;
  readonly choice: Choice | undefined;
  readonly onImport: () => void;
}

function FoundCompanyAct({ company, choice, onImport }: FoundCompanyActProps) {
  const { CompanyName, Service } = company;
  if (choice?.kind === 'refused') return <p className={styles.message}>{choice.words}</p>;
  if (choice?.kind === 'in-list')
    return choice.companyId === undefined ? (
      'In the account’s list'
    ) : (
      <AppLink href={paths.companyOverview(choice.companyId)}>
        Open<VisuallyHidden> {CompanyName}</VisuallyHidden>
      </AppLink>
    );
  if (Service.Level === 'refused') return <p className={styles.message}>{Service.Message}</p>;
  return (
    <Button kind="text" compact className={styles.act} busy={choice?.kind === 'importing'} onClick={onImport}>
      {Service.Level === 'full' ? 'Import' : 'Import to read'}
      <VisuallyHidden> {CompanyName}</VisuallyHidden>
    </Button>
  );
}
