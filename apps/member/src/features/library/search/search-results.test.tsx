import type { OutputFor } from '@foyer/contract/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { signedIn } from '#testing/logins.ts'
import { renderMarkup, textOf } from '#testing/render.tsx'
import { SearchResults } from './search-results.tsx'

type Pages = OutputFor<'library.search'>

const page: Pages['groups'][number]['items'][number] = {
  page_id: '00000000-0000-4000-8000-000000000001',
  path: '/squat',
  title: 'Back squat',
  content_type: 'exercise',
  cover: null,
  cover_asset: null,
  facts: {},
  root_id: null,
  gate: 'open',
  product_ids: [],
  overlay_id: null,
  unlocks_at: null,
  has_viewable: false,
  tags: [],
  progress: null,
  is_completed: false,
  next_page_id: null,
  done: null,
  total: null,
  starts_at: null,
  access: { granted: true, reason: null, may_act: true, product_ids: [], overlay_id: null },
  price: null,
  ranges: [{ start: 5, end: 10 }],
  excerpt: null,
}
const found: Pages = {
  groups: [{ content_type: 'exercise', total_count: 1, items: [page] }],
  is_corrected: false,
  is_searchable: true,
}
const nobody: OutputFor<'directory.listDirectory'> = {
  ...{ items: [], has_more: false, next_page: null, total: 0, is_total_capped: false },
}
const rosa = {
  user_id: '00000000-0000-4000-8000-000000000002',
  subscriber_id: '00000000-0000-4000-8000-000000000003',
  name: 'Rosa Squatter',
  ...{ avatar_urls: null, is_staff: false, can_message: true },
}

const KEYS = {
  pages: ['search', 'pages', 'squat', 'en'],
  people: ['search', 'people', 'squat'],
  threads: ['message-search', 'threads', 'squat', 2],
  messages: ['message-search', 'first-messages', 'squat'],
} as const

type Group = keyof typeof KEYS

/** Renders what the four searches have answered; null: the search has failed. */
async function render(answers: Partial<Record<Group, object | null>>): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false, staleTime: 60_000 } } })
  const given = { ...EMPTY, ...answers }
  for (const group of ['pages', 'people', 'threads', 'messages'] as const) {
    const answer = given[group]
    if (answer) client.setQueryData(KEYS[group], answer)
    else await fail(client, KEYS[group])
  }
  const nothing = (): void => {}
  return renderMarkup(
    <QueryClientProvider client={client}>
      <SearchResults term="squat" kind={null} onKind={nothing} onOpen={nothing} />
    </QueryClientProvider>,
    { viewer: signedIn(), texts: ['search', 'discover', 'messages', 'people', 'pages'] },
  )
}

const EMPTY: Record<Group, object> = {
  pages: { groups: [], is_corrected: false, is_searchable: true },
  people: { pages: [nobody], pageParams: [null] },
  threads: { items: [] },
  messages: { items: [], next_before: null },
}

function fail(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const queryFn = (): Promise<never> => Promise.reject(new Error('down'))
  return client.prefetchQuery({ queryKey, queryFn, retry: false })
}

const FAILED = 'This part didn’t load. Try again'

describe('what a term finds', () => {
  const people = { pages: [{ ...nobody, items: [rosa], total: 1 }], pageParams: [null] }

  it('is grouped by kind, with what matches marked', async () => {
    const markup = await render({ pages: found, people })
    expect(textOf(markup)).toContain('Exercises Back squat')
    expect(textOf(markup)).toContain('People RS Rosa Squat ter')
    expect(markup.match(/<mark[^>]*>[^<]*/g)?.map((mark) => mark.replace(/<[^>]*>/, ''))).toEqual([
      'squat',
      'Squat',
    ])
    expect(markup).not.toContain(FAILED)
  })

  it.each([
    ['a title has the term', {}, false],
    ['only texts have it', { groups: [{ ...found.groups[0], items: [{ ...page, ranges: [] }] }] }, true],
    ['titles only resemble it', { is_corrected: true }, true],
  ] as const)('begins with people where %s', async (_, difference, is_first) => {
    const text = textOf(await render({ pages: { ...found, ...difference }, people }))
    expect(text.indexOf('Rosa') < text.indexOf('Back squat')).toBe(is_first)
  })

  it.each([
    ['pages', 'Pages', { people }, ['Rosa']],
    ['people', 'People', { pages: found }, ['Back squat']],
    ['threads', 'Conversations', { pages: found, people }, ['Back squat', 'Rosa']],
    ['messages', 'Messages', { pages: found, people }, ['Back squat', 'Rosa']],
  ] as const)('shows that %s have failed, and what else was found', async (group, title, others, shown) => {
    const text = textOf(await render({ ...others, [group]: null }))
    expect(text).toContain(`${title} ${FAILED}`)
    for (const word of shown) expect(text).toContain(word)
    expect(text).not.toContain('Could not find any results')
  })

  it('is nothing only where all have answered', async () => {
    const nothing_found = 'Could not find any results matching your search'
    expect(textOf(await render({}))).toContain(nothing_found)
    expect(textOf(await render({ messages: null }))).not.toContain(nothing_found)
  })

  it('is, without a network, what the device has by title', async () => {
    const text = textOf(await renderOffline())
    expect(text).toContain('On this device Back squat')
    expect(text).not.toContain('Bench press')
    expect(text).not.toContain(FAILED)
  })
})

async function renderOffline(): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const other = { ...page, page_id: '00000000-0000-4000-8000-000000000004', title: 'Bench press' }
  const available = [page, other].map((one) => ({ ...one, asset: null, at: 0, is_ahead: false }))
  client.setQueryData(['search', 'on-device'], {
    ...{ available, unavailable: [], saved_at: 0, has_storage: true },
  })
  const nothing = (): void => {}
  return renderMarkup(
    <QueryClientProvider client={client}>
      <SearchResults term="squat" kind={null} onKind={nothing} onOpen={nothing} />
    </QueryClientProvider>,
    { is_online: false, viewer: signedIn(), texts: ['search', 'pages'] },
  )
}
