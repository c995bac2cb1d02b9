import { presentMailboxLine } from '../presenter.ts'
import { listMailbox } from '@foyer/contract/team/list-mailbox'
import { implement } from '#platform/http/implement.ts'
import { listMailbox as listMessages } from '#platform/mail/index.ts'
import { teamPolicy } from '../policy.ts'

export const listMailboxRoute = implement(
  listMailbox,
  teamPolicy.readMailbox,
  async ({ input, ctx, authorize }) => {
    authorize({
      is_production: ctx.services.config.is_production,
      is_from_this_machine: ctx.request.is_from_this_machine,
    })
    const { to, limit } = input
    const messages = await listMessages(ctx.control, to === undefined ? { limit } : { limit, to })
    return { messages: messages.map(presentMailboxLine) }
  },
)
