import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { Puck, type Overrides } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { useMemo, useState } from 'react'
import { PuckBridge } from './puck-bridge.tsx'
import styles from './canvas.module.css'
import { createCanvasConfig } from './config.tsx'
import { FrameDocument, FrameProvider, type FrameContextValue } from './frame-document.tsx'
import { toPuck } from './to-puck.ts'

type PuckCanvasProps = {
  readonly blocks: readonly StoredBlock[]
  readonly selected: string | null
  readonly frame_context: FrameContextValue
  readonly onArrange: (block_ids: readonly string[]) => void
  readonly onSelect: (block_id: string | null) => void
}

/** The canvas moves blocks and nothing else: adding, copying, deleting and editing are ours. */
const permissions = { drag: true, duplicate: false, delete: false, edit: false, insert: false }
const iframe = { enabled: true, waitForStyles: true, syncHostStyles: true }

const overrides: Partial<Overrides> = {
  iframe: FrameDocument,
  actionBar: () => <></>,
  componentOverlay: ({ hover, isSelected }) => (
    <div className={styles.overlay} data-hover={hover} data-selected={isSelected} />
  ),
}

/** The page in a frame of its own, drawn by the views that members get, with Puck's dragging. */
export function PuckCanvas({ blocks, selected, frame_context, onArrange, onSelect }: PuckCanvasProps) {
  const t = useT()
  const config = useMemo(() => createCanvasConfig(t), [t])
  const [initial] = useState(() => toPuck(blocks))
  return (
    <FrameProvider value={frame_context}>
      <div className={styles.canvas}>
        <Puck
          config={config}
          data={initial}
          overrides={overrides}
          permissions={permissions}
          iframe={iframe}
          height="100%"
        >
          <PuckBridge blocks={blocks} selected={selected} onArrange={onArrange} onSelect={onSelect} />
          <Puck.Preview />
        </Puck>
      </div>
    </FrameProvider>
  )
}
