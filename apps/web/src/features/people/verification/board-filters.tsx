import { VERIFICATION_STANDINGS, type VerificationStanding } from '@statbook/domain/identity';
import { ChoiceChips, ToggleChip } from '#kit/filters/filters.tsx';
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

/** How many people are in each standing, to be picked out by it, and the other filters of the board. */
export function BoardFilters({ list: { narrow }, address, people, counts }: BoardFiltersProps) {
  const standing = findStanding(address.show);
  const shown = VERIFICATION_STANDINGS.filter((each) => counts.has(each) || each === standing);
  const invited = people.filter(isInvited).length;
  const company = address.only === undefined ? undefined : companyName(people, address.only);
  return (
    <>
      {address.only !== undefined && (
        <ToggleChip
          label={`Only ${company ?? 'one company'}`}
          pressed
          onToggle={() => narrow({ only: undefined })}
        />
      )}
      <ChoiceChips
        choices={shown.map((value) => ({
          value,
          label: standingWords[value].label,
          count: counts.get(value) ?? 0,
        }))}
        chosen={standing}
        onChoose={(show) => narrow({ show })}
      />
      <ChoiceChips
        choices={roleFilters.map((value) => ({ value, label: roleWords[value] }))}
        chosen={roleFilters.find((each) => each === address.role)}
        onChoose={(role) => narrow({ role })}
      />
      <ChoiceChips
        choices={dueFilters.map((value) => ({ value, label: `Due in ${value} days` }))}
        chosen={dueFilters.find((each) => each === address.due)}
        onChoose={(due) => narrow({ due })}
      />
      {(invited > 0 || address.show === INVITED) && (
        <ToggleChip
          label="Invited"
          count={invited}
          pressed={address.show === INVITED}
          onToggle={(pressed) => narrow({ show: pressed ? INVITED : undefined })}
        />
      )}
      <ToggleChip
        label="Drafts without a code"
        pressed={address.show === 'drafts'}
        onToggle={(pressed) => narrow({ show: pressed ? 'drafts' : undefined })}
      />
    </>
  );
}

function companyName(people: readonly BoardPerson[], companyId: string): string | undefined {
  for (const { roles } of people)
    for (const role of roles) if (role.companyId === companyId) return role.companyName;
  return undefined;
}
