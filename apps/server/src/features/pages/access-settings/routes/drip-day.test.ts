import { beforeAll, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp } from '#test/factories/apps.ts'
import { aPage, publishApp } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

/** A Friday in UTC. */
const OPENS = '2035-01-05T12:00:00.000Z'

it.each([
  ['Europe/London', '2035-01-05'],
  ['Pacific/Auckland', '2035-01-06'],
  ['America/Los_Angeles', '2035-01-05'],
])('a page that opens later says on which day of the app’s calendar: %s', async (time_zone, day) => {
  const app = await anApp({ time_zone })
  const page = await aPage(app, { path: '/later', node: { is_scheduled: true, unlocks_at: OPENS } })
  await publishApp(app)
  const member = await aMember(app, { timezone: 'Asia/Tokyo' })
  const expected = { available_after: OPENS, available_day: day }
  const me = api.as(member)
  expect(await me.call('pages.getPageAccess', { id: page.id })).toMatchObject({ granted: false, ...expected })
  expect((await me.call('pages.resolvePage', { path: '/later' })).access).toMatchObject(expected)
  await expect(me.call('pages.getPageBody', { id: page.id })).rejects.toMatchObject({
    code: 'is_scheduled',
    problem: { params: expected },
  })
})
