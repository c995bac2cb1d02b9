import { I18nProvider } from '@foyer/i18n/react'
import { getMessages } from '@foyer/i18n/server'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Options = {
  readonly locale?: string
  /** Cached server data by query key. */
  readonly cached_queries?: ReadonlyArray<readonly [key: readonly unknown[], answer: unknown]>
}

/** Renders a part of an app's screen to HTML, at `/apps/kiln` and in English by default. */
export async function renderToHtml(
  node: ReactNode,
  { locale = 'en', cached_queries = [] }: Options = {},
): Promise<string> {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  for (const [key, data] of cached_queries) queries.setQueryData(key, data)
  const root = createRootRoute()
  const app = createRoute({ getParentRoute: () => root, path: '/apps/$slug', component: () => node })
  const router = createRouter({
    routeTree: root.addChildren([app]),
    history: createMemoryHistory({ initialEntries: ['/apps/kiln'] }),
  })
  await router.load()
  return renderToStaticMarkup(
    <I18nProvider locale={locale} messages={getMessages(locale)}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nProvider>,
  )
}
