import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EditorServices } from '#editor/services.tsx'
import { useAppCall } from '#platform/api.ts'
import { useSlug } from '#platform/routes.ts'
import { productChoicesQuery } from '../../apps/index.ts'
import { useMediaPorts } from '../../media/index.ts'
import { pagesQuery } from '../queries.ts'

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
