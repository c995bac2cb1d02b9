import type { MediaAsset, PageBody } from '@foyer/contract/pages/page-index'

/** Shortest time between two reloads of a page because of a picture. */
export const MIN_REFRESH_INTERVAL_MS = 60_000

const SIGNED_PREFIX = '/media/private/'

/**
 * Reloads a page when a signed picture fails to load, since its address expires in minutes while a page may be open
 * for hours. A repeated failure is ignored. Returns the function that stops it.
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
  // Error events of pictures do not bubble, but can be captured.
  view.addEventListener('error', onImageError, { capture: true })
  return () => view.removeEventListener('error', onImageError, { capture: true })
}

/** What is looked at of a picture. */
export type ImageState = Pick<HTMLImageElement, 'src' | 'currentSrc' | 'complete' | 'naturalWidth'>

/**
 * The reloaded page with the previous addresses of pictures that are on screen, so that nothing is fetched twice.
 * Pictures that failed or are not loaded yet get the new address.
 */
export function retainShownImages(
  previous: PageBody,
  next: PageBody,
  images: Iterable<ImageState>,
): PageBody {
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
