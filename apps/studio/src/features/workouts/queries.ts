import type { InputFor, OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createAppClient } from '#platform/api.ts'

/** The training of a member. */
export type Training = OutputFor<'workouts.getMemberTraining'>
export type Program = Training['programs'][number]
export type PlannedSession = Program['weeks'][number]['sessions'][number]

/** A session in the list of a member. */
export type SessionRow = OutputFor<'workouts.listMemberSessions'>['items'][number]

/** A session of a member with all sets and comments. */
export type Session = OutputFor<'workouts.getMemberSession'>
export type Comment = Session['comments'][number]

const page_size = 10

/** The key of all that is loaded of the training of a member. */
export const trainingKey = (slug: string, id: string) => ['app', slug, 'workouts', 'member', id] as const

/** Programs and records of a member. */
export function trainingQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: [...trainingKey(slug, id), 'training'],
    queryFn: ({ signal }) => createAppClient(slug)('workouts.getMemberTraining', { id }, { signal }),
  })
}

/** The sessions of a member, newest first, a page at a time. */
export function sessionsQuery(slug: string, id: string) {
  return infiniteQueryOptions({
    queryKey: [...trainingKey(slug, id), 'sessions'],
    queryFn: ({ signal, pageParam }) => {
      const input: InputFor<'workouts.listMemberSessions'> = { id, limit: page_size }
      const call = createAppClient(slug)
      return call(
        'workouts.listMemberSessions',
        pageParam === null ? input : { ...input, before: pageParam },
        { signal },
      )
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ items, has_more }) => (has_more ? (items.at(-1)?.id ?? null) : null),
  })
}

/** One session of a member. */
export function sessionQuery(slug: string, id: string, session_id: string) {
  return queryOptions({
    queryKey: [...trainingKey(slug, id), 'session', session_id],
    queryFn: ({ signal }) =>
      createAppClient(slug)('workouts.getMemberSession', { id, session_id }, { signal }),
  })
}
