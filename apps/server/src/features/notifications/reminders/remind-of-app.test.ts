import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { runJob } from '#test/factories/jobs.ts'
import {
  anItemForEveryone,
  aScheduledItem,
  aSchedulableApp,
  type SchedulableApp,
} from '#test/factories/schedule.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { remindJob } from '../reminder-jobs.ts'

let api: TestServer
let app: SchedulableApp['app']
let page: SchedulableApp['page']
const TOMORROW = '2026-11-22'

beforeAll(async () => {
  api = await aServer()
})

beforeEach(async () => {
  api.clock.set(new Date('2026-11-21T12:00:00.000Z'))
  ;({ app, page } = await aSchedulableApp())
})

type Member = Awaited<ReturnType<typeof aMember>>

/** Searches the minute before an instant, twice as a restarted server does. */
async function remindUntil(until: string): Promise<void> {
  api.clock.set(new Date(until))
  const since = new Date(Date.parse(until) - 60_000).toISOString()
  const facts = await api.readIn(app.id)
  for (const _again of [1, 2]) await runJob(remindJob, facts.app, { since, until })
}

const notices = async (member: Member) =>
  (await api.as(member).call('notifications.listNotifications', {})).notifications.map(
    ({ title, text }) => `${title}: ${text}`,
  )
const choose = (member: Member, choices: object) =>
  api.as(member).call('notifications.updateSettings', choices)

describe('a reminder of an item for everyone', () => {
  it('of a day is one with what the member planned, in their zone, as they want it', async () => {
    const [ana, ben, cem, dora, eli] = await Promise.all([
      aMember(app),
      aMember(app),
      aMember(app),
      aMember(app, { timezone: 'Asia/Kathmandu' }),
      aMember(app),
    ])
    await anItemForEveryone(app, page('Long run'), TOMORROW)
    await anItemForEveryone(app, page('Bought run'), TOMORROW)
    await aScheduledItem(ana, page('Squat'), TOMORROW)
    await choose(ben, { receive_reminders_for_app: false })
    await aScheduledItem(cem, page('Squat'), TOMORROW)
    await choose(cem, { receive_reminders_just_for_you: false })
    await api.as(eli).call('progress.completePage', { id: page('Long run') })

    await remindUntil(`${TOMORROW}T02:15:00.000Z`)
    const plan = 'Your plan for Sunday, November 22'
    expect(await notices(dora)).toEqual([`${plan}: Long run`])
    expect(await notices(ana)).toEqual([])
    await remindUntil(`${TOMORROW}T08:00:00.000Z`)
    expect(await notices(ana)).toEqual([`${plan}: Squat and Long run`])
    expect(await notices(cem)).toEqual([`${plan}: Long run`])
    for (const none of [ben, eli]) expect(await notices(none)).toEqual([])
    expect(await notices(dora)).toHaveLength(1)
  })

  it('at a time comes before it and at it for those who want it, and is found by the search of all apps', async () => {
    const [ana, ben] = await Promise.all([aMember(app), aMember(app)])
    await anItemForEveryone(app, page('Long run'), TOMORROW, '18:00')
    await choose(ana, { is_15_minute_reminder: true, is_starting_now_reminder: true })
    await choose(ben, { is_starting_now_reminder: true, receive_reminders_for_app: false })
    const { rows } = await api.database.pool.query(
      `select from apps_with_reminders('${TOMORROW}T17:44:00Z', '${TOMORROW}T17:45:00Z', false) as found (id)
       where id = $1`,
      [app.id],
    )
    expect(rows).toHaveLength(1)
    await remindUntil(`${TOMORROW}T17:45:00.000Z`)
    await remindUntil(`${TOMORROW}T18:00:00.000Z`)
    expect(await notices(ana)).toEqual([
      'Long run starts now: At 6:00 PM',
      'Long run starts in 15 minutes: At 6:00 PM',
    ])
    expect(await notices(ben)).toEqual([])
  })
})
