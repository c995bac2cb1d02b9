import { setTimeout as wait } from 'node:timers/promises'
import { workoutPage } from '@foyer/content/definitions'
import type { ApiClient } from '@foyer/contract/client'
import type { DemoPeople } from './demo-messages.ts'

const DAYS_AHEAD = 35
/** The end of the path of a workout of the starter kit that everybody may do. */
const OPEN_WORKOUT = '/hips-under-load'

/** The dates are written in the background after the publish; so often they are looked for, twice a second. */
const TRIES = 40

/**
 * Lets three members of the demo answer to the next dates of its events, and schedules a page for everyone. Repeating
 * it changes nothing.
 */
export async function installDemoEvents(people: DemoPeople, now: Date): Promise<void> {
  const { member, callAs } = people
  await scheduleForEveryone(people, now)
  const guest = callAs('')
  const signIn = async (email: string): Promise<ApiClient> => {
    const { authentication_token } = await guest('identity.login', { email, password: member.password })
    return callAs(authentication_token)
  }
  const [dana, theo, priya] = await Promise.all([
    signIn(member.email),
    signIn('theo@kiln.example'),
    signIn('priya@kiln.example'),
  ])
  const dates = await findDates(dana, now)
  for (const id of dates.slice(0, 2)) {
    await theo('schedule.subscribeEvent', { id })
    await priya('schedule.subscribeEvent', { id, answer: 'maybe' })
  }
  const [first] = dates
  if (first) await dana('schedule.subscribeEvent', { id: first })
}

/** The next date of each event, the earliest first. */
async function findDates(call: ApiClient, now: Date): Promise<string[]> {
  const [start, end] = [now, new Date(now.getTime() + DAYS_AHEAD * 86_400_000)]
  const period = { start: start.toISOString(), end: end.toISOString() }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { items } = await call('schedule.listOccurrences', period)
    const next = new Map(items.toReversed().map(({ event_id, id }) => [event_id, id]))
    const ids = items.map(({ id }) => id).filter((id) => [...next.values()].includes(id))
    if (ids.length > 0) return ids
    await wait(500)
  }
  return []
}

/** Puts one of the app's workouts on everyone's schedule, two days from now. */
async function scheduleForEveryone({ owner }: DemoPeople, now: Date): Promise<void> {
  const day = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const { items: known } = await owner('schedule.listCalendar', { from: day(0), to: day(4) })
  if (known.length > 0) return
  const { items } = await owner('pages.browsePages', { content_type: workoutPage.type, limit: 100 })
  const workout = items.find(({ page }) => page.path.endsWith(OPEN_WORKOUT))
  if (workout) await owner('schedule.scheduleForEveryone', { page_id: workout.page.page_id, day: day(2) })
}
