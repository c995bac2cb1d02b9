import { beforeAll, describe, expect, it } from 'vitest'
import { aMember, type MemberCaller } from '#test/factories/accounts.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProgram, publishCourse } from '#test/factories/progress.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { COUNTED, countQueries } from '#test/queries/counting.ts'
import { newId } from '#platform/ids.ts'

/** The server that remembers, and another one of the same house, of whose writes it is not told. */
let here: TestServer
let elsewhere: TestServer
let counter: ReturnType<typeof countQueries>
let app: TestApp
let page: (title: string) => string

beforeAll(async () => {
  here = await aServer()
  counter = countQueries(here)
  elsewhere = await aServer()
  app = await anApp()
  page = await publishCourse(app, [aProgram()])
})

type Me = ReturnType<TestServer['as']>

/** A member of whom a server has just written that one page of four is done. */
async function remembered() {
  const member = await aMember(app)
  const [me, there] = [here.as(member), elsewhere.as(member)]
  await me.call('progress.startPage', { id: page('Base') })
  await complete(me, 'Squat')
  return { member, me, there }
}

async function complete(me: Me, title: string): Promise<number | undefined> {
  const { root_progress } = await me.call('progress.completePage', { id: page(title) })
  return root_progress?.progress
}

async function uncomplete(me: Me, title: string): Promise<void> {
  await me.call('progress.uncompletePage', { id: page(title) })
}

/** How often each title stands completed now. */
async function standing({ subscriber_id }: { subscriber_id: string }): Promise<Record<string, number>> {
  const rows = await here.inApp(app.id, (tx) =>
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

/** What a member's completion of a page writes, statement by statement. */
async function writesOf(member: MemberCaller, title: string): Promise<string[]> {
  const label = newId()
  const me = here.as({ ...member, headers: { [COUNTED]: label } })
  await me.call('progress.completePage', { id: page(title) })
  return counter
    .take(label)
    .texts.flatMap(
      (text) =>
        /insert into (page_completions|page_first_completions|outbox|idempotency_keys)/.exec(text)?.[1] ?? [],
    )
}

describe('completing the next page', () => {
  it('writes completion, lasting fact, event and key once each', async () => {
    const { member } = await remembered()
    expect((await writesOf(member, 'Press')).toSorted()).toEqual([
      'idempotency_keys',
      'outbox',
      'page_completions',
      'page_first_completions',
    ])
    expect(await standing(member)).toEqual({ Squat: 1, Press: 1 })
  })

  it('gives the same answer to the same key, whatever happened since', async () => {
    const { me } = await remembered()
    const key = { idempotency_key: newId() }
    const first = await me.call('progress.completePage', { id: page('Press') }, key)
    expect(first.root_progress).toEqual({ page_id: page('Base'), progress: 50 })
    await uncomplete(me, 'Press')
    expect(await me.call('progress.completePage', { id: page('Press') }, key)).toEqual(first)
  })

  it.each<
    [string, (they: Awaited<ReturnType<typeof remembered>>) => Promise<unknown>, number | undefined, object]
  >([
    ['nothing', async () => undefined, 50, { Squat: 1, Press: 1 }],
    ['another page was completed', ({ there }) => complete(there, 'Row'), 75, { Squat: 1, Press: 1, Row: 1 }],
    ['the same page was completed', ({ there }) => complete(there, 'Press'), 50, { Squat: 1, Press: 1 }],
    ['a page was taken back', ({ there }) => uncomplete(there, 'Squat'), 25, { Press: 1 }],
    [
      'one was taken back and another completed',
      async ({ there }) => {
        await uncomplete(there, 'Squat')
        await complete(there, 'Row')
      },
      50,
      { Row: 1, Press: 1 },
    ],
    [
      'the program was left',
      ({ there }) => there.call('progress.leavePage', { id: page('Base') }),
      undefined,
      { Squat: 1, Press: 1 },
    ],
    [
      'the program was begun anew',
      async ({ there }) => {
        await there.call('progress.leavePage', { id: page('Base') })
        await there.call('progress.startPage', { id: page('Base') })
      },
      25,
      { Squat: 1, Press: 1 },
    ],
  ])('is right when elsewhere %s', async (_sentence, meanwhile, progress, done) => {
    const they = await remembered()
    await meanwhile(they)
    expect(await complete(they.me, 'Press')).toBe(progress)
    expect(await standing(they.member)).toEqual(done)
  })

  it('is right again after it was mistaken', async () => {
    const { member, me, there } = await remembered()
    await complete(there, 'Row')
    await complete(me, 'Press')
    expect(await complete(me, 'Carry')).toBe(100)
    expect(await standing(member)).toEqual({ Squat: 1, Press: 1, Row: 1, Carry: 1 })
  })

  it('counts pages that are completed at the same moment, and each once', async () => {
    const { member, me } = await remembered()
    await Promise.all(['Press', 'Row', 'Press', 'Row'].map((title) => complete(me, title)))
    expect(await standing(member)).toEqual({ Squat: 1, Press: 1, Row: 1 })
    expect(await complete(me, 'Carry')).toBe(100)
  })

  it('keeps mistakes about one member from the others', async () => {
    const [mistaken, ...right] = await Promise.all([remembered(), remembered(), remembered()])
    await complete(mistaken.there, 'Row')
    const answers = await Promise.all([mistaken, ...right].map(({ me }) => complete(me, 'Press')))
    expect(answers).toEqual([75, 50, 50])
    for (const { member } of right) expect(await standing(member)).toEqual({ Squat: 1, Press: 1 })
  })
})
