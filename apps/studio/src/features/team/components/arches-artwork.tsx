import { DEFAULT_THEME, withPrimaryColor } from '@foyer/domain/theme'
import { useT } from '@foyer/i18n/react'
import { ThemePreview } from '#platform/preview/theme-preview.tsx'
import styles from './arches-artwork.module.css'

const theme = {
  ...withPrimaryColor(DEFAULT_THEME, '#b04a22'),
  app_look: 'rounded' as const,
  heading_font: 'archivo' as const,
}

/** Foyer's arches with a finished app in the doorway: what an owner gets. Decoration, so nothing in it can be reached. */
export function ArchesArtwork() {
  const t = useT()
  return (
    <div className={styles.arches} aria-hidden="true" inert>
      <span className={styles.arch} />
      <span className={styles.arch} />
      <span className={styles.arch} />
      <div className={styles.phone}>
        <ThemePreview
          app_name="Ironwood"
          theme={theme}
          mode="light"
          zoom={0.86}
          label={t('studio.preview.label')}
        />
      </div>
    </div>
  )
}
