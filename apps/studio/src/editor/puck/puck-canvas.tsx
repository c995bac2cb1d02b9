import { flattenBlocks } from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { Puck, type Overrides, createUsePuck, useGetPuck } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { useMemo, useState, useEffect, useRef } from 'react'
import { arrangeBlocks, listArrangement, type ArrangedBlock } from '../state/blocks.ts'
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
  readonly onArrange: (arrangement: readonly ArrangedBlock[]) => void
  readonly onSelect: (block_id: string | null) => void
  /** Called where a block was dropped too deep; it stays where it was. */
  readonly onRefuse: () => void
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
export function PuckCanvas({ frame_context, ...bridge }: PuckCanvasProps) {
  const t = useT()
  const config = useMemo(() => createCanvasConfig(t), [t])
  const [initial] = useState(() => toPuck(bridge.blocks))
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
          <PuckBridge {...bridge} />
          <Puck.Preview />
        </Puck>
      </div>
    </FrameProvider>
  )
}

const usePuck = createUsePuck()

type PuckBridgeProps = Pick<PuckCanvasProps, 'blocks' | 'selected' | 'onArrange' | 'onSelect' | 'onRefuse'>

/** Synchronizes Puck's canvas with our state, which is authoritative; the canvas only reports drags and selections. */
function PuckBridge({ blocks, selected, onArrange, onSelect, onRefuse }: PuckBridgeProps) {
  const dispatch = usePuck((puck) => puck.dispatch)
  const data = usePuck((puck) => puck.appState.data) as PuckData
  const selected_item = usePuck((puck) => puck.selectedItem?.props.id ?? null)
  const getPuck = useGetPuck()
  const synced_blocks = useRef(blocks)
  const last_selected = useRef<string | null>(null)
  const latest = useRef({ blocks, selected, data, onArrange, onSelect, onRefuse })
  useEffect(() => {
    latest.current = { blocks, selected, data, onArrange, onSelect, onRefuse }
  })

  useEffect(() => {
    const is_same_order = isSame(fromPuck(latest.current.data), listArrangement(blocks))
    if (is_same_order) {
      const synced = new Map(flattenBlocks(synced_blocks.current).map((block) => [block.id, block]))
      for (const block of flattenBlocks(blocks)) {
        const selector = getPuck().getSelectorForId(block.id)
        const [item] = toPuck([block]).content
        if (!item || !selector || isSameBlock(block, synced.get(block.id))) continue
        const destination = { destinationIndex: selector.index, destinationZone: selector.zone }
        dispatch({ type: 'replace', ...destination, data: item, recordHistory: false })
      }
    } else {
      dispatch({ type: 'setData', data: () => toPuck(blocks), recordHistory: false })
    }
    synced_blocks.current = blocks
    const itemSelector = (selected === null ? null : getPuck().getSelectorForId(selected)) ?? null
    dispatch({ type: 'setUi', ui: { itemSelector }, recordHistory: false })
  }, [dispatch, getPuck, blocks, selected])

  useEffect(() => {
    const arrangement = fromPuck(data)
    const { blocks: current_blocks, onArrange: arrange, onRefuse: refuse } = latest.current
    const is_moved =
      !isSame(arrangement, listArrangement(current_blocks)) &&
      isSame(toIds(arrangement).toSorted(), toIds(listArrangement(current_blocks)).toSorted())
    if (!is_moved) return
    if (arrangeBlocks(current_blocks, arrangement) !== current_blocks) {
      arrange(arrangement)
      return
    }
    dispatch({ type: 'setData', data: () => toPuck(current_blocks), recordHistory: false })
    refuse()
  }, [dispatch, data])

  useEffect(() => {
    // The canvas may not have received the new selection yet.
    if (selected_item === last_selected.current) return
    last_selected.current = selected_item
    if (selected_item !== latest.current.selected) latest.current.onSelect(selected_item)
  }, [selected_item])

  return null
}

/** Whether the canvas would draw a block alike; those inside of it are compared on their own. */
function isSameBlock(block: StoredBlock, synced: StoredBlock | undefined): boolean {
  return block === synced || (block.children !== undefined && block.props === synced?.props)
}

function toIds(arrangement: readonly ArrangedBlock[]): string[] {
  return arrangement.map(({ block_id }) => block_id)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
