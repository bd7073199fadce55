import { z } from 'zod';
import {
  type Appearance,
  colourChoices,
  configuredAppearance as configured,
  dropdownIcons,
  layoutTypes,
  listIcons,
  menuLayouts,
  navbarImages,
} from './appearance.ts';

const colour = z.enum(colourChoices);
const flag = z.boolean();

/** Every choice of an appearance. */
export const appearance: z.ZodObject<{ [K in keyof Appearance]: z.ZodType<Appearance[K]> }, z.core.$strict> =
  z.strictObject({
    LayoutType: z.enum(layoutTypes),
    Layout: z.enum(menuLayouts),
    HeaderColour: colour,
    MenuColour: colour,
    BrandColour: colour,
    NavbarImage: z.literal(navbarImages),
    Rtl: flag,
    FixedMenu: flag,
    FixedHeader: flag,
    BoxLayout: flag,
    DropdownIcon: z.literal(dropdownIcons),
    ListIcon: z.literal(listIcons),
    ColouredIcons: flag,
    ActiveColour: colour,
    MenuTitleColour: colour,
    MenuTitleHidden: flag,
    LightBlueHeader: flag,
  });

/** A kept appearance: what an older release did not know yet, or a newer one no longer does, is as configured. */
export function readAppearance(kept: unknown): Appearance {
  const found = z.record(z.string(), z.unknown()).safeParse(kept).data ?? {};
  const known = Object.entries(appearance.shape).filter(
    ([name, shape]) => shape.safeParse(found[name]).success,
  );
  return { ...configured, ...Object.fromEntries(known.map(([name]) => [name, found[name]])) };
}
