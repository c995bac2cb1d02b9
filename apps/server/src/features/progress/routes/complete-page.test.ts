import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { recordEvents } from '#test/factories/events.ts'
import { aProgram, publishCourse } from '#test/factories/progress.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import type { EventMap } from '#platform/events/index.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let page: (title: string) => string
let completed: EventMap['progress.pages_completed'][]

beforeAll(async () => {
  api = await aServer()
  completed = recordEvents(api, 'progress.pages_completed')
  app = await anApp()
  page = await publishCourse(app, [aProgram()])
})

type Me = ReturnType<TestServer['as']>

/** A member who has done one page of four. */
async function aStartedMember() {
  const member = await aMember(app)
  const me = api.as(member)
  await me.call('progress.startPage', { id: page('Base') })
  await complete(me, 'Squat')
  return { member, me }
}

async function complete(me: Me, title: string): Promise<number | undefined> {
  const { root_progress } = await me.call('progress.completePage', { id: page(title) })
  return root_progress?.progress
}

async function uncomplete(me: Me, title: string): Promise<void> {
  await me.call('progress.uncompletePage', { id: page(title) })
}

/** Counts the current completions of each title. */
async function progress_state({ subscriber_id }: { subscriber_id: string }): Promise<Record<string, number>> {
  const rows = await api.inApp(app.id, (tx) =>
    tx
      .selectFrom('page_completions')
      .select('page_id')
      .where('app_id', '=', app.id)
      .where('subscriber_id', '=', subscriber_id)
      .where('undone_at', 'is', null)
      .execute(),
  )
  const titles = ['Squat', 'Press', 'Row', 'Carry']
  const counts = titles.map((title) => [title, rows.filter((row) => row.page_id === page(title)).length])
  return Object.fromEntries(counts.filter(([, count]) => count !== 0)) as Record<string, number>
}

describe('completing the next page', () => {
  it('records completion, lasting fact, event and answer once', async () => {
    const { member, me } = await aStartedMember()
    const key = newId()
    await me.call('progress.completePage', { id: page('Row') }, { idempotency_key: key })
    await me.call('progress.completePage', { id: page('Row') })
    expect(await progress_state(member)).toEqual({ Squat: 1, Row: 1 })
    const { subscriber_id } = member
    const rows = await api.inApp(app.id, async (tx) => ({
      first: await tx
        .selectFrom('page_first_completions')
        .select('page_id')
        .where('app_id', '=', app.id)
        .where('subscriber_id', '=', subscriber_id)
        .execute(),
      keys: await tx
        .selectFrom('idempotency_keys')
        .select('status')
        .where('app_id', '=', app.id)
        .where('key', '=', key)
        .execute(),
    }))
    const ids = rows.first.map(({ page_id }) => page_id).toSorted()
    expect(ids).toEqual([page('Squat'), page('Row')].toSorted())
    expect(rows.keys).toEqual([{ status: 200 }])
    expect(
      completed.filter((event) => event.subscriber_id === subscriber_id).map(({ page_ids }) => page_ids),
    ).toEqual([[page('Squat')], [page('Row')]])
  })

  it('returns the same response for the same key, whatever happened since', async () => {
    const { me } = await aStartedMember()
    const key = { idempotency_key: newId() }
    const first = await me.call('progress.completePage', { id: page('Press') }, key)
    expect(first.root_progress).toEqual({ page_id: page('Base'), progress: 50 })
    await uncomplete(me, 'Press')
    expect(await me.call('progress.completePage', { id: page('Press') }, key)).toEqual(first)
  })

  it.each<
    [
      string,
      (member_actions: Awaited<ReturnType<typeof aStartedMember>>) => Promise<unknown>,
      number | undefined,
      object,
    ]
  >([
    ['nothing happened', async () => undefined, 50, { Squat: 1, Press: 1 }],
    ['another page was completed', ({ me }) => complete(me, 'Row'), 75, { Squat: 1, Press: 1, Row: 1 }],
    ['the same page was completed', ({ me }) => complete(me, 'Press'), 50, { Squat: 1, Press: 1 }],
    ['a page was taken back', ({ me }) => uncomplete(me, 'Squat'), 25, { Press: 1 }],
    [
      'one was taken back and another completed',
      async ({ me }) => {
        await uncomplete(me, 'Squat')
        await complete(me, 'Row')
      },
      50,
      { Row: 1, Press: 1 },
    ],
    [
      'the program was left',
      ({ me }) => me.call('progress.leavePage', { id: page('Base') }),
      undefined,
      { Squat: 1, Press: 1 },
    ],
    [
      'the program was begun anew',
      async ({ me }) => {
        await me.call('progress.leavePage', { id: page('Base') })
        await me.call('progress.startPage', { id: page('Base') })
      },
      25,
      { Squat: 1, Press: 1 },
    ],
  ])('is right when %s meanwhile', async (_sentence, concurrently, progress, done) => {
    const member_actions = await aStartedMember()
    await concurrently(member_actions)
    expect(await complete(member_actions.me, 'Press')).toBe(progress)
    expect(await progress_state(member_actions.member)).toEqual(done)
  })

  it('counts pages completed at the same time, each once', async () => {
    const { member, me } = await aStartedMember()
    await Promise.all(['Press', 'Row', 'Press', 'Row'].map((title) => complete(me, title)))
    expect(await progress_state(member)).toEqual({ Squat: 1, Press: 1, Row: 1 })
    expect(await complete(me, 'Carry')).toBe(100)
  })

  it('counts for each member separately when several complete at the same time', async () => {
    const [completed_before, ...others] = await Promise.all([
      aStartedMember(),
      aStartedMember(),
      aStartedMember(),
    ])
    await complete(completed_before.me, 'Row')
    const answers = await Promise.all([completed_before, ...others].map(({ me }) => complete(me, 'Press')))
    expect(answers).toEqual([75, 50, 50])
    for (const { member } of others) expect(await progress_state(member)).toEqual({ Squat: 1, Press: 1 })
  })
})
