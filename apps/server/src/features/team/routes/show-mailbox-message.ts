import { presentMailboxMessage } from '../presenter.ts'
import { showMailboxMessage } from '@foyer/contract/team/show-mailbox-message'
import { implement } from '#platform/http/implement.ts'
import { findMailboxMessage } from '#platform/mail/index.ts'
import { teamPolicy } from '../policy.ts'

export const showMailboxMessageRoute = implement(
  showMailboxMessage,
  teamPolicy.readMailbox,
  async ({ input, ctx, authorize, fail }) => {
    authorize({
      is_production: ctx.services.config.is_production,
      is_from_this_machine: ctx.request.is_from_this_machine,
    })
    const message = await findMailboxMessage(ctx.control, input.id)
    if (!message) throw fail('not_found')
    return presentMailboxMessage(message)
  },
)
