import { listMemberLog as call } from '@foyer/contract/notifications/list-member-log'
import { implement } from '#platform/http/implement.ts'
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
    return { notifications: rows.map((row) => ({ ...row, deliveries: present(row) })) }
  },
)
