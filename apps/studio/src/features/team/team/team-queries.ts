import type { OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createAppClient, call } from '#platform/api.ts'

/** The team with its invitations, and what whoever is signed in may do. */
export type Team = OutputFor<'team.listTeam'>
export type TeamMember = Team['members'][number]
export type Invitation = Team['invitations'][number]
export type TeamRole = TeamMember['role']
export type LogEntry = OutputFor<'team.listTeamLog'>['entries'][number]

const page_size = 20

/** The team of the account, whichever app is open. */
export const teamQuery = queryOptions({
  queryKey: ['account', 'team'],
  queryFn: ({ signal }) => call('team.listTeam', {}, { signal }),
})

/** What the team did, newest first. */
export const teamLogQuery = infiniteQueryOptions({
  queryKey: ['account', 'team', 'log'],
  queryFn: ({ signal, pageParam }) =>
    call('team.listTeamLog', { limit: page_size, ...(pageParam ? { before: pageParam } : {}) }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next_before,
})

/** As whom the app writes. */
export function messagingProfileQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'team', 'messaging_profile'],
    queryFn: ({ signal }) => createAppClient(slug)('team.getMessagingProfile', {}, { signal }),
  })
}

/** The invitation behind a mailed link; asked for once, since the link says everything. */
export function teamInvitationQuery(token: string) {
  return queryOptions({
    queryKey: ['team_invitation', token],
    queryFn: ({ signal }) => call('team.showTeamInvitation', { token }, { signal }),
    retry: false,
    staleTime: Infinity,
  })
}
