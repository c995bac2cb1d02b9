import { PREVIEW_WIDTH_PX } from '@foyer/domain/constants'
import { toLayoutPreview } from '@foyer/domain/preview'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { lazyFeature } from '../platform/texts/lazy-feature.tsx'
import styles from './preview-layout.module.css'
import { isPreview } from './is-preview.ts'
import { featureStates } from './feature-states.tsx'
import { isStudioPreview } from './studio-preview-nonce.ts'

const StudioPreview = lazyFeature(
  async () => (await import('./studio-preview.tsx')).StudioPreview,
  [],
  featureStates.screen,
)

/**
 * Lays out the page builder's preview at 375 px; a wide window shows itself in a frame of that width. This affects
 * the layout only: drafts need a grant from the studio (security, "Preview").
 */
export function PreviewStage({ children }: { children: ReactNode }): ReactNode {
  const is_framed = useSyncExternalStore(watchWidth, needsPhoneFrame)
  if (isStudioPreview()) return <StudioPreview />
  if (!is_framed) return children
  return (
    <div className={styles.stage}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this very app, of the same origin */}
      <iframe
        className={styles.frame}
        src={toLayoutPreview(location.href)}
        title={document.title}
        width={PREVIEW_WIDTH_PX}
      />
    </div>
  )
}

function needsPhoneFrame(): boolean {
  return isPreview(location.search) && innerWidth > PREVIEW_WIDTH_PX + 1 && self === top
}

function watchWidth(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
