import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { usePlatform } from '#platform/platform.ts'
import styles from './page-toolbar.module.css'
import { TOOLBAR_SCROLL_THROTTLE_MS } from '@foyer/domain/constants'

export type PageToolbarProps = {
  title: string
  has_back: boolean
  /** A picture is below: the buttons are glass until the title has scrolled away. */
  is_on_art?: boolean
  /** Stays without a background and a title while the page scrolls. */
  is_bare?: boolean
  /** Shows how much of the page has been read, once its title has scrolled away. */
  is_read?: boolean
  /** At the start instead of the back button, as the app's sign on its start page. */
  lead?: ReactNode
  /** Buttons at the end, with the style that fits what is below them. */
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
  is_bare = false,
  is_read = false,
  lead,
  children,
}: PageToolbarProps): ReactNode {
  const t = useT()
  const { location } = usePlatform()
  const has_scrolled = useHasScrolled()
  const is_solid = has_scrolled && !is_bare
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
      data-bare={is_bare || undefined}
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
      <span className={styles.title} dir="auto" aria-hidden="true">
        {title}
      </span>
      <div className={styles.side} data-end="true">
        {children?.(kind)}
      </div>
    </div>
  )
}

/** Whether the page's title has scrolled out of view; looked at every 50 ms at most (spec section 9). */
function useHasScrolled(): boolean {
  const [has_scrolled, setScrolled] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = (): void => {
      timer = undefined
      setScrolled(isTitleAbove())
    }
    const updateSoon = (): void => {
      timer ??= setTimeout(update, TOOLBAR_SCROLL_THROTTLE_MS)
    }
    update()
    addEventListener('scroll', updateSoon, { passive: true })
    return () => {
      removeEventListener('scroll', updateSoon)
      clearTimeout(timer)
    }
  }, [])
  return has_scrolled
}

function isTitleAbove(): boolean {
  const title = document.querySelector('main h1')
  const bounds = title?.getBoundingClientRect()
  // A title that is heard only has no size to scroll away.
  return bounds && bounds.height > 1 ? bounds.bottom < 56 : scrollY > 120
}

/** Whether something on the page fills the screen, such as a video. */
function useIsFullscreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('fullscreenchange', listener)
      return () => document.removeEventListener('fullscreenchange', listener)
    },
    () => document.fullscreenElement !== null,
    () => false,
  )
}
