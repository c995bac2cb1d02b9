import { watchAddress } from '../routing/app-location.ts'
import type { VersionWatch } from './version-watch.ts'

/**
 * Lets steps back and forward lead over to a version that waits, as links do. The browser has changed the address by
 * then, and may change it again meanwhile.
 */
export function followHistory({ takeOverHere }: Pick<VersionWatch, 'takeOverHere'>): () => void {
  let path = location.pathname
  return watchAddress(() => {
    if (location.pathname === path) return
    path = location.pathname
    takeOverHere()
  })
}
