import { useState, useSyncExternalStore } from 'react'

/** What stands beside the canvas: the pages and blocks, or the fields. */
export type Panel = 'tree' | 'inspector'

const wide = '(width >= 992px)'

/** Whether both panels have room beside the canvas, and which one is open where they have not. */
export function usePanels(): {
  readonly is_wide: boolean
  readonly open: Panel | null
  readonly setOpen: (panel: Panel | null) => void
} {
  const is_wide = useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => true,
  )
  const [open, setOpen] = useState<Panel | null>(null)
  return { is_wide, open: is_wide ? null : open, setOpen }
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
