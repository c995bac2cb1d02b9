import type { OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { appCall } from '#platform/api.ts'

/** Somebody who was invited and has not come. */
export type MemberInvitation = OutputFor<'members.listMemberInvitations'>['items'][number]

const at_once = 50

/** Who was invited and has not come, newest first. */
export function invitationsQuery(slug: string) {
  return infiniteQueryOptions({
    queryKey: ['app', slug, 'members', 'invitations'],
    queryFn: ({ signal, pageParam }) =>
      appCall(slug)(
        'members.listMemberInvitations',
        { limit: at_once, ...(pageParam ? { before: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_before,
  })
}
