import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import styles from './page-toolbar.module.css'
import { useHasScrolled, useIsFullscreen } from './use-toolbar-state.ts'

export type PageToolbarProps = {
  title: string
  has_back: boolean
  /** A picture lies below: the buttons are glass until the title has scrolled away. */
  is_on_art?: boolean
  /** Shows how much of the page has been read, once its title has scrolled away. */
  is_read?: boolean
  /** At the start instead of the back button, as the app's sign on its start page. */
  lead?: ReactNode
  /** Buttons at the end. They get the look that fits what lies below. */
  children?: (kind: 'glass' | 'ghost') => ReactNode
}

/**
 * The bar at the top of a page: back, the title once it has scrolled away, and the page's own buttons. Fullscreen video
 * hides it (spec section 2, "Generic page").
 */
export function PageToolbar({
  title,
  has_back,
  is_on_art = false,
  is_read = false,
  lead,
  children,
}: PageToolbarProps): ReactNode {
  const t = useT()
  const { location } = usePlatform()
  const is_solid = useHasScrolled()
  const is_fullscreen = useIsFullscreen()
  if (is_fullscreen) return null
  const kind = is_on_art && !is_solid ? 'glass' : 'ghost'
  const goBack = (): void => {
    if (location.canGoBack()) location.back()
    else location.navigate('/')
  }
  return (
    <div
      className={styles.bar}
      data-solid={is_solid}
      data-kind={kind}
      data-reads={is_read || undefined}
      role="toolbar"
      aria-label={t('page.toolbar.label')}
    >
      <div className={styles.side}>
        {has_back ? (
          <IconButton
            kind={kind}
            label={t('common.back')}
            icon={<ChevronLeft className={styles.mirrored} />}
            onClick={goBack}
          />
        ) : (
          lead
        )}
      </div>
      <span className={styles.title} aria-hidden="true">
        {title}
      </span>
      <div className={styles.side} data-end="true">
        {children?.(kind)}
      </div>
    </div>
  )
}
