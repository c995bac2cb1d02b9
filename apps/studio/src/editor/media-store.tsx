import type { FileAsset, MediaAsset } from '@foyer/contract/pages/page-index'
import { createContext, useContext, useMemo, useState } from 'react'
import type { StudioPage } from './types.ts'

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

/** The pictures and files of a page, with those that were chosen since it was opened. */
export function usePageMedia(page: Pick<StudioPage, 'media' | 'files'>): MediaStore {
  const [added_media, setAddedMedia] = useState<Readonly<Record<string, MediaAsset>>>({})
  const [added_files, setAddedFiles] = useState<Readonly<Record<string, FileAsset>>>({})
  const media = useMemo(() => ({ ...page.media, ...added_media }), [page.media, added_media])
  const files = useMemo(() => ({ ...page.files, ...added_files }), [page.files, added_files])
  return useMemo(
    () => ({
      media,
      files,
      addFile: (file) => setAddedFiles((pending) => ({ ...pending, [file.id]: file })),
      addMedia: (asset) => setAddedMedia((pending) => ({ ...pending, [asset.id]: asset })),
    }),
    [media, files],
  )
}
