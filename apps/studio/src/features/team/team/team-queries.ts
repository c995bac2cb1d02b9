import type { OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createAppClient, call } from '#platform/api.ts'

/** The team with its invitations and the user's permissions. */
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

/** Queries the app's messaging profile. */
export function messagingProfileQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'team', 'messaging_profile'],
    queryFn: ({ signal }) => createAppClient(slug)('team.getMessagingProfile', {}, { signal }),
  })
}

/** Queries the invitation of a mailed link; fetched once per token. */
export function teamInvitationQuery(token: string) {
  return queryOptions({
    queryKey: ['team_invitation', token],
    queryFn: ({ signal }) => call('team.showTeamInvitation', { token }, { signal }),
    retry: false,
    staleTime: Infinity,
  })
}
