import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EditorServices } from '#editor/services.tsx'
import { useAppCall } from '#platform/api.ts'
import { useSlug } from '#platform/routes.ts'
import { attributesQuery } from '../../attributes/index.ts'
import { productChoicesQuery } from '../../apps/index.ts'
import { useMediaPorts } from '../../media/index.ts'
import { queryClient } from '#platform/query-client.ts'
import { pagesKey, pagesQuery } from '../queries.ts'
import { tagsQuery } from '../tags/queries.ts'

/** So many pages are shown at once when they are browsed. */
const MAX_BROWSED = 100

/** So long the values of published pages are shown again. */
const VALUES_STALE_MS = 60_000

/** What the editor needs of the app, by calls to the server. */
export function useEditorPorts(): EditorServices {
  const slug = useSlug()
  const call = useAppCall()
  const media = useMediaPorts()
  const pages = useQuery(pagesQuery(slug)).data?.items
  const products = useQuery(productChoicesQuery(slug)).data?.items
  const attributes = useQuery(attributesQuery(slug)).data?.items
  const tags = useQuery(tagsQuery(slug)).data?.items
  return useMemo(
    () => ({
      ...media,
      pages: pages ?? [],
      attributes: attributes ?? [],
      tags: tags ?? [],
      previewRule: (rule) => call('library.previewRule', rule),
      listRuleValues: (content_type) =>
        queryClient.fetchQuery({
          queryKey: [...pagesKey(slug), 'rule_values', content_type],
          queryFn: () => call('library.listRuleValues', { content_type }),
          staleTime: VALUES_STALE_MS,
        }),
      products: (products ?? []).map(({ id, title }) => ({ id, title })),
      browsePages: (input) => call('pages.browsePages', { ...input, limit: MAX_BROWSED }),
      readFields: async (page_id) => (await call('pages.getStudioPage', { id: page_id })).draft.fields,
      createPage: async (input) => {
        const page = await call('pages.createPage', input)
        const tree = await queryClient.fetchQuery({ ...pagesQuery(slug), staleTime: 0 })
        const created = tree.items.find(({ page_id }) => page_id === page.page_id)
        if (!created) throw new Error('A page that was just created is not in the tree.')
        return created
      },
      searchPages: async (term, content_types) => {
        const kinds =
          content_types.length > 0 ? content_types.map((content_type) => ({ content_type })) : [{}]
        const found = await Promise.all(kinds.map((kind) => call('pages.searchPages', { term, ...kind })))
        return found.flatMap(({ items }) => items)
      },
    }),
    [call, slug, media, pages, products, attributes, tags],
  )
}
