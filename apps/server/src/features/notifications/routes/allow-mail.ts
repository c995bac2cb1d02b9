import { allowMail as call } from '@foyer/contract/notifications/allow-mail'
import { implement } from '#platform/http/implement.ts'
import { hashAddress, liftSuppression } from '#platform/mail/index.ts'
import { findPeopleByUser } from '../../directory/index.ts'
import { notificationsPolicy } from '../policy.ts'

export const allowMailRoute = implement(
  call,
  notificationsPolicy.readLog,
  async ({ input, ctx, authorize, fail }) => {
    const [person] = await findPeopleByUser(ctx.db, [input.id])
    authorize(person ?? null)
    if (!person) throw fail('not_found')
    const address_hash = hashAddress(ctx.services.secrets, ctx.app.id, person.email)
    await ctx.write((tx) => liftSuppression(tx, address_hash))
    return {}
  },
)
