import type { ScheduledItem } from '@foyer/contract/schedule/shapes'
import { aServer, type Caller } from '../harness.ts'

/** A page on a member's calendar, put there as the member does: all day where the date is a day, else at that time. */
export async function aScheduledItem(member: Caller, item_id: string, date: string): Promise<ScheduledItem> {
  const api = await aServer()
  return api.as(member).call('schedule.scheduleItem', { item_id, date, is_all_day: date.length === 10 })
}
