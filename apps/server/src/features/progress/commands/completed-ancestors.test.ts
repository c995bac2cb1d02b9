import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp } from '#test/factories/apps.ts'
import { migrate } from '#test/factories/migrations.ts'
import { aProgram, aWorkout, publishCourse } from '#test/factories/progress.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

describe('what is completed above the last pages', () => {
  it('is stored when pages are completed at the same time, by any call', async () => {
    const app = await anApp()
    const page = await publishCourse(app, [aProgram()])
    const id = page('Base')
    const titles = ['Base', 'Week 1', 'Week 2'].map((title) => [page(title), title] as const)
    const ends: readonly ((me: ReturnType<TestServer['as']>) => Promise<unknown>[])[] = [
      (me) =>
        ['Week 1', 'Week 2'].map((title) => me.call('progress.completeStage', { id, stage_id: page(title) })),
      (me) => [
        me.call('progress.completeStage', { id, stage_id: page('Week 1') }),
        ...['Row', 'Carry'].map((title) => me.call('progress.completePage', { id: page(title) })),
      ],
      (me) =>
        ['Squat', 'Press', 'Row', 'Carry'].map((title) =>
          me.call('progress.completePage', { id: page(title) }),
        ),
    ]
    for (const end of ends.flatMap((each) => [each, each, each, each])) {
      const member = await aMember(app)
      const me = api.as(member)
      await me.call('progress.subscribeProgram', { id })
      await Promise.all(end(me))
      const existing = await api.inApp(app.id, (tx) =>
        tx
          .selectFrom('page_first_completions')
          .select('page_id')
          .where('app_id', '=', app.id)
          .where('subscriber_id', '=', member.subscriber_id)
          .execute(),
      )
      const ids = new Set(existing.map((row) => row.page_id))
      expect(titles.filter(([page_id]) => ids.has(page_id)).map(([, title]) => title)).toEqual([
        'Base',
        'Week 1',
        'Week 2',
      ])
    }
  })
})

describe('stages and programs completed before these were stored', () => {
  it('are added for members who have completed all their pages, by the live release', async () => {
    const app = await anApp()
    const page = await publishCourse(app, [
      aProgram(),
      { title: 'Shelf', below: [{ title: 'Box', below: [aWorkout('Loose')] }] },
    ])
    const [all, some] = [await aMember(app), await aMember(app)]
    const titleOf = new Map(
      ['Base', 'Week 1', 'Week 2', 'Squat', 'Press', 'Row', 'Carry', 'Shelf', 'Box', 'Loose'].map((title) => [
        page(title),
        title,
      ]),
    )
    const existing = ({ subscriber_id }: { subscriber_id: string }) =>
      api.inApp(app.id, async (tx) => {
        const rows = await tx
          .selectFrom('page_first_completions')
          .select(['page_id', 'completed_at'])
          .where('app_id', '=', app.id)
          .where('subscriber_id', '=', subscriber_id)
          .execute()
        return new Map(rows.map((row) => [titleOf.get(row.page_id), row.completed_at.toISOString()]))
      })
    for (const title of ['Squat', 'Press', 'Row', 'Carry', 'Loose']) {
      await api.as(all).call('progress.completePage', { id: page(title) })
      if (title !== 'Carry') await api.as(some).call('progress.completePage', { id: page(title) })
      api.clock.advance(60_000)
    }
    await api.as(some).call('progress.uncompletePage', { id: page('Press') })
    const before = [await existing(all), await existing(some)]
    const above = ['Base', 'Week 1', 'Week 2'].map(page)
    await api.inApp(app.id, (tx) =>
      tx
        .deleteFrom('page_first_completions')
        .where('app_id', '=', app.id)
        .where('page_id', 'in', above)
        .execute(),
    )
    await migrate('0247_progress_completed_above')

    expect([await existing(all), await existing(some)]).toEqual(before)
    const [whole, part] = before.map((titles) => new Set(titles.keys()))
    expect(whole).toEqual(new Set(['Base', 'Carry', 'Loose', 'Press', 'Row', 'Squat', 'Week 1', 'Week 2']))
    expect(part).toEqual(new Set(['Loose', 'Press', 'Row', 'Squat', 'Week 1']))
  })
})
