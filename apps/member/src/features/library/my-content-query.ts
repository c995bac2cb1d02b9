import { queryOptions } from '@tanstack/react-query'
import type { Platform } from '#platform/platform.ts'

/** The member's own content, with titles in the language of the app on screen. */
export function myContentQuery({ api, locale: lang }: Pick<Platform, 'api' | 'locale'>) {
  return queryOptions({
    queryKey: ['library', 'my_content', lang],
    queryFn: () => api('library.getMyContent', { lang }),
  })
}
