import { type ColourChoice, colourChoices } from '@statbook/contract/appearance';
import { SwatchGroup, type SwatchOption } from '#kit/swatch-group/swatch-group.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { findOption } from './find-option.ts';

const names: Readonly<Record<ColourChoice, string>> = {
  default: 'Default',
  blue: 'Blue',
  red: 'Red',
  purple: 'Purple',
  lightblue: 'Light blue',
  dark: 'Dark',
};

/** The colours as options; the default's own colour differs from place to place. */
const optionsOf = (kind: 'panel' | 'accent', standard: string): readonly SwatchOption[] =>
  colourChoices.map((value) => ({
    value,
    label: names[value],
    fill: `var(${value === 'default' ? standard : `--${value}-${kind}`})`,
  }));

const groups = [
  ['headerColour', 'Header colour', optionsOf('panel', '--surface')],
  ['menuColour', 'Menu colour', optionsOf('panel', '--standard-panel')],
  ['brandColour', 'Brand colour', optionsOf('accent', '--standard-accent')],
  ['activeColour', 'Colour of the open page in the menu', optionsOf('accent', '--standard-panel-active')],
  ['menuTitleColour', 'Colour of the titles in the menu', optionsOf('accent', '--nav-muted')],
] as const;

/** The colours of the header, the menu and everything that is clicked. */
export function ColourChoices({ appearance, onChoose }: ChoiceProps) {
  return groups.map(([name, label, options]) => (
    <SwatchGroup
      key={name}
      name={name}
      label={label}
      options={options}
      value={appearance[name]}
      onChange={(value) =>
        onChoose({
          [name]: findOption(colourChoices, value),
          // The fixed header of a layout gives way to a colour of one's own.
          ...(name === 'headerColour' && { lightBlueHeader: false }),
        })
      }
    />
  ));
}
