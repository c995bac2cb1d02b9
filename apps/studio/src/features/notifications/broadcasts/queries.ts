import type { InputFor, OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createAppClient } from '#platform/api.ts'

export type Broadcast = OutputFor<'notifications.getBroadcast'>
export type ListedBroadcast = OutputFor<'notifications.listBroadcasts'>['broadcasts'][number]
export type BroadcastChange = Omit<InputFor<'notifications.updateBroadcast'>, 'id' | 'revision'>
export type Reach = OutputFor<'notifications.getBroadcastReach'>
export type Figures = OutputFor<'notifications.getBroadcastFigures'>
export type Channel = Broadcast['channels'][number]
export type Condition = Broadcast['audience'][number]

/** The channels in the order in which they are shown. */
export const CHANNELS: readonly Channel[] = ['push', 'mail', 'in_app']

/** How often a broadcast that is being sent, and its figures, are read again. */
const WATCHED_MS = 5_000

const key = (slug: string) => ['app', slug, 'broadcasts'] as const

/** Everything about broadcasts, to be read again after a change. */
export const broadcastsKey = key

export function broadcastsQuery(slug: string) {
  return infiniteQueryOptions({
    queryKey: [...key(slug), 'list'],
    queryFn: ({ signal, pageParam }) =>
      createAppClient(slug)(
        'notifications.listBroadcasts',
        { ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  })
}

export function broadcastQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: [...key(slug), 'one', id],
    queryFn: ({ signal }) => createAppClient(slug)('notifications.getBroadcast', { id }, { signal }),
    refetchInterval: ({ state }) => (state.data && isBeingSent(state.data) ? WATCHED_MS : false),
  })
}

/** Whether the state of a broadcast changes by itself now. */
function isBeingSent({ state, when }: Pick<Broadcast, 'state' | 'when'>): boolean {
  return state === 'sending' || (state === 'scheduled' && when.kind === 'now')
}

/** Counts the recipients of a stored revision. */
export function reachQuery(slug: string, { id, revision }: Pick<Broadcast, 'id' | 'revision'>) {
  return queryOptions({
    queryKey: [...key(slug), 'reach', id, revision],
    queryFn: ({ signal }) => createAppClient(slug)('notifications.getBroadcastReach', { id }, { signal }),
    placeholderData: (before) => before,
  })
}

export function recipientsQuery(slug: string, { id, revision }: Pick<Broadcast, 'id' | 'revision'>) {
  return infiniteQueryOptions({
    queryKey: [...key(slug), 'recipients', id, revision],
    queryFn: ({ signal, pageParam }) =>
      createAppClient(slug)(
        'notifications.listBroadcastRecipients',
        { id, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: (before) => before,
  })
}

export function figuresQuery(slug: string, broadcast: Pick<Broadcast, 'id' | 'state' | 'when'>) {
  const { id } = broadcast
  return queryOptions({
    queryKey: [...key(slug), 'figures', id],
    queryFn: ({ signal }) => createAppClient(slug)('notifications.getBroadcastFigures', { id }, { signal }),
    refetchInterval: isBeingSent(broadcast) ? WATCHED_MS : false,
  })
}

export function memberTagsQuery(slug: string) {
  return queryOptions({
    queryKey: [...key(slug), 'tags'],
    queryFn: ({ signal }) => createAppClient(slug)('notifications.listMemberTags', {}, { signal }),
  })
}

export function productsQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'commerce', 'choices'],
    queryFn: ({ signal }) => createAppClient(slug)('commerce.listStudioProducts', { limit: 100 }, { signal }),
  })
}
