import { useApi } from '../../platform/api/use-api.ts'
import type { AuthFlow } from './use-auth-flow.ts'

/** Requests a mail with a link and a code, and moves to the code step. */
export function useRequestLink(flow: AuthFlow): () => Promise<void> {
  const api = useApi()
  return async () => {
    await api('identity.requestPasswordless', { email: flow.draft.email })
    flow.storeEmail(flow.draft.email.trim())
    flow.updateDraft({ code: '' })
    flow.go('code')
  }
}
