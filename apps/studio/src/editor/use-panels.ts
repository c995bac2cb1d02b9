import { useState, useSyncExternalStore } from 'react'

/** What has room beside the canvas: pages and fields, the fields alone, or neither. */
export type PanelRoom = 'both' | 'fields' | 'none'

/** How much of a phone's screen the fields take. */
export type FieldsHeight = 'closed' | 'half' | 'full'

const queries = { both: '(width >= 1200px)', fields: '(width >= 768px)' } as const

/** The parts of the page's own fields. */
export type PageTab = 'content' | 'settings' | 'sharing' | 'access'

export type Panels = {
  readonly room: PanelRoom
  /** Pages and blocks are open in a layer of their own, where they have no place beside the canvas. */
  readonly is_tree_open: boolean
  readonly openTree: (is_open: boolean) => void
  readonly height: FieldsHeight
  readonly setHeight: (height: FieldsHeight) => void
  /** Stays when the fields change their place, as on a tablet that is turned. */
  readonly page_tab: PageTab
  readonly setPageTab: (tab: PageTab) => void
}

/** Where pages, blocks and fields stand at this width, and which of them are open where they are not always. */
export function usePanels(): Panels {
  const room = useSyncExternalStore(subscribe, roomNow, () => 'both' as const)
  const [is_open, openTree] = useState(false)
  const [height, setHeight] = useState<FieldsHeight>('closed')
  const [page_tab, setPageTab] = useState<PageTab>('content')
  return { room, is_tree_open: room !== 'both' && is_open, openTree, height, setHeight, page_tab, setPageTab }
}

function roomNow(): PanelRoom {
  if (matchMedia(queries.both).matches) return 'both'
  return matchMedia(queries.fields).matches ? 'fields' : 'none'
}

function subscribe(listener: () => void): () => void {
  const lists = Object.values(queries).map((query) => matchMedia(query))
  for (const list of lists) list.addEventListener('change', listener)
  return () => {
    for (const list of lists) list.removeEventListener('change', listener)
  }
}
