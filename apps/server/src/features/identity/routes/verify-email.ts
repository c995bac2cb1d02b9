import { verifyEmail } from '@foyer/contract/identity/verify-email'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { verifyEmail as verifyEmailCommand } from '../commands/verify-email.ts'

export const verifyEmailRoute = implement(
  verifyEmail,
  anyone,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const verified = await verifyEmailCommand(ctx, { token: input.token, viewer_id: viewer?.user_id ?? null })
    if (typeof verified === 'string') throw fail(verified)
    return verified
  },
)
