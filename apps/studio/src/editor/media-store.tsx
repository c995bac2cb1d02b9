import type { FileAsset, MediaAsset } from '@foyer/contract/pages/page-index'
import { createContext, useContext } from 'react'

/** The pictures and files that the canvas can show, and ways to add one before the next save. */
export type MediaStore = {
  readonly media: Readonly<Record<string, MediaAsset>>
  readonly files: Readonly<Record<string, FileAsset>>
  readonly addMedia: (asset: MediaAsset) => void
  readonly addFile: (file: FileAsset) => void
}

const MediaStoreContext = createContext<MediaStore>({
  media: {},
  files: {},
  addMedia: () => undefined,
  addFile: () => undefined,
})

export const MediaStoreProvider = MediaStoreContext

/** The pictures and files of the page that is open. */
export function useMediaStore(): MediaStore {
  return useContext(MediaStoreContext)
}
