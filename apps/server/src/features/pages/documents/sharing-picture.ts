import type { PageIndex } from '@foyer/contract/pages/page-index'
import { CARD_SIZE, parseCardPath } from '../cards/index.ts'

/** The picture that a link to a page is shown with; sizes and type as far as they are known, in the words of meta tags. */
export type SharingPicture = { address: string; type: string; width: string; height: string }

/** Finds the picture of a page among what it is shown with; null where it has none. */
export function sharingPicture({ page, media }: Pick<PageIndex, 'page' | 'media'>): SharingPicture | null {
  const address = page.og_image
  if (address === null) return null
  if (parseCardPath(address)) return { address, type: 'image/png', ...inWords(CARD_SIZE) }
  for (const asset of Object.values(media)) {
    const variant = asset.variants.find(({ url }) => url === address)
    if (variant) {
      const height = Math.round((asset.height * variant.width) / asset.width)
      return { address, type: `image/${variant.format}`, ...inWords({ width: variant.width, height }) }
    }
    if (asset.src === address) return { address, type: '', ...inWords(asset) }
  }
  return { address, type: '', width: '', height: '' }
}

function inWords({ width, height }: { width: number; height: number }): { width: string; height: string } {
  return { width: String(width), height: String(height) }
}
