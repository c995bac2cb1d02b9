import { PageView, usePageHost } from '@foyer/content/views'
import type { PuckContext } from '@puckeditor/core'
import { useLayoutEffect, useRef } from 'react'
import styles from './canvas.module.css'
import { makeInertExcept } from './make-inert-except.ts'
import { StaticActions } from './static-actions.tsx'

/** The page as members see it, with the canvas's own place where its blocks stand. */
export function CanvasPage({ zone }: { readonly zone: PuckContext['renderDropZone'] }) {
  const { page } = usePageHost().index
  const page_parts = useRef<HTMLDivElement>(null)
  const blocks = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => makeInertExcept(page_parts.current, blocks.current))
  return (
    <div
      ref={page_parts}
      className={styles.page}
      style={{ backgroundColor: page.background_color ?? undefined }}
    >
      <PageView
        blocks={
          <div ref={blocks}>
            {zone({ zone: 'default-zone', className: styles.zone ?? '', minEmptyHeight: 96 })}
          </div>
        }
        actions={<StaticActions place="inside" />}
      />
      <StaticActions place="foot" />
    </div>
  )
}
