import { ButtonRow } from '#kit/button/button-row.tsx';
import { useRouter } from '@tanstack/react-router';
import { paths } from '#app/paths.ts';
import { Button } from '#kit/button/button.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { Menu } from '#kit/menu/menu.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { appearanceStore, type Preview } from '../appearance-store.ts';
import styles from '../appearance.module.css';
import { presetTitles } from './preset-titles.ts';
import { saveAppearance } from '../use-appearance.ts';

/** Says that a layout is only looked at, and lets the person keep it or go back to their own. */
export default function PreviewBar({ preview }: { preview: Preview }) {
  const router = useRouter();
  const goOn = () => {
    const { pathname } = router.latestLocation;
    if (pathname.toLowerCase().startsWith('/layout/')) void router.navigate({ href: paths.dashboard });
  };
  const keep = () => {
    saveAppearance(appearanceStore.keepPreview());
    showToast(`The layout “${presetTitles[preview.preset]}” is now yours`);
    goOn();
  };
  const leave = () => {
    appearanceStore.leavePreview();
    goOn();
  };
  return (
    <div className={styles.bar}>
      <Banner
        title={`Layout: ${presetTitles[preview.preset]}`}
        action={
          <ButtonRow>
            <Menu label="Other layouts" items={layoutEntries} compact />
            <Button compact onClick={leave}>
              Back to my own
            </Button>
            <Button compact onClick={keep}>
              Keep this layout
            </Button>
          </ButtonRow>
        }
      >
        You are looking at it. Your own appearance is unchanged until you keep this one.
      </Banner>
    </div>
  );
}

const layoutEntries = Object.entries(presetTitles).map(([slug, label]) => ({
  id: slug,
  label,
  href: paths.layout(slug),
}));
