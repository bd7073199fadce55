import { dropdownIcons, listIcons, navbarImages } from '@statbook/contract/appearance';
import { Switch } from '#kit/form/checkbox.tsx';
import { SwatchGroup } from '#kit/form/swatch-group.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { findOption } from './find-option.ts';

const named = (names: readonly string[], first: number) =>
  names.map((label, index) => ({ value: String(index + first), label }));

const groups = [
  [
    'NavbarImage',
    'Image in the menu',
    navbarImages,
    named(['None', 'Ledger', 'Grid', 'Dots', 'Weave', 'Arcs'], 0),
  ],
  ['DropdownIcon', 'Mark of a section', dropdownIcons, named(['Arrow', 'Plus and minus', 'Triangle'], 1)],
  [
    'ListIcon',
    'Mark of a page in a section',
    listIcons,
    named(['None', 'Dot', 'Ring', 'Dash', 'Square', 'Arrow'], 1),
  ],
] as const;

/** What the menu is drawn with. */
export function MenuChoices({ appearance, onChoose }: ChoiceProps) {
  return (
    <>
      <Switch
        name="MenuTitleHidden"
        label="Hide the titles in the menu"
        checked={appearance.MenuTitleHidden}
        onChange={({ target }) => onChoose({ MenuTitleHidden: target.checked })}
      />
      {groups.map(([name, label, values, options]) => (
        <SwatchGroup
          key={name}
          name={name}
          label={label}
          options={options}
          value={String(appearance[name])}
          onChange={(value) => onChoose({ [name]: findOption<number>(values, value) })}
        />
      ))}
      <Switch
        name="ColouredIcons"
        label="Coloured icons"
        checked={appearance.ColouredIcons}
        onChange={({ target }) => onChoose({ ColouredIcons: target.checked })}
      />
    </>
  );
}
