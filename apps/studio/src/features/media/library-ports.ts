import { truncate } from '@foyer/domain/text'
import type { EditorServices, NO_PAGES } from '#editor/services.tsx'
import type { ApiClient } from '@foyer/contract/client'
import { createAppClient, createUploadClient } from '#platform/api.ts'

/** What the editor needs of the library and the patterns of an app. */
export type LibraryPorts = Omit<EditorServices, 'app' | keyof typeof NO_PAGES>

/** The library and the patterns of an app, by calls to the server. */
export function createLibraryPorts(slug: string): LibraryPorts {
  const call = createAppClient(slug)
  return {
    listPictures: async (term) => (await call('media.listMedia', term === '' ? {} : { term })).items,
    changePicture: (id, change) => call('media.updateMedia', { id, ...change }),
    uploadPicture: (file, { signal, onProgress }) => {
      const upload = createUploadClient(slug, onProgress)
      return upload('media.uploadMedia', { name: truncate(file.name, 120) }, { file, signal })
    },
    listFiles: (kinds, term) =>
      call('media.listFiles', { kinds: kinds.join(','), ...(term === '' ? {} : { term }) }),
    getFile: (id) => call('media.getFile', { id }),
    convertFile: (id) => call('media.convertFile', { id }),
    uploadFile: async (file, { kind, signal, onProgress }) => {
      const { sendUpload } = await import('#platform/send-upload.ts')
      const id = await sendUpload({ call, slug, file, kind, signal, onProgress })
      const poster_id = kind === 'video' ? await uploadPoster(call, file) : null
      return call('media.finishUpload', { id, poster_id })
    },
    setCaptions: (id, { file, ...captions }) => call('media.setCaptions', { id, ...captions }, { file }),
    deleteCaptions: (id, locale) => call('media.deleteCaptions', { id, locale }),
    findBlockAssets: (blocks) => call('pages.findBlockAssets', { blocks: [...blocks] }),
    listPatterns: () => call('pages.listPatterns', {}),
    savePattern: (pattern) => call('pages.createPattern', pattern),
    renamePattern: (id, name) => call('pages.renamePattern', { id, name }),
    deletePattern: async (id) => {
      await call('pages.deletePattern', { id })
    },
  }
}

/** The first frame as a picture of the library; null where the browser cannot draw it. */
async function uploadPoster(call: ApiClient, file: File): Promise<string | null> {
  const { capturePoster } = await import('#platform/capture-poster.ts')
  const poster = await capturePoster(file)
  if (!poster) return null
  const name = truncate(poster.name, 120)
  return call('media.uploadMedia', { name }, { file: poster }).then(
    ({ id }) => id,
    () => null,
  )
}
