import { dependsOnMember, usePageHost, type FoundList, type HostLink } from '@foyer/content/views'
import type { ContentRule } from '@foyer/contract/library/rule-shapes'
import type { ContentItem } from '@foyer/contract/library/shapes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { usePlatform } from '#platform/platform.ts'
import { useSession } from '#platform/session/use-session.ts'
import { StatePill } from './discover/state-pill.tsx'
import { toContentInput } from './to-content-input.ts'

/** How many pages come with each request once the whole list is wanted. */
const PAGE_SIZE = 100

type ListPaneProps = {
  rule: ContentRule
  limit: number
  published_count: number
  onFound: (found: FoundList | null) => void
  onFailed: (retry: () => void) => void
}

/**
 * Requests a list by rule as the viewer may see it, with the state of its pages. Guests have the published list of
 * what depends on a member, and without a network it stays.
 */
export function ListPane({ rule, limit, published_count, onFound, onFailed }: ListPaneProps): ReactNode {
  const { page_id } = usePageHost().index.page
  const { api, locale: lang } = usePlatform()
  const { status } = useSession()
  const is_member = status === 'authenticated'
  const [is_whole, setWhole] = useState(false)
  const input = toContentInput(rule)
  const is_enabled = is_member || !dependsOnMember(rule) || published_count >= limit
  const query = useInfiniteQuery({
    queryKey: ['library', 'content', 'rule', lang, input, limit],
    // One more than is shown, since the page itself may be among them.
    queryFn: ({ pageParam: offset, signal }) =>
      api(
        'library.listContent',
        { ...input, lang, offset, limit: offset === 0 ? limit + 1 : PAGE_SIZE },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ total_count, items }, pages) => {
      const count = pages.reduce((sum, page) => sum + page.items.length, 0)
      return items.length > 0 && count < total_count ? count : undefined
    },
    enabled: is_enabled,
    staleTime: 60_000,
  })
  const { data, isError, isFetching, isPaused, refetch, hasNextPage, fetchNextPage } = query
  const has_rest_failed = query.isFetchNextPageError
  useEffect(() => {
    if (!is_enabled && status !== 'unchecked') onFound(null)
  }, [is_enabled, status, onFound])
  const has_failed = !data && (isPaused || (isError && !isFetching))
  useEffect(() => {
    if (has_failed) onFailed(() => void refetch())
  }, [has_failed, refetch, onFailed])
  useEffect(() => {
    if (is_whole && hasNextPage && !isFetching && !has_rest_failed) void fetchNextPage()
  }, [is_whole, hasNextPage, isFetching, has_rest_failed, fetchNextPage])
  useEffect(() => {
    if (!data) return
    const found = data.pages
      .flatMap((page) => page.items)
      .filter((item) => rule.include_current || item.page_id !== page_id)
    const has_rest = hasNextPage || found.length > limit
    const is_shown = is_whole && !has_rest_failed
    const shown = is_shown ? found : found.slice(0, limit)
    onFound({
      pages: shown.map((item) => ({
        page_id: item.page_id,
        link: toHostLink(item),
        asset: item.cover_asset,
      })),
      rest: has_rest
        ? {
            is_shown,
            toggle: () => {
              setWhole(!is_shown)
              if (!is_shown && hasNextPage) void fetchNextPage()
            },
          }
        : null,
    })
  }, [data, hasNextPage, has_rest_failed, fetchNextPage, is_whole, limit, page_id, rule, onFound])
  return null
}

/** A locked page is linked to, and shows what it requires. */
function toHostLink(item: ContentItem): HostLink {
  const { path, title, content_type, cover, facts, access, is_completed } = item
  return {
    href: path,
    title,
    content_type,
    cover,
    facts,
    state: toLinkState(access),
    available_after: access.granted ? null : access.available_after,
    progress: is_completed ? 'done' : null,
    on_click: null,
    renderState: (place, otherwise) => <StatePill item={item} place={place} otherwise={otherwise} />,
  }
}

function toLinkState(access: ContentItem['access']): HostLink['state'] {
  if (access.granted) return 'granted'
  switch (access.denied_by ?? access.reason) {
    case 'AUTHENTICATION_REQUIRED':
      return 'require_authentication'
    case 'IS_SCHEDULED':
      return 'is_scheduled'
    case 'PURCHASE_REQUIRED':
      return 'require_purchase'
    default:
      return 'granted'
  }
}
