import type { MediaAsset } from '@foyer/contract/pages/page-index'
import { createContext, useContext } from 'react'

/** The pictures that the canvas can show, and a way to add one before the next save. */
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
