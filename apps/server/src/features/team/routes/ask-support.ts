import { askSupport } from '@foyer/contract/team/ask-support'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { askSupport as askSupportCommand } from '../commands/ask-support.ts'
import { limitAttempts } from '../../identity/index.ts'

export const askSupportRoute = implement(
  askSupport,
  anySignedIn,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    await limitAttempts(ctx, ['support'], viewer.user_id)
    await askSupportCommand(ctx, viewer, input)
    return {}
  },
)
