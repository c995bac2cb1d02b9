import { ApiError } from '@foyer/contract/api-error'
import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { usePersonName } from '../../platform/person-name.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useAuthenticated } from '../../platform/session/use-session.ts'
import { useToast } from '../../platform/toasts.ts'

type Profile = OutputFor<'directory.getProfile'>
type Person = Pick<Profile, 'user_id' | 'name'>

/** The key of a person's profile. */
export const profileKey = (user_id: string): readonly string[] => ['people', 'profile', user_id]

/** Blocks and unblocks members. Shown at once, and reverted with an error when the server refuses. */
export function useBlock(): (person: Person, is_blocked: boolean) => Promise<void> {
  const t = useT()
  const toast = useToast()
  const personName = usePersonName()
  const client = useQueryClient()
  const { api, session } = usePlatform()
  const before = useAuthenticated()?.facts.blocked_user_ids ?? []

  return async ({ user_id, name }, is_blocked) => {
    const key = profileKey(user_id)
    const profile = client.getQueryData<Profile>(key)
    const others = before.filter((id) => id !== user_id)
    session.patchFacts({ blocked_user_ids: is_blocked ? [user_id, ...others] : others })
    client.setQueryData<Profile>(key, (cached) => cached && { ...cached, is_blocked_by_me: is_blocked })
    try {
      const call = is_blocked ? 'directory.blockMember' : 'directory.unblockMember'
      session.patchFacts(await api(call, { user_id }))
      if (!is_blocked) toast(t('people.unblocked', { name: personName(name) }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      session.patchFacts({ blocked_user_ids: [...before] })
      client.setQueryData(key, profile)
      toast({ text: t(is_blocked ? 'common.block_failed' : 'people.unblock_failed'), tone: 'danger' })
      return
    }
    await Promise.all(
      ['people', 'messaging'].map((feature) => client.invalidateQueries({ queryKey: [feature] })),
    )
  }
}
