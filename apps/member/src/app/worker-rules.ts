import { VERSION_MARKER } from '../platform/version/version-marker.ts'

/** The caches that may hold something of a member; they are emptied when the member leaves. */
export const WIPED_CACHES = ['documents', 'pages', 'media'] as const

/** Parameters that differ at every request and change nothing. */
const MARKERS = ['ts', VERSION_MARKER, 'session']

/** The address under which an answer is kept for later: without what differs at every request, and without secrets. */
export function offlineKey(address: string): string {
  const url = new URL(address)
  for (const name of MARKERS) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}
