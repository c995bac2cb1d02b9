import { PageView, usePageHost } from '@foyer/content/views'
import type { PuckContext } from '@puckeditor/core'
import { useLayoutEffect, useRef } from 'react'
import styles from './canvas.module.css'
import { keepStill } from './keep-still.ts'
import { StillActions } from './still-actions.tsx'

/** The page as members see it, with the canvas's own place where its blocks stand. */
export function CanvasPage({ zone }: { readonly zone: PuckContext['renderDropZone'] }) {
  const { page } = usePageHost().index
  const around = useRef<HTMLDivElement>(null)
  const blocks = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => keepStill(around.current, blocks.current))
  return (
    <div ref={around} className={styles.page} style={{ backgroundColor: page.background_color ?? undefined }}>
      <PageView
        blocks={
          <div ref={blocks}>
            {zone({ zone: 'default-zone', className: styles.zone ?? '', minEmptyHeight: 96 })}
          </div>
        }
        actions={<StillActions place="inside" />}
      />
      <StillActions place="foot" />
    </div>
  )
}
