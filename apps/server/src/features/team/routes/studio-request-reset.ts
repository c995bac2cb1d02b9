import { studioRequestReset } from '@foyer/contract/team/studio-request-reset'
import { implement } from '#platform/http/implement.ts'
import { requestStudioReset } from '../commands/request-studio-reset.ts'
import { limitAttempts, isNotCrossOrigin, identityPolicy, readEmail } from '../../identity/index.ts'

export const studioRequestResetRoute = implement(
  studioRequestReset,
  identityPolicy.startSession,
  async ({ input, ctx, authorize }) => {
    authorize({ is_same_origin: isNotCrossOrigin(ctx) })
    const email = readEmail(input.email)
    await limitAttempts(ctx, ['reset'], email)
    await requestStudioReset(ctx, email)
    return {}
  },
)
