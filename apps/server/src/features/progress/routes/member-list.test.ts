import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProgram, aWorkout, publishCourse } from '#test/factories/progress.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
let page: (title: string) => string
const DAY_MS = 86_400_000

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  page = await publishCourse(app, [
    aProgram(),
    {
      title: 'Half private',
      content_type: 'program',
      below: [aWorkout('Open'), aWorkout('For a few', { is_private: true })],
    },
    aWorkout('By itself'),
  ])
})

type Member = Awaited<ReturnType<typeof aMember>>

async function findRow(member: Member) {
  const { members } = await api
    .as({ ...app.owner, slug: app.slug })
    .call('members.listMembers', { term: member.email })
  return members.find(({ id }) => id === member.user_id)
}

const start = (member: Member, title: string) =>
  api.as(member).call('progress.subscribeProgram', { id: page(title) })
const complete = (member: Member, title: string) =>
  api.as(member).call('progress.completePage', { id: page(title) })

/** Moves what a member has done so far into the past. */
const moveIntoPast = (member: Member, days: number) =>
  api.inApp(app.id, (tx) =>
    tx
      .updateTable('page_completions')
      .set({ completed_at: new Date(api.clock.now().getTime() - days * DAY_MS) })
      .where('app_id', '=', app.id)
      .where('subscriber_id', '=', member.subscriber_id)
      .execute(),
  )

describe("the owner's list of members", () => {
  it('shows the program that a member started last, and their progress', async () => {
    const member = await aMember(app)
    await start(member, 'Base')
    await complete(member, 'Squat')
    expect((await findRow(member))?.course).toEqual({ page_id: page('Base'), title: 'Base', progress: 25 })
    await start(member, 'Half private')
    expect((await findRow(member))?.course).toMatchObject({ title: 'Half private', progress: 0 })
    expect((await findRow(await aMember(app)))?.course).toBeNull()
  })

  it('does not count pages that members were never shown', async () => {
    const member = await aMember(app)
    await start(member, 'Half private')
    await complete(member, 'Open')
    expect((await findRow(member))?.course).toMatchObject({ progress: 100 })
  })

  it('counts what was done in each of the last eight weeks, and nothing older', async () => {
    const member = await aMember(app)
    await complete(member, 'By itself')
    await moveIntoPast(member, 15)
    await start(member, 'Base')
    await complete(member, 'Squat')
    expect((await findRow(member))?.weeks).toEqual([0, 0, 0, 0, 0, 1, 0, 1])
    await moveIntoPast(member, 57)
    expect((await findRow(member))?.weeks).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })
})
