import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { Puck, type Overrides, createUsePuck } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { useMemo, useState, useEffect, useRef } from 'react'
import styles from './canvas.module.css'
import { createCanvasConfig } from './config.tsx'
import { FrameDocument, FrameProvider, type FrameContextValue } from './frame-document.tsx'
import { toPuck } from './to-puck.ts'
import { fromPuck } from './from-puck.ts'
import type { PuckData } from './puck-data.ts'

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

const ROOT_ZONE = 'root:default-zone'
const usePuck = createUsePuck()

type PuckBridgeProps = {
  readonly blocks: readonly StoredBlock[]
  readonly selected: string | null
  readonly onArrange: (block_ids: readonly string[]) => void
  readonly onSelect: (block_id: string | null) => void
}

/** Synchronizes Puck's canvas with our state, which is authoritative; the canvas only reports drags and selections. */
function PuckBridge({ blocks, selected, onArrange, onSelect }: PuckBridgeProps) {
  const dispatch = usePuck((puck) => puck.dispatch)
  const data = usePuck((puck) => puck.appState.data) as PuckData
  const selector = usePuck((puck) => puck.appState.ui.itemSelector)
  const synced_blocks = useRef(blocks)
  const last_selected = useRef<string | null>(null)
  const latest = useRef({ blocks, selected, data, onArrange, onSelect })
  useEffect(() => {
    latest.current = { blocks, selected, data, onArrange, onSelect }
  })

  useEffect(() => {
    const order = fromPuck(latest.current.data).map((block) => block.id)
    const is_same_order =
      order.length === blocks.length && blocks.every((block, at) => block.id === order[at])
    if (is_same_order) {
      for (const [destinationIndex, block] of blocks.entries()) {
        if (synced_blocks.current.includes(block)) continue
        const [item] = toPuck([block]).content
        if (!item) continue
        const destination = { destinationIndex, destinationZone: ROOT_ZONE }
        dispatch({ type: 'replace', ...destination, data: item, recordHistory: false })
      }
    } else {
      dispatch({ type: 'setData', data: () => toPuck(blocks), recordHistory: false })
    }
    synced_blocks.current = blocks
    const index = blocks.findIndex((block) => block.id === selected)
    const itemSelector = index < 0 ? null : { index, zone: ROOT_ZONE }
    dispatch({ type: 'setUi', ui: { itemSelector }, recordHistory: false })
  }, [dispatch, blocks, selected])

  useEffect(() => {
    const ids = fromPuck(data).map((block) => block.id)
    const { blocks: current_blocks, onArrange: arrange } = latest.current
    const is_reordered =
      ids.length === current_blocks.length && ids.some((id, at) => id !== current_blocks[at]?.id)
    if (is_reordered && current_blocks.every((block) => ids.includes(block.id))) arrange(ids)
  }, [data])

  useEffect(() => {
    const at = selector ? latest.current.data.content[selector.index] : undefined
    const block_id = at?.props.id ?? null
    // The canvas may not have received the new selection yet.
    if (block_id === last_selected.current) return
    last_selected.current = block_id
    if (block_id !== latest.current.selected) latest.current.onSelect(block_id)
  }, [selector])

  return null
}
