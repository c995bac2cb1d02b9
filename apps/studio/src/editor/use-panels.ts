import { useState, useSyncExternalStore } from 'react'
import type { FieldTab } from './inspector/field-tabs.ts'

/** The panels that fit beside the canvas: pages and fields, only fields, or neither. */
export type PanelLayout = 'both' | 'fields' | 'none'

/** How much of a phone's screen the fields take. */
export type FieldsHeight = 'closed' | 'half' | 'full'

const queries = { both: '(width >= 1200px)', fields: '(width >= 768px)' } as const

/** The parts of the page's own fields. */
export type PageTab = 'content' | 'settings' | 'sharing' | 'translations' | 'access'

export type Panels = {
  readonly panel_layout: PanelLayout
  /** Whether pages and blocks are open as an overlay, when they do not fit beside the canvas. */
  readonly is_tree_open: boolean
  readonly setTreeOpen: (is_open: boolean) => void
  readonly height: FieldsHeight
  readonly setHeight: (height: FieldsHeight) => void
  /** Stays when the fields change their place, as on a tablet that is turned. */
  readonly page_tab: PageTab
  readonly setPageTab: (tab: PageTab) => void
  /** Stays when another block is selected, so that styling can continue there. */
  readonly block_tab: FieldTab
  readonly setBlockTab: (tab: FieldTab) => void
}

/** Returns where pages, blocks and fields are at this width, and which of the collapsible ones are open. */
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
