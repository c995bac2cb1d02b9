import { studioRequestReset } from '@foyer/contract/accounts/studio-request-reset'
import { implement } from '#platform/http/implement.ts'
import { requestStudioReset } from '../commands/request-reset.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { cameFromNoForeignPage } from '../own-page.ts'
import { accountsPolicy } from '../policy.ts'
import { readEmail } from '../read-credentials.ts'

export const studioRequestResetRoute = implement(
  studioRequestReset,
  accountsPolicy.startSession,
  async ({ input, ctx, authorize }) => {
    authorize({ is_own_page: cameFromNoForeignPage(ctx) })
    const email = readEmail(input.email)
    await limitAttempts(ctx, ['reset'], email)
    await requestStudioReset(ctx, email)
    return {}
  },
)
