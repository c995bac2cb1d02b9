import type { MediaAsset, PageBody } from '@foyer/contract/pages/page-index'

/** A page is asked for anew at most this often because of a picture. */
export const RENEW_AT_MOST_EVERY_MS = 60_000

const SIGNED = '/media/private/'

/**
 * Asks for a page anew once a picture that only a signature opens could not be had: its address ends in minutes, and a
 * page may stand open for hours. One that fails again is left alone. Returns what ends it.
 */
export function renewPictures(
  view: EventTarget,
  renew: () => void,
  now: () => number = Date.now,
): () => void {
  let last = Number.NEGATIVE_INFINITY
  const hear = ({ target }: Event): void => {
    if (!isPicture(target) || !fileOf(addressOf(target)).startsWith(SIGNED)) return
    if (now() - last < RENEW_AT_MOST_EVERY_MS) return
    last = now()
    renew()
  }
  // The failure of a picture is told to nothing above it, but on the way down.
  view.addEventListener('error', hear, { capture: true })
  return () => view.removeEventListener('error', hear, { capture: true })
}

/** What is looked at of a picture. */
export type Picture = Pick<HTMLImageElement, 'src' | 'currentSrc' | 'complete' | 'naturalWidth'>

/**
 * A page that is the same but for new addresses of its pictures. Those that stand on the screen keep theirs, so that
 * nothing is fetched twice; those that failed or have yet to come take the new one.
 */
export function withShownPictures(before: PageBody, next: PageBody, pictures: Iterable<Picture>): PageBody {
  if (before === next || before.page.page_id !== next.page.page_id) return next
  const states = new Map<string, boolean>()
  for (const picture of pictures) {
    const file = fileOf(addressOf(picture))
    states.set(file, (states.get(file) ?? true) && picture.complete && picture.naturalWidth > 0)
  }
  const shown = Object.entries(next.media).flatMap(([id, asset]) => {
    const old = before.media[id]
    return old && hasSameFiles(old, asset) && isShown(asset, states) ? [[id, old] as const] : []
  })
  return shown.length === 0 ? next : { ...next, media: { ...next.media, ...Object.fromEntries(shown) } }
}

function isPicture(target: EventTarget | null): target is HTMLImageElement {
  return target !== null && 'currentSrc' in target && 'naturalWidth' in target
}

/** Until a browser has chosen one of its addresses, a picture has the one that it falls back to. */
function addressOf({ currentSrc, src }: Pick<Picture, 'src' | 'currentSrc'>): string {
  return currentSrc || src
}

/** The file behind an address, whatever signature that carries. */
function fileOf(address: string): string {
  return URL.canParse(address, 'http://localhost') ? new URL(address, 'http://localhost').pathname : ''
}

function filesOf({ src, variants }: MediaAsset): string[] {
  return [src, ...variants.map(({ url }) => url)].map(fileOf)
}

function hasSameFiles(one: MediaAsset, other: MediaAsset): boolean {
  return filesOf(one).join(' ') === filesOf(other).join(' ')
}

/** Whether a file is on the screen, and nowhere on it is missing. */
function isShown(asset: MediaAsset, states: ReadonlyMap<string, boolean>): boolean {
  const found = filesOf(asset).flatMap((file) => states.get(file) ?? [])
  return found.length > 0 && found.every(Boolean)
}
