import { VERIFICATION_STANDINGS, type VerificationStanding } from '@statbook/domain/identity';
import { ToggleChip } from '#kit/filters/filters.tsx';
import { Menu } from '#kit/menu/menu.tsx';
import type { ListAddressState } from '#list-view/use-list-address.ts';
import { type BoardPerson, dueFilters, findStanding, INVITED, isInvited, roleFilters } from './board-rows.ts';
import { standingWords } from '#company-page/standing-words.ts';
import type { VerificationAddress } from './verification-address.ts';

interface BoardFiltersProps {
  readonly list: Pick<ListAddressState<VerificationAddress>, 'narrow'>;
  readonly address: VerificationAddress;
  /** Those whom the other filters leave. */
  readonly people: readonly BoardPerson[];
  readonly counts: ReadonlyMap<VerificationStanding, number>;
}

const roleWords = { officer: 'Officers', psc: 'PSCs' } as const;

/** More chips than these would take a second row. */
const mostStandings = 4;

interface BoardFilter {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  readonly pressed: boolean;
  /** Stands in the bar also while it is off. */
  readonly isChip?: boolean;
  /** What the address says where it is on. */
  readonly on: Partial<VerificationAddress>;
}

/** What the board can be narrowed by: the standings that press most as chips, all else in a menu until it is on. */
export function BoardFilters({ list: { narrow }, address, people, counts }: BoardFiltersProps) {
  const company = address.only === undefined ? undefined : companyName(people, address.only);
  const filters = filtersOf(address, people, counts);
  const isChip = ({ isChip = false, pressed }: BoardFilter) => isChip || pressed;
  const others = filters.filter((filter) => !isChip(filter));
  return (
    <>
      {address.only !== undefined && (
        <ToggleChip
          label={`Only ${company ?? 'one company'}`}
          pressed
          onToggle={() => narrow({ only: undefined })}
        />
      )}
      {filters.filter(isChip).map(({ id, label, count, pressed, on }) => (
        <ToggleChip
          key={id}
          label={label}
          count={count}
          pressed={pressed}
          onToggle={(press) => narrow(press ? on : offOf(on))}
        />
      ))}
      <Menu
        label="More filters"
        compact
        items={others.map(({ id, label, count, on }) => ({
          id,
          label: count === undefined ? label : `${label} (${count})`,
          onSelect: () => narrow(on),
        }))}
      />
    </>
  );
}

const offOf = (on: Partial<VerificationAddress>): Partial<VerificationAddress> =>
  Object.fromEntries(Object.keys(on).map((name) => [name, undefined]));

function filtersOf(
  address: VerificationAddress,
  people: readonly BoardPerson[],
  counts: BoardFiltersProps['counts'],
): readonly BoardFilter[] {
  const standing = findStanding(address.show);
  const invited = people.filter(isInvited).length;
  return [
    ...VERIFICATION_STANDINGS.filter((each) => counts.has(each) || each === standing).map((show, place) => ({
      id: show,
      label: standingWords[show].label,
      count: counts.get(show) ?? 0,
      pressed: show === standing,
      isChip: place < mostStandings,
      on: { show },
    })),
    {
      id: INVITED,
      label: 'Invited',
      count: invited,
      pressed: address.show === INVITED,
      isChip: invited > 0,
      on: { show: INVITED },
    },
    ...roleFilters.map((role) => ({
      id: role,
      label: roleWords[role],
      pressed: role === address.role,
      on: { role },
    })),
    ...dueFilters.map((due) => ({
      id: due,
      label: `Due in ${due} days`,
      pressed: due === address.due,
      on: { due },
    })),
    {
      id: 'drafts',
      label: 'Drafts without a code',
      pressed: address.show === 'drafts',
      on: { show: 'drafts' },
    },
  ];
}

function companyName(people: readonly BoardPerson[], companyId: string): string | undefined {
  for (const { roles } of people)
    for (const role of roles) if (role.companyId === companyId) return role.companyName;
  return undefined;
}
