import { fetchMethods } from '@foyer/contract/identity/fetch-methods'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { readEmail } from '../read-credentials.ts'
import { findSignInSettings } from '../repository/sign-in-settings.ts'
import { listSignInMethods } from '../sign-in-methods.ts'

export const fetchMethodsRoute = implement(fetchMethods, anyone, async ({ input, ctx, authorize }) => {
  authorize()
  readEmail(input.email)
  return { providers: listSignInMethods(ctx.app.access, await findSignInSettings(ctx.db)) }
})
