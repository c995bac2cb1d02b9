import type { OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { createAppClient } from '#platform/api.ts'

/** An invited person who has not joined. */
export type MemberInvitation = OutputFor<'members.listMemberInvitations'>['items'][number]

const page_size = 50

/** Queries the open invitations, newest first. */
export function invitationsQuery(slug: string) {
  return infiniteQueryOptions({
    queryKey: ['app', slug, 'members', 'invitations'],
    queryFn: ({ signal, pageParam }) =>
      createAppClient(slug)(
        'members.listMemberInvitations',
        { limit: page_size, ...(pageParam ? { before: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last_page) => last_page.next_before,
  })
}
