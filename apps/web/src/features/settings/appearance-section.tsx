import { openCustomizer } from '#app/customizer-door.ts';
import { Button } from '#kit/action/button.tsx';
import { Card } from '#kit/page/layout.tsx';
import { Lead } from '#kit/page/muted.tsx';

/** The look of the product is chosen beside the page that it changes. */
export function AppearanceSection() {
  return (
    <Card title="Appearance">
      <Lead>
        Light or dark, colours, the menu beside or above the page, the direction of reading. It is kept for
        you on every device.
      </Lead>
      <Button onClick={openCustomizer}>Choose how Statbook looks</Button>
    </Card>
  );
}
