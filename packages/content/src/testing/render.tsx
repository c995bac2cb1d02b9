import type { PageEntity, PageIndex } from '@foyer/contract/pages/page-index'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { I18nProvider } from '@foyer/i18n/react'
import { getMessages } from '@foyer/i18n/server'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SingleBlockView } from '../blocks-view.tsx'
import { PageHostProvider } from '../host-context.tsx'
import type { HostLink, PageHost } from '../host.ts'
import { loadAllViews } from '../load-views.ts'
import { newBlock } from '../new-block.ts'
import { PageView } from '../page-view.tsx'
import { pageTypeDefinition } from '../registry.ts'
import { pageTraits } from '../traits.ts'
import { aPageEntity } from './pages.ts'
import { testId } from './test-id.ts'

// Markup is drawn in one go, as on the server.
await loadAllViews()

type OpenIndex = Extract<PageIndex, { kind: 'open' }>
type Options = { locale?: string; host?: Partial<PageHost>; index?: Partial<OpenIndex>; is_first?: boolean }

/** Creates a link as the host returns it, accessible and without figures by default. */
export function aLink(overrides: Partial<HostLink> = {}): HostLink {
  return {
    href: '/somewhere',
    title: 'Somewhere',
    content_type: 'workout',
    cover: null,
    facts: {},
    state: 'granted',
    available_after: null,
    progress: null,
    on_click: null,
    ...overrides,
  }
}

/** A page of a type with its fields on top of the defaults. */
export function aPage(
  content_type: string,
  fields: Record<string, unknown> = {},
  overrides: Partial<PageEntity> = {},
): PageEntity {
  return aPageEntity({
    page_content_type: content_type,
    show_view_switcher: pageTraits(content_type).has_view_switcher,
    fields: { ...pageTypeDefinition(content_type)?.defaults, ...fields },
    ...overrides,
  })
}

/** A block of a type with some props on top of the defaults; its id is always the same. */
export function aBlock(type: string, props: Record<string, unknown> = {}): StoredBlock {
  const block = newBlock(type, () => testId(77))
  return { ...block, id: testId(70), props: { ...block.props, ...props } }
}

/** The markup of a whole page. */
export function renderPage(page: PageEntity, options: Options = {}): string {
  const index = createIndex(page, options)
  return renderMarkup(index, options, <PageView index={index} />)
}

/** The markup of one block on a page. */
export function renderBlock(block: StoredBlock, options: Options & { page?: PageEntity } = {}): string {
  const index = createIndex(options.page ?? aPage('generic'), options)
  return renderMarkup(index, options, <SingleBlockView block={block} is_first={options.is_first ?? false} />)
}

/** The markup of anything that needs a host. */
export function renderWithHost(node: ReactNode, options: Options = {}): string {
  return renderMarkup(createIndex(aPage('generic'), options), options, node)
}

function createIndex(page: PageEntity, { locale = 'en', index }: Options): OpenIndex {
  return { kind: 'open', release_id: testId(2), locale, media: {}, links: {}, lists: {}, ...index, page }
}

function renderMarkup(index: OpenIndex, { locale = 'en', host }: Options, node: ReactNode): string {
  const pageHost: PageHost = {
    locale,
    time_zone: 'Europe/Berlin',
    brand: '#f0491e',
    is_preview: false,
    index,
    link: () => null,
    action: () => ({ state: 'granted' }),
    panes: {},
    ...host,
  }
  return renderToStaticMarkup(
    <I18nProvider locale={locale} messages={getMessages(locale, ['common', 'pages'])}>
      <PageHostProvider value={pageHost}>{node}</PageHostProvider>
    </I18nProvider>,
  )
}

/** The headings of some markup, in order, as "level text". */
export function listHeadings(markup: string): string[] {
  return Array.from(
    markup.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g),
    ([, level = '', text = '']) => `${level} ${text.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&')}`,
  )
}

/** The text of some markup, without its tags. */
export function stripTags(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&amp;', '&')
    .trim()
}
