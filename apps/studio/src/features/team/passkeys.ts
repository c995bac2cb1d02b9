import type { OutputFor } from '@foyer/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

/** A passkey of who is signed in. */
export type Passkey = OutputFor<'team.studioListPasskeys'>['items'][number]

/** The passkeys of who is signed in. */
export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: ({ signal }) => call('team.studioListPasskeys', {}, { signal }),
})
