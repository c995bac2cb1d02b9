import { PREVIEW_WIDTH_PX } from '@foyer/domain/constants'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import styles from './preview-frame.module.css'

/** Whether the address asks for the page builder's preview (spec section 2, "Page data and preview"). */
export function isPreview(search: string): boolean {
  return new URLSearchParams(search).has('page-builder')
}

/**
 * In the page builder's preview the app is laid out for 375 px, whatever the window: a wide window shows itself in a
 * frame of that width. It changes the layout and nothing else (security, "Preview").
 */
export function PreviewFrame({ children }: { children: ReactNode }): ReactNode {
  const is_framed = useSyncExternalStore(watchWidth, needsFrame, () => false)
  if (!is_framed) return children
  return (
    <div className={styles.stage}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this very app, of the same origin */}
      <iframe className={styles.frame} src={location.href} title={document.title} width={PREVIEW_WIDTH_PX} />
    </div>
  )
}

function needsFrame(): boolean {
  return isPreview(location.search) && innerWidth > PREVIEW_WIDTH_PX + 1 && self === top
}

function watchWidth(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
