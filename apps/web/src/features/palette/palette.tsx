import { IconBuilding, IconClipboardCheck, IconUser } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useAccess } from '#app/session-port.ts';
import { Finder } from '#kit/popup/finder.tsx';
import { findEntries, type PaletteEntry, toSearchText } from './palette-entries.ts';

/** What the palette offers: all there is, or companies alone, to change from one to another. */
export type PaletteMode = 'everything' | 'companies';

export interface PaletteCompany {
  readonly id: string;
  readonly name: string;
  readonly number: string;
}

interface PaletteProps {
  readonly mode: PaletteMode;
  /** Companies that were open lately, the last first. */
  readonly recent: readonly PaletteCompany[];
  readonly pages: readonly PaletteEntry[];
  readonly actions: readonly PaletteEntry[];
  /** Where a company opens. */
  readonly companyHref: (companyId: string) => string;
  readonly onGo: (href: string) => void;
  readonly onClose: () => void;
}

const labels = {
  everything: 'Search companies, people, pages and actions',
  companies: 'Change to another company',
} as const;

/** Any company, person, page and act, by a few letters. */
export default function Palette(props: PaletteProps) {
  const { mode, onClose } = props;
  const [text, setText] = useState('');
  const { groups, searching } = usePaletteGroups(props, text);
  const entries = new Map(groups.flatMap(({ options }) => options.map((entry) => [entry.id, entry])));
  return (
    <Finder
      label={labels[mode]}
      text={text}
      onText={setText}
      groups={groups}
      searching={searching}
      nothing={text === '' ? 'Type a name or a number' : 'Nothing matches'}
      onClose={onClose}
      onChoose={({ id }) => {
        onClose();
        entries.get(id)?.act();
      }}
    />
  );
}

interface EntryGroup {
  readonly id: string;
  readonly title: string;
  readonly options: readonly PaletteEntry[];
}

/** The groups that the letters leave, recent companies first as long as there are none. */
function usePaletteGroups(props: PaletteProps, text: string) {
  const { mode, recent, pages, actions, onGo, companyHref } = props;
  const access = useAccess();
  const { found, searching } = useFound(text);
  const everything = mode === 'everything';
  const shownCompanies = text.trim() === '' ? recent : (found?.Companies ?? []).map(toCompany);
  const companies = shownCompanies.map((company) =>
    toCompanyEntry(company, () => onGo(companyHref(company.id))),
  );
  const filings = access.has('EditCompany') && text.trim() !== '' ? shownCompanies.slice(0, 2) : [];
  const groups: EntryGroup[] = [
    { id: 'companies', title: text.trim() === '' ? 'Recent companies' : 'Companies', options: companies },
  ];
  if (everything) {
    const toFiling = (company: PaletteCompany): PaletteEntry => ({
      id: `file:${company.id}`,
      label: `Prepare the confirmation statement of ${company.name}`,
      icon: IconClipboardCheck,
      act: () => onGo(paths.confirmationStatement(company.id)),
    });
    groups.push(
      {
        id: 'people',
        title: 'People',
        options: text.trim() === '' ? [] : toPeople(found?.People ?? [], onGo),
      },
      { id: 'actions', title: 'Actions', options: [...filings.map(toFiling), ...findEntries(actions, text)] },
      { id: 'pages', title: 'Pages', options: findEntries(pages, text) },
    );
  }
  return { groups, searching };
}

/** What the server finds for the letters, those of a moment ago until it has answered. */
function useFound(text: string) {
  const mayView = useAccess().has('ViewCompany');
  const wanted = useDeferredValue(toSearchText(text));
  const answer = useCall(
    'findCompaniesAndPeople',
    { query: { Text: wanted } },
    { enabled: mayView && wanted !== '', placeholderData: (before) => before },
  );
  const found = wanted === '' ? undefined : answer.data?.Entity[0];
  return { found, searching: answer.isFetching };
}

type Found = CallReply<'findCompaniesAndPeople'>['Entity'][number];

const toCompany = ({
  CompanyId,
  CompanyName,
  CompanyNumber,
}: Found['Companies'][number]): PaletteCompany => ({
  id: CompanyId,
  name: CompanyName,
  number: CompanyNumber,
});

const toCompanyEntry = ({ id, name, number }: PaletteCompany, act: () => void): PaletteEntry => ({
  id: `company:${id}`,
  label: name,
  detail: number,
  icon: IconBuilding,
  act,
});

const registerHref = {
  officers: paths.officers,
  pscs: paths.pscs,
  shareholders: paths.shareholders,
} as const;

function toPeople(people: Found['People'], onGo: (href: string) => void): readonly PaletteEntry[] {
  return people.map(
    ({ PersonName, RoleText, CompanyName, CompanyId, Registers: [register = 'officers'] }) => ({
      id: `person:${PersonName}:${CompanyId}`,
      label: PersonName,
      detail: `${RoleText} · ${CompanyName}`,
      icon: IconUser,
      act: () => onGo(registerHref[register](CompanyId)),
    }),
  );
}
