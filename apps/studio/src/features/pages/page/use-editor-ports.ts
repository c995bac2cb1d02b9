import { truncate } from '@foyer/domain/text'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { normalizeTheme } from '@foyer/domain/theme'
import type { EditorServices } from '#editor/services.tsx'
import { createUploadClient, useAppCall } from '#platform/api.ts'
import { useSlug } from '#platform/routes.ts'
import { useStudioApp, productChoicesQuery } from '../../apps/index.ts'
import { pagesQuery } from '../queries.ts'

type PicturePorts = Pick<EditorServices, 'app' | 'listPictures' | 'changePicture' | 'uploadPicture'>

/** What a field for a picture needs of the app, by calls to the server. */
export function usePicturePorts(): PicturePorts {
  const slug = useSlug()
  const call = useAppCall()
  const { name, theme, default_locale, time_zone } = useStudioApp()
  return useMemo(
    () => ({
      app: { name, theme: normalizeTheme({ theme }), locale: default_locale, time_zone },
      listPictures: async (term) => (await call('media.listMedia', term === '' ? {} : { term })).items,
      changePicture: (id, change) => call('media.updateMedia', { id, ...change }),
      uploadPicture: (file, { signal, onProgress }) => {
        const upload = createUploadClient(slug, onProgress)
        return upload('media.uploadMedia', { name: truncate(file.name, 120) }, { file, signal })
      },
    }),
    [call, slug, name, theme, default_locale, time_zone],
  )
}

/** What the editor needs of the app, by calls to the server. */
export function useEditorPorts(): EditorServices {
  const slug = useSlug()
  const call = useAppCall()
  const pictures = usePicturePorts()
  const pages = useQuery(pagesQuery(slug)).data?.items
  const products = useQuery(productChoicesQuery(slug)).data?.items
  return useMemo(
    () => ({
      ...pictures,
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
    [call, pictures, pages, products],
  )
}
