import { studioRequestReset } from '@foyer/contract/team/studio-request-reset'
import { implement } from '#platform/http/implement.ts'
import { requestStudioReset } from '../commands/request-studio-reset.ts'
import { limitAttempts, cameFromNoForeignPage, identityPolicy, readEmail } from '../../identity/index.ts'

export const studioRequestResetRoute = implement(
  studioRequestReset,
  identityPolicy.startSession,
  async ({ input, ctx, authorize }) => {
    authorize({ is_own_page: cameFromNoForeignPage(ctx) })
    const email = readEmail(input.email)
    await limitAttempts(ctx, ['reset'], email)
    await requestStudioReset(ctx, email)
    return {}
  },
)
