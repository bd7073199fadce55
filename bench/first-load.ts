import { join } from 'node:path';
import { weighPages } from '@statbook/scripts';
import { checkout, prepare } from './installation.ts';
import type { Benchmark } from './measurement.ts';

/** How much the browser must have before the shell is shown, and before a page in it is: gzipped. */
export const benchmark: Benchmark = async () => {
  await prepare();
  const { shell, list, fonts, library, routes } = weighPages(join(checkout, 'apps/web/dist'));
  const scripts = { unit: 'KB', better: 'lower', limit: library, limitIs: 'React alone' } as const;
  const others = { unit: 'KB', better: 'lower', limitIs: 'aim' } as const;
  // The page that shows every component is no page of the product.
  const [largest] = routes.filter(({ route }) => route !== 'layout/components');
  const chunk = Math.max(...routes.map(({ largestScript }) => largestScript));
  return [
    { name: 'scripts of the shell, aim 115', figure: shell.scripts, budget: 130, ...scripts },
    { name: 'scripts of the companies list, aim 140', figure: list.scripts, budget: 165, ...scripts },
    { name: 'styles of the companies list', figure: list.styles, budget: 12, limit: 6, ...others },
    { name: 'fonts', figure: fonts, budget: 75, limit: 70, ...others },
    { name: 'largest script of any route', figure: chunk, budget: 45, limit: 25, ...others },
    {
      name: `all that a route adds to the shell, at most (${largest?.route})`,
      figure: largest?.scripts ?? 0,
      limit: 25,
      ...others,
    },
  ];
};
