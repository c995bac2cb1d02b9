import type { MediaAsset } from '@foyer/contract/pages/page-index'
import { createContext, useContext } from 'react'

/** The pictures that the page on the canvas can show, and a way to make another one known before the next save. */
export type MediaStore = {
  readonly media: Readonly<Record<string, MediaAsset>>
  readonly addMedia: (asset: MediaAsset) => void
}

const MediaStoreContext = createContext<MediaStore>({ media: {}, addMedia: () => undefined })

export const MediaStoreProvider = MediaStoreContext

/** The pictures of the page that is open. */
export function useMediaStore(): MediaStore {
  return useContext(MediaStoreContext)
}
