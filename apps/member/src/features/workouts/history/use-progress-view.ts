import { useCallback, useState } from 'react'
import { localStore } from '#platform/storage/local.ts'

/** How progress is shown. */
export type ProgressView = 'chart' | 'table'

const VIEW_KEY = 'foyer.progress_view'

/** Whether progress is shown as a chart or a table; stored on this device. */
export function useProgressView(): [view: ProgressView, set: (view: ProgressView) => void] {
  const [view, setView] = useState<ProgressView>(() =>
    localStore.get(VIEW_KEY) === 'table' ? 'table' : 'chart',
  )
  const change = useCallback((next: ProgressView) => {
    localStore.set(VIEW_KEY, next)
    setView(next)
  }, [])
  return [view, change]
}
