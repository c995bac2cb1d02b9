import { beforeAll, beforeEach, expect, it } from 'vitest'
import { aMember, aTeamMember, type TeamCaller } from '#test/factories/identity.ts'
import { publishApp } from '#test/factories/pages.ts'
import { waitForOccurrences } from '#test/factories/schedule.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
let owner: TeamCaller
beforeAll(async () => {
  api = await aServer()
})
beforeEach(async () => {
  api.clock.set(new Date('2026-11-29T09:00:00.000Z'))
  app = await anApp()
  owner = await aTeamMember(app)
})

const toFile = (content: string) => new File([content], 'classes.ics', { type: 'text/calendar' })
const check = (content: string, by = owner) =>
  api.as(by).call('portability.checkEvents', {}, { file: toFile(content) })
const run = (content: string, by = owner) =>
  api.as(by).call('portability.importEvents', {}, { file: toFile(content) })

const calendar = (events: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\n').replaceAll('\n', '\r\n')
const FILE = calendar([
  'BEGIN:VEVENT\nUID:1\nSUMMARY:Mobility\nDESCRIPTION:Bring a mat.\nDTSTART:20261201T173000Z',
  'DURATION:PT45M\nRRULE:FREQ=WEEKLY;BYDAY=TU,TH\nEXDATE:20261208T173000Z\nEND:VEVENT',
  'BEGIN:VEVENT\nUID:2\nSUMMARY:Gala\nDTSTART:20261224T180000Z\nRRULE:FREQ=YEARLY\nEND:VEVENT',
])

it('reports what it would do, creates drafts with their changed dates, and repeats nothing', async () => {
  const report = await check(FILE)
  expect(report).toMatchObject({
    failure: null,
    events: [
      { title: 'Mobility', first_day: '2026-12-01', repeats: 'weekly', changes: 1, action: 'create' },
      { title: 'Mobility', first_day: '2026-12-03', changes: 0, action: 'create' },
      { title: 'Gala', action: 'refused', problems: ['rule_unsupported'] },
    ],
  })
  const { items: before } = await api.as(owner).call('pages.listPages')
  expect(before.map(({ title }) => title)).not.toContain('Mobility')

  const result = await run(FILE)
  expect(result).toMatchObject({
    created: [{ title: 'Mobility' }, { title: 'Mobility' }],
    skipped: 0,
    refused: 1,
  })
  const [{ page_id: id } = { page_id: '' }] = result.created
  const { draft, problems } = await api.as(owner).call('pages.getStudioPage', { id })
  expect(draft.fields).toMatchObject({
    first_day: '2026-12-01',
    time: '17:30',
    minutes: 45,
    repeats: 'weekly',
  })
  expect(JSON.stringify(draft.blocks)).toContain('Bring a mat.')
  expect(problems).toEqual([])

  await publishApp(app)
  await waitForOccurrences(app, { id })
  const span = { start: '2026-12-01T00:00:00.000Z', end: '2026-12-16T00:00:00.000Z', event_id: id }
  const { items } = await api.as({ slug: app.slug }).call('schedule.listOccurrences', span)
  expect(items.map(({ starts_at }) => starts_at)).toEqual([
    '2026-12-01T17:30:00.000Z',
    '2026-12-15T17:30:00.000Z',
  ])

  expect((await check(FILE)).events.map(({ action }) => action)).toEqual(['exists', 'exists', 'refused'])
  expect(await run(FILE)).toEqual({ created: [], skipped: 2, refused: 1 })
})

it.each([
  ['empty', calendar([])],
  ['not_readable', 'name,date\nYoga,2026-12-01\n'],
  ['too_large', 'x'.repeat(2_097_153)],
  [
    'too_many_events',
    calendar(
      Array.from(
        { length: 501 },
        (_, at) => `BEGIN:VEVENT\nUID:${at}\nSUMMARY:A\nDTSTART:20261201T070000\nEND:VEVENT`,
      ),
    ),
  ],
])('names why a file is %s', async (failure, content) => {
  expect(await check(content)).toEqual({ failure, events: [] })
  await expect(run(content)).rejects.toMatchObject({ code: 'not_readable' })
})

it('is for the team of the app only', async () => {
  const other = await anApp()
  const stranger = await aTeamMember(other)
  const member = await aMember(app)
  for (const caller of [{ slug: app.slug }, member]) {
    const options = { file: toFile(FILE) }
    // oxlint-disable-next-line no-await-in-loop -- one caller after another
    await expect(api.as(caller).call('portability.importEvents', {}, options)).rejects.toMatchObject({
      status: 401,
    })
  }
  await run(FILE, stranger)
  const { items } = await api.as(owner).call('pages.listPages')
  expect(items.map(({ title }) => title)).not.toContain('Mobility')
})
