import { listMemberLog as call } from '@foyer/contract/notifications/list-member-log'
import { implement } from '#platform/http/implement.ts'
import { findSuppressed } from '#platform/mail/index.ts'
import { findPeopleByUser } from '../../directory/index.ts'
import { notificationsPolicy } from '../policy.ts'
import { listDeliveries } from '../repository/deliveries.ts'
import { listLatest } from '../repository/records.ts'

export const listMemberLogRoute = implement(
  call,
  notificationsPolicy.readLog,
  async ({ input, ctx, authorize }) => {
    const [person] = await findPeopleByUser(ctx.db, [input.id])
    authorize(person ?? null)
    const subscriber_id = person?.subscriber_id ?? null
    const rows = subscriber_id === null ? [] : await listLatest(ctx.db, subscriber_id)
    const deliveries = await listDeliveries(
      ctx.db,
      rows.map(({ id }) => id),
    )
    const present = ({ id }: { id: string }) =>
      (deliveries.get(id) ?? []).map(({ channel, state, reason, at }) => ({ channel, state, reason, at }))
    const suppressed = await findSuppressed(ctx.db, ctx.services.secrets, person ? [person.email] : [])
    const [held] = suppressed.values()
    const mail_suppression = held ? { reason: held.reason, since: held.created_at.toISOString() } : null
    return { mail_suppression, notifications: rows.map((row) => ({ ...row, deliveries: present(row) })) }
  },
)
