import { z } from 'zod';
import { type Appearance, appearanceOptions as options } from './appearance.ts';

type Shape = { [K in keyof Appearance]: z.ZodType<Appearance[K], Appearance[K]> };

const flag = z.boolean();

/** Every choice of an appearance. */
export const appearance: z.ZodObject<Shape, z.core.$strict> = z.strictObject({
  LayoutType: z.enum(options.LayoutType),
  Layout: z.enum(options.Layout),
  HeaderColour: z.enum(options.HeaderColour),
  MenuColour: z.enum(options.MenuColour),
  BrandColour: z.enum(options.BrandColour),
  NavbarImage: z.literal(options.NavbarImage),
  Rtl: flag,
  FixedMenu: flag,
  FixedHeader: flag,
  BoxLayout: flag,
  DropdownIcon: z.literal(options.DropdownIcon),
  ListIcon: z.literal(options.ListIcon),
  ColouredIcons: flag,
  ActiveColour: z.enum(options.ActiveColour),
  MenuTitleColour: z.enum(options.MenuTitleColour),
  MenuTitleHidden: flag,
  LightBlueHeader: flag,
});
