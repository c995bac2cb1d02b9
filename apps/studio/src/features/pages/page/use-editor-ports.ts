import { truncate } from '@foyer/domain/text'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { normalizeTheme } from '@foyer/domain/theme'
import type { EditorServices } from '#editor/services.tsx'
import type { ApiClient } from '@foyer/contract/client'
import { createUploadClient, useAppCall } from '#platform/api.ts'
import { useSlug } from '#platform/routes.ts'
import { useStudioApp, productChoicesQuery } from '../../apps/index.ts'
import { pagesQuery } from '../queries.ts'

type MediaPorts = Pick<
  EditorServices,
  | 'app'
  | 'listPictures'
  | 'changePicture'
  | 'uploadPicture'
  | 'listFiles'
  | 'getFile'
  | 'convertFile'
  | 'uploadFile'
  | 'setCaptions'
  | 'deleteCaptions'
  | 'findBlockAssets'
  | 'listPatterns'
  | 'savePattern'
  | 'renamePattern'
  | 'deletePattern'
>

/** What fields and patterns need of the app's library, by calls to the server. */
export function useMediaPorts(): MediaPorts {
  const slug = useSlug()
  const call = useAppCall()
  const { name, theme, default_locale, time_zone } = useStudioApp()
  return useMemo(
    () => ({
      app: { slug, name, theme: normalizeTheme({ theme }), locale: default_locale, time_zone },
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
    }),
    [call, slug, name, theme, default_locale, time_zone],
  )
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

/** What the editor needs of the app, by calls to the server. */
export function useEditorPorts(): EditorServices {
  const slug = useSlug()
  const call = useAppCall()
  const media = useMediaPorts()
  const pages = useQuery(pagesQuery(slug)).data?.items
  const products = useQuery(productChoicesQuery(slug)).data?.items
  return useMemo(
    () => ({
      ...media,
      pages: pages ?? [],
      products: (products ?? []).map(({ id, title }) => ({ id, title })),
      searchPages: async (term, content_types) => {
        const [content_type] = content_types
        const kind = content_types.length === 1 && content_type ? { content_type } : {}
        const { items } = await call('pages.searchPages', { term, ...kind })
        return content_types.length > 1
          ? items.filter((page) => content_types.includes(page.content_type))
          : items
      },
    }),
    [call, media, pages, products],
  )
}
