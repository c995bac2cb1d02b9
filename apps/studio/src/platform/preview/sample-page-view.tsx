import { PageHostProvider, PageView, type PageHost } from '@foyer/content/views'
import { useLocale, useT } from '@foyer/i18n/react'
import { Suspense, useMemo } from 'react'
import { createSamplePage, type SampleKind } from './sample-page.ts'

type SamplePageViewProps = {
  /** The brand's colour. */
  readonly brand: string
  readonly kind?: SampleKind
}

/** A sample home page, drawn by the views that members get; its links lead nowhere. */
export function SamplePageView({ brand, kind = 'strength' }: SamplePageViewProps) {
  const t = useT()
  const locale = useLocale()
  const index = useMemo(() => createSamplePage(t, brand, kind), [t, brand, kind])
  const host = useMemo<PageHost>(
    () => ({
      locale,
      time_zone: 'UTC',
      brand,
      is_preview: false,
      index,
      link: (page_id) => {
        const link = index.links[page_id]
        if (!link) return null
        const { title, content_type, cover, facts } = link
        return {
          href: '#',
          title,
          content_type,
          cover,
          facts,
          state: 'granted',
          available_after: null,
          progress: null,
          on_click: null,
        }
      },
      action: () => ({ href: '#', state: 'granted' }),
      panes: {},
    }),
    [index, locale, brand],
  )
  return (
    <PageHostProvider value={host}>
      <Suspense fallback={null}>
        <PageView index={index} />
      </Suspense>
    </PageHostProvider>
  )
}
