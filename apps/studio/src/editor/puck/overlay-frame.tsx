import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { X } from 'lucide-react'
import { useContext, type ReactNode } from 'react'
import { SamplePageView } from '#platform/preview/sample-page-view.tsx'
import { FrameProvider } from './frame-document.tsx'
import styles from './overlay-frame.module.css'

type OverlayFrameProps = {
  readonly layout: unknown
  /** A picture fills its top, on which the close button lies. */
  readonly is_art: boolean
  readonly children: ReactNode
}

/** An overlay on the canvas as members see it: over another page, which is dimmed. */
export function OverlayFrame({ layout, is_art, children }: OverlayFrameProps) {
  const t = useT()
  const frame_context = useContext(FrameProvider)
  return (
    <div className={styles.stage} data-layout={layout}>
      <div className={styles.behind} inert>
        <SamplePageView brand={frame_context?.theme.primary_color ?? ''} />
      </div>
      <div className={styles.panel}>
        {children}
        <div className={styles.close} inert>
          <IconButton label={t('common.close')} icon={<X />} kind={is_art ? 'glass' : 'soft'} size="small" />
        </div>
      </div>
    </div>
  )
}
