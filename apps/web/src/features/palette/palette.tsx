import { IconBuilding, IconClipboardCheck, IconFileText, IconUser } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { CommandPalette } from '#kit/command-palette/command-palette.tsx';
import {
  findEntries,
  type PaletteEntry,
  splitByActs,
  toFormSearch,
  toSearchText,
} from './palette-entries.ts';

/** What the palette offers: all there is, or companies alone, to change from one to another. */
export type PaletteMode = 'everything' | 'companies';

interface PaletteCompany {
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
  /** What can be done for a company that is named together with the act. */
  readonly actsOf: (company: PaletteCompany) => readonly PaletteEntry[];
  /** What a company is chosen for, if not to change to it. */
  readonly label?: string | undefined;
  /** Where a company opens. */
  readonly companyHref: (companyId: string) => string;
  /** The forms of the current company that match some words; undefined where none is open. */
  readonly formsHref?: ((words: string) => string) | undefined;
  readonly onGo: (href: string) => void;
  readonly onClose: () => void;
}

const labels = {
  everything: 'Search companies, people, pages and actions',
  companies: 'Change to another company',
} as const;

/** Any company, person, page and act, by a few letters. */
export default function Palette(props: PaletteProps) {
  const { mode, label = labels[mode], onClose } = props;
  const [text, setText] = useState('');
  const { groups, searching } = usePaletteGroups(props, text);
  const entries = new Map(groups.flatMap(({ options }) => options.map((entry) => [entry.id, entry])));
  return (
    <CommandPalette
      label={label}
      text={text}
      onTextChange={setText}
      groups={groups}
      searching={searching}
      emptyText={text === '' ? 'Type a name or a number' : 'Nothing matches'}
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
  const { mode, recent, pages, actions, onGo, companyHref, formsHref } = props;
  const mayPrepare = useMay('saveConfirmationStatement');
  const { found, searching } = useFound(toSearchText(text));
  const named = useNamedActs(props, text);
  const everything = mode === 'everything';
  const shownCompanies = text.trim() === '' ? recent : (found?.companies ?? []).map(toCompany);
  const companies = shownCompanies.map((company) =>
    toCompanyEntry(company, () => onGo(companyHref(company.id))),
  );
  const filings = mayPrepare && text.trim() !== '' ? shownCompanies.slice(0, 2) : [];
  const groups: EntryGroup[] = [
    { id: 'companies', title: text.trim() === '' ? 'Recent companies' : 'Companies', options: companies },
  ];
  if (everything) {
    const acts = findEntries(actions, text);
    const toFiling = (company: PaletteCompany): PaletteEntry => ({
      id: `file:${company.id}`,
      label: `Prepare the confirmation statement of ${company.name}`,
      icon: IconClipboardCheck,
      act: () => onGo(paths.confirmationStatement(company.id)),
    });
    const known = [...filings.map(toFiling).filter(({ id }) => !acts.some((act) => act.id === id)), ...acts];
    groups.push(
      {
        id: 'people',
        title: 'People',
        options: text.trim() === '' ? [] : toPeople(found?.people ?? [], onGo),
      },
      {
        id: 'actions',
        title: 'Actions',
        options: [
          ...known,
          ...named.entries.filter((entry) => !known.some((act) => isSameAct(act, entry))),
          ...toForms(text, formsHref, onGo),
        ],
      },
      { id: 'pages', title: 'Pages', options: findEntries(pages, text) },
    );
  }
  return { groups, searching: searching || named.searching };
}

const isSameAct = (one: PaletteEntry, other: PaletteEntry) =>
  one.label === other.label && one.detail === other.detail;

/** Acts that are typed together with the name of a company: "allot glen". */
function useNamedActs({ mode, actsOf }: PaletteProps, text: string) {
  const { act, company } = splitByActs(actsOf(nameless), text);
  const { found, searching } = useFound(mode === 'everything' && act !== '' ? company : '');
  const companies = (found?.companies ?? []).slice(0, mostNamed).map(toCompany);
  return { entries: companies.flatMap((each) => findEntries(actsOf(each), act)), searching };
}

/** As many companies as acts are shown for, of those that bear the name. */
const mostNamed = 3;
const nameless: PaletteCompany = { id: '', name: '', number: '' };

/** The forms that are looked for, on the page that lists them. */
function toForms(text: string, formsHref: PaletteProps['formsHref'], onGo: PaletteProps['onGo']) {
  const words = toFormSearch(text);
  if (words === undefined || formsHref === undefined) return [];
  const entry: PaletteEntry = {
    id: 'file:form',
    label: `File a form: ${words}`,
    icon: IconFileText,
    act: () => onGo(formsHref(words)),
  };
  return [entry];
}

/** What the server finds for the letters, those of a moment ago until it has answered. */
function useFound(text: string) {
  const mayView = useMay('findCompaniesAndPeople');
  const wanted = useDeferredValue(text);
  const answer = useCall(
    'findCompaniesAndPeople',
    { query: { text: wanted } },
    { enabled: mayView && wanted !== '', placeholderData: (before) => before },
  );
  const found = wanted === '' ? undefined : answer.data?.entity[0];
  return { found, searching: answer.isFetching };
}

type Found = CallReply<'findCompaniesAndPeople'>['entity'][number];

const toCompany = ({
  companyId,
  companyName,
  companyNumber,
}: Found['companies'][number]): PaletteCompany => ({
  id: companyId,
  name: companyName,
  number: companyNumber,
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

function toPeople(people: Found['people'], onGo: (href: string) => void): readonly PaletteEntry[] {
  return people.map(
    ({ personName, roleText, companyName, companyId, registers: [register = 'officers'] }) => ({
      id: `person:${personName}:${companyId}`,
      label: personName,
      detail: `${roleText} · ${companyName}`,
      icon: IconUser,
      act: () => onGo(registerHref[register](companyId)),
    }),
  );
}
