import type { MediaAsset, PageBody } from '@foyer/contract/pages/page-index'

/** A page is asked for anew at most this often because of a picture. */
export const MIN_REFRESH_INTERVAL_MS = 60_000

const SIGNED_PREFIX = '/media/private/'

/**
 * Asks for a page anew once a picture that only a signature opens could not be had: its address ends in minutes, and a
 * page may stand open for hours. One that fails again is left alone. Returns what ends it.
 */
export function refreshImages(
  view: EventTarget,
  refetch: () => void,
  now: () => number = Date.now,
): () => void {
  let refreshedAt = Number.NEGATIVE_INFINITY
  const onImageError = ({ target }: Event): void => {
    if (!isImage(target) || !filePath(currentUrl(target)).startsWith(SIGNED_PREFIX)) return
    if (now() - refreshedAt < MIN_REFRESH_INTERVAL_MS) return
    refreshedAt = now()
    refetch()
  }
  // The failure of a picture is told to nothing above it, but on the way down.
  view.addEventListener('error', onImageError, { capture: true })
  return () => view.removeEventListener('error', onImageError, { capture: true })
}

/** What is looked at of a picture. */
export type ImageState = Pick<HTMLImageElement, 'src' | 'currentSrc' | 'complete' | 'naturalWidth'>

/**
 * A page that is the same but for new addresses of its pictures. Those that stand on the screen keep theirs, so that
 * nothing is fetched twice; those that failed or have yet to come take the new one.
 */
export function keepShownImages(previous: PageBody, next: PageBody, images: Iterable<ImageState>): PageBody {
  if (previous === next || previous.page.page_id !== next.page.page_id) return next
  const loadedByFile = new Map<string, boolean>()
  for (const image of images) {
    const file = filePath(currentUrl(image))
    loadedByFile.set(file, (loadedByFile.get(file) ?? true) && image.complete && image.naturalWidth > 0)
  }
  const shown = Object.entries(next.media).flatMap(([id, asset]) => {
    const previousAsset = previous.media[id]
    return previousAsset && hasSameFiles(previousAsset, asset) && isLoaded(asset, loadedByFile)
      ? [[id, previousAsset] as const]
      : []
  })
  return shown.length === 0 ? next : { ...next, media: { ...next.media, ...Object.fromEntries(shown) } }
}

function isImage(target: EventTarget | null): target is HTMLImageElement {
  return target !== null && 'currentSrc' in target && 'naturalWidth' in target
}

/** Until a browser has chosen one of its addresses, a picture has the one that it falls back to. */
function currentUrl({ currentSrc, src }: Pick<ImageState, 'src' | 'currentSrc'>): string {
  return currentSrc || src
}

/** The file behind an address, whatever signature that carries. */
function filePath(address: string): string {
  return URL.canParse(address, 'http://localhost') ? new URL(address, 'http://localhost').pathname : ''
}

function listFiles({ src, variants }: MediaAsset): string[] {
  return [src, ...variants.map(({ url }) => url)].map(filePath)
}

function hasSameFiles(one: MediaAsset, other: MediaAsset): boolean {
  return listFiles(one).join(' ') === listFiles(other).join(' ')
}

/** Whether a file is on the screen, and nowhere on it is missing. */
function isLoaded(asset: MediaAsset, loadedByFile: ReadonlyMap<string, boolean>): boolean {
  const loaded = listFiles(asset).flatMap((file) => loadedByFile.get(file) ?? [])
  return loaded.length > 0 && loaded.every(Boolean)
}
