import { dropdownIcons, listIcons, navbarImages } from '@statbook/contract/appearance';
import { Switch } from '#kit/choice/checkbox.tsx';
import { SwatchGroup } from '#kit/swatch-group/swatch-group.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { findOption } from './find-option.ts';

const named = (names: readonly string[], first: number) =>
  names.map((label, index) => ({ value: String(index + first), label }));

const groups = [
  [
    'navbarImage',
    'Image in the menu',
    navbarImages,
    named(['None', 'Ledger', 'Grid', 'Dots', 'Weave', 'Arcs'], 0),
  ],
  ['dropdownIcon', 'Section icon', dropdownIcons, named(['Arrow', 'Plus and minus', 'Triangle'], 1)],
  ['listIcon', 'Page icon', listIcons, named(['None', 'Dot', 'Ring', 'Dash', 'Square', 'Arrow'], 1)],
] as const;

/** What the menu is drawn with. */
export function MenuChoices({ appearance, onChoose }: ChoiceProps) {
  return (
    <>
      <Switch
        name="menuTitleHidden"
        label="Hide the titles in the menu"
        checked={appearance.menuTitleHidden}
        onChange={({ target }) => onChoose({ menuTitleHidden: target.checked })}
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
        name="colouredIcons"
        label="Coloured icons"
        checked={appearance.colouredIcons}
        onChange={({ target }) => onChoose({ colouredIcons: target.checked })}
      />
    </>
  );
}
