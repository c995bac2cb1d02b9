import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../platform/api/use-api.ts'
import { useProblemWords } from '../../platform/problem-words.ts'
import { useToast } from '../../platform/toasts.ts'
import { PROVIDER_NAMES } from './provider-names.ts'
import type { ProviderTrip } from './provider-trip.ts'
import { WAYS_KEY } from './ways-key.ts'

/** Links what came back from a provider to whoever is signed in, and says how that went at the foot of the screen. */
export function useLinkProvider(): (trip: ProviderTrip, ticket: string) => Promise<void> {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const cache = useQueryClient()
  const words = useProblemWords(['auth_providers'])
  return async ({ provider, flow }, ticket) => {
    try {
      const ways = await api('identity.linkProvider', { provider, provider_id: ticket, flow })
      cache.setQueryData(WAYS_KEY, ways)
      toast(t('auth_providers.linked', { provider: PROVIDER_NAMES[provider] }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ text: words(error), tone: 'danger' })
    }
  }
}
