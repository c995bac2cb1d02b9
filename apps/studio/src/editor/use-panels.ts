import { useState, useSyncExternalStore } from 'react'
import type { FieldTab } from './inspector/field-tabs.ts'

/** What has room beside the canvas: pages and fields, the fields alone, or neither. */
export type PanelLayout = 'both' | 'fields' | 'none'

/** How much of a phone's screen the fields take. */
export type FieldsHeight = 'closed' | 'half' | 'full'

const queries = { both: '(width >= 1200px)', fields: '(width >= 768px)' } as const

/** The parts of the page's own fields. */
export type PageTab = 'content' | 'settings' | 'sharing' | 'translations' | 'access'

export type Panels = {
  readonly panel_layout: PanelLayout
  /** Pages and blocks are open in a layer of their own, where they have no place beside the canvas. */
  readonly is_tree_open: boolean
  readonly setTreeOpen: (is_open: boolean) => void
  readonly height: FieldsHeight
  readonly setHeight: (height: FieldsHeight) => void
  /** Stays when the fields change their place, as on a tablet that is turned. */
  readonly page_tab: PageTab
  readonly setPageTab: (tab: PageTab) => void
  /** Stays from block to block: whoever sets how things look goes on with it. */
  readonly block_tab: FieldTab
  readonly setBlockTab: (tab: FieldTab) => void
}

/** Where pages, blocks and fields stand at this width, and which of them are open where they are not always. */
export function usePanels(): Panels {
  const panel_layout = useSyncExternalStore(subscribe, readRoom, () => 'both' as const)
  const [is_open, setTreeOpen] = useState(false)
  const [height, setHeight] = useState<FieldsHeight>('closed')
  const [page_tab, setPageTab] = useState<PageTab>('content')
  const [block_tab, setBlockTab] = useState<FieldTab>('content')
  const is_tree_open = panel_layout !== 'both' && is_open
  const tab_state = { page_tab, setPageTab, block_tab, setBlockTab }
  return { panel_layout, is_tree_open, setTreeOpen, height, setHeight, ...tab_state }
}

function readRoom(): PanelLayout {
  if (matchMedia(queries.both).matches) return 'both'
  return matchMedia(queries.fields).matches ? 'fields' : 'none'
}

function subscribe(listener: () => void): () => void {
  const media_queries = Object.values(queries).map((query) => matchMedia(query))
  for (const media_query of media_queries) media_query.addEventListener('change', listener)
  return () => {
    for (const media_query of media_queries) media_query.removeEventListener('change', listener)
  }
}
