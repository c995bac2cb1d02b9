import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../platform/api/use-api.ts'
import { useFormatError } from '../../platform/format-error.ts'
import { useToast } from '../../platform/toasts.ts'
import { PROVIDER_NAMES } from './provider-names.ts'
import type { ProviderFlow } from './provider-flow.ts'
import { SIGN_IN_METHODS_KEY } from './sign-in-methods-key.ts'

/** Links a provider to the signed-in member, and shows the result in a toast. */
export function useLinkProvider(): (providerFlow: ProviderFlow, ticket: string) => Promise<void> {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const cache = useQueryClient()
  const formatError = useFormatError(['auth_providers'])
  return async ({ provider, flow }, ticket) => {
    try {
      const methods = await api('identity.linkProvider', { provider, provider_id: ticket, flow })
      cache.setQueryData(SIGN_IN_METHODS_KEY, methods)
      toast(t('auth_providers.linked', { provider: PROVIDER_NAMES[provider] }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ text: formatError(error), tone: 'danger' })
    }
  }
}
