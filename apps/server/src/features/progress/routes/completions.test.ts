import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant } from '#test/factories/access.ts'
import { aGuest, aMember, aUser } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProgram, aWorkout, publishCourse } from '#test/factories/progress.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { COUNT_HEADER, countQueries } from '#test/queries/count-queries.ts'
import { newId } from '#platform/ids.ts'
import { bumpAccessEpoch } from '../../apps/index.ts'

let api: TestServer
let counter: ReturnType<typeof countQueries>
let app: TestApp
let page: (title: string) => string
const product_id = newId()

beforeAll(async () => {
  api = await aServer()
  counter = countQueries(api)
  app = await anApp()
  const bought = { require_purchase: true, products: [product_id] }
  page = await publishCourse(app, [
    aProgram(),
    { title: 'An article', content_type: 'article' },
    { title: 'A bought article', content_type: 'article', node: bought },
    { title: 'A browsable article', content_type: 'article', node: { ...bought, allow_browsing: true } },
    { title: 'A private article', content_type: 'article', node: { is_private: true } },
    {
      title: 'Mixed',
      content_type: 'program',
      node: { is_progress_root: true },
      below: [
        {
          title: 'Mixed week',
          below: [aWorkout('Free'), aWorkout('Paid', bought), aWorkout('Secret', { is_private: true })],
        },
      ],
    },
    {
      title: 'Outer',
      content_type: 'program',
      node: { is_progress_root: true },
      below: [
        {
          title: 'Inner',
          content_type: 'program',
          node: { is_progress_root: true },
          below: [aWorkout('Deep')],
        },
        aWorkout('Flat'),
      ],
    },
  ])
})

async function started(root: string) {
  const member = await aMember(app)
  await api.as(member).call('progress.startPage', { id: page(root) })
  return member
}

describe('the completions in a sign-in', () => {
  it('include a page that was ever completed, even when undone', async () => {
    const member = await aMember(app)
    const me = api.as(member)
    const id = page('An article')
    const response = async () => {
      const { page_completions, ever_completed_page_ids } = await api
        .as(aGuest(app))
        .call('identity.login', { email: member.email, password: 'long grass in june' })
      return [page_completions.by_uuid, ever_completed_page_ids]
    }
    expect(await response()).toEqual([[], []])
    await me.call('progress.completePage', { id })
    expect(await response()).toEqual([[id], [id]])
    await me.call('progress.uncompletePage', { id })
    expect(await response()).toEqual([[], [id]])
  })
})

describe('completePage', () => {
  it('completes a page outside of any course', async () => {
    const me = api.as(await aMember(app))
    const id = page('An article')
    expect(await me.call('progress.getCompletion', { id })).toEqual({ is_completed: false })
    expect(await me.call('progress.completePage', { id })).toEqual({ page_id: id, root_progress: null })
    expect(await me.call('progress.getCompletion', { id })).toEqual({ is_completed: true })
  })

  it('moves the progress of the course that the member runs', async () => {
    const me = api.as(await started('Base'))
    const answers = []
    for (const title of ['Squat', 'Press', 'Row', 'Carry']) {
      answers.push(await me.call('progress.completePage', { id: page(title) }))
    }
    expect(answers.map((answer) => answer.root_progress)).toEqual(
      [25, 50, 75, 100].map((progress) => ({ page_id: page('Base'), progress })),
    )
  })

  it('returns no progress of a course that was not started', async () => {
    const me = api.as(await aMember(app))
    expect(await me.call('progress.completePage', { id: page('Squat') })).toMatchObject({
      root_progress: null,
    })
  })

  it('changes nothing when repeated, and announces it once', async () => {
    const member = await started('Base')
    const first = await api.as(member).call('progress.completePage', { id: page('Squat') })
    const second = await api.as(member).call('progress.completePage', { id: page('Squat') })
    expect(second).toEqual(first)
    expect(await listRows(member, page('Squat'))).toHaveLength(1)
  })

  it('counts once when twenty devices do it at the same time', async () => {
    const member = await started('Base')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.as(member).call('progress.completePage', { id: page('Squat') })),
    )
    expect(new Set(answers.map((answer) => answer.root_progress?.progress))).toEqual(new Set([25]))
    expect(await listRows(member, page('Squat'))).toHaveLength(1)
  })

  it('costs no more statements for fifty pages than for one and a decision about them', async () => {
    const big = await anApp()
    const pages = Array.from({ length: 50 }, (_, n) => aWorkout(`Lift ${n}`))
    const there = await publishCourse(big, [
      { title: 'Long', content_type: 'program', below: [{ title: 'Stage', below: pages }] },
    ])
    const member = await aMember(big)
    await api.as(member).call('progress.startPage', { id: there('Long') })
    /**
     * The two halves of a decision about more than the page itself, the completion, the lasting fact for access; the
     * rest is the platform's.
     */
    const own = /access_chain|access_holdings|page_completions|insert into page_first_completions/
    const count = async (title: string) => {
      const me = api.as({ ...member, headers: { [COUNT_HEADER]: title } })
      await me.call('progress.completePage', { id: there(title) })
      return counter.takeCount(title).texts.filter((text) => own.test(text)).length
    }
    expect(await count('Lift 0')).toBe(2)
    expect(await count('Stage')).toBe(4)
  })

  it('returns the same response for the same idempotency key', async () => {
    const member = await started('Base')
    const key = { idempotency_key: newId() }
    const first = await api.as(member).call('progress.completePage', { id: page('Squat') }, key)
    await api.as(member).call('progress.uncompletePage', { id: page('Squat') })
    expect(await api.as(member).call('progress.completePage', { id: page('Squat') }, key)).toEqual(first)
    expect(await api.as(member).call('progress.getCompletion', { id: page('Squat') })).toEqual({
      is_completed: false,
    })
  })

  it('returns the response of another server for the same key, even when it would be refused now', async () => {
    const member = await started('Base')
    const key = newId()
    /** Copies the stored response of another server to a key that this server has not cached. */
    const elsewhere = async () => {
      const completed_in_run = newId()
      await api.inApp(app.id, (tx) =>
        sql`
          insert into idempotency_keys (app_id, scope, key, call, input_hash, status, answer)
          select app_id, scope, ${completed_in_run}, call, input_hash, status, answer
          from idempotency_keys where key = ${key}
        `.execute(tx),
      )
      return { idempotency_key: completed_in_run }
    }
    const hide = (is_private: boolean) =>
      api.inApp(app.id, async (tx) => {
        await sql`update access_nodes set is_private = ${is_private} where page_id = ${page('Squat')}`.execute(
          tx,
        )
        await bumpAccessEpoch(tx)
      })
    const complete = (id: string, idempotency_key: string) =>
      api.as(member).call('progress.completePage', { id }, { idempotency_key })

    const first = await complete(page('Squat'), key)
    await api.as(member).call('progress.uncompletePage', { id: page('Squat') })
    expect(await complete(page('Squat'), (await elsewhere()).idempotency_key)).toEqual(first)
    expect(await api.as(member).call('progress.getCompletion', { id: page('Squat') })).toEqual({
      is_completed: false,
    })
    await expect(complete(page('Press'), (await elsewhere()).idempotency_key)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    })
    const known_in_run = (await elsewhere()).idempotency_key
    await hide(true)
    await expect(complete(page('Squat'), newId())).rejects.toMatchObject({ status: 404 })
    expect(await complete(page('Squat'), known_in_run)).toEqual(first)
    await hide(false)
  })

  it('completes all pages of a stage', async () => {
    const me = api.as(await started('Base'))
    const answer = await me.call('progress.completePage', { id: page('Week 2') })
    expect(answer.root_progress?.progress).toBe(50)
    expect(await me.call('progress.getCompletion', { id: page('Week 2') })).toEqual({ is_completed: true })
    expect(await me.call('progress.getCompletion', { id: page('Carry') })).toEqual({ is_completed: true })
    expect(await me.call('progress.getCompletion', { id: page('Base') })).toEqual({ is_completed: false })
  })

  it('completes of a stage only what the member may open, and counts nothing that they may not know of', async () => {
    const me = api.as(await started('Mixed'))
    const answer = await me.call('progress.completePage', { id: page('Mixed week') })
    expect(answer.root_progress).toEqual({ page_id: page('Mixed'), progress: 50 })
    expect(await me.call('progress.getCompletion', { id: page('Mixed week') })).toEqual({
      is_completed: false,
    })
  })

  it('counts a page of a course within a course in both', async () => {
    const member = await started('Outer')
    await api.as(member).call('progress.startPage', { id: page('Inner') })
    const answer = await api.as(member).call('progress.completePage', { id: page('Deep') })
    expect(answer.root_progress).toEqual({ page_id: page('Inner'), progress: 100 })
    const outer = await api.as(member).call('progress.getPageSubscribers', { id: page('Outer') })
    expect(outer.progress).toBe(50)
  })

  it('accepts owners of the product, and refuses members who only browse', async () => {
    const member = await aMember(app)
    for (const title of ['A bought article', 'A browsable article']) {
      await expect(api.as(member).call('progress.completePage', { id: page(title) })).rejects.toMatchObject({
        status: 422,
        code: 'page_locked',
      })
    }
    await aGrant(app, member, { product_id })
    for (const title of ['A bought article', 'A browsable article']) {
      const id = page(title)
      expect(await api.as(member).call('progress.completePage', { id })).toEqual({
        page_id: id,
        root_progress: null,
      })
    }
  })

  it('treats a private page as missing, except for its owners', async () => {
    const member = await aMember(app)
    const id = page('A private article')
    for (const unknown of [id, newId()]) {
      await expect(api.as(member).call('progress.completePage', { id: unknown })).rejects.toMatchObject({
        status: 404,
      })
      await expect(api.as(member).call('progress.uncompletePage', { id: unknown })).rejects.toMatchObject({
        status: 404,
      })
      await expect(api.as(member).call('progress.getCompletion', { id: unknown })).rejects.toMatchObject({
        status: 404,
      })
    }
    await aGrant(app, member, { page_id: id })
    expect(await api.as(member).call('progress.completePage', { id })).toMatchObject({ page_id: id })
  })

  it("does not know another app's pages", async () => {
    const stranger = await aMember(await anApp())
    await expect(
      api.as(stranger).call('progress.completePage', { id: page('An article') }),
    ).rejects.toMatchObject({
      status: 404,
    })
  })

  it('is for members', async () => {
    const closed = await anApp({ access: { is_private: true } })
    const there = await publishCourse(closed, [{ title: 'There' }])
    const id = page('An article')
    await expect(api.as(aGuest(app)).call('progress.completePage', { id })).rejects.toMatchObject({
      status: 401,
    })
    await expect(
      api.as(await aUser(closed)).call('progress.completePage', { id: there('There') }),
    ).rejects.toMatchObject({ status: 403 })
  })

  it('refuses unknown fields', async () => {
    const member = await aMember(app)
    const input = { id: page('An article'), completed_at: '2020-01-01T00:00:00.000Z' }
    await expect(api.as(member).call('progress.completePage', input as never)).rejects.toMatchObject({
      problem: { errors: [{ path: 'completed_at', code: 'unknown_field' }] },
    })
  })
})

describe('uncompletePage', () => {
  it('undoes a completion and retains it in the journal', async () => {
    const member = await started('Base')
    await api.as(member).call('progress.completePage', { id: page('Squat') })
    const answer = await api.as(member).call('progress.uncompletePage', { id: page('Squat') })
    expect(answer.root_progress).toEqual({ page_id: page('Base'), progress: 0 })
    const rows = await listRows(member, page('Squat'))
    expect(rows.map((row) => row.undone_at !== null)).toEqual([true])
    expect(
      (await api.as(member).call('progress.completePage', { id: page('Squat') })).root_progress?.progress,
    ).toBe(25)
    expect(await listRows(member, page('Squat'))).toHaveLength(2)
  })

  it('changes nothing where nothing was done', async () => {
    const member = await aMember(app)
    const id = page('An article')
    expect(await api.as(member).call('progress.uncompletePage', { id })).toEqual({
      page_id: id,
      root_progress: null,
    })
    expect(await listRows(member, id)).toEqual([])
  })

  it('undoes a whole stage', async () => {
    const me = api.as(await started('Base'))
    await me.call('progress.completePage', { id: page('Base') })
    expect((await me.call('progress.uncompletePage', { id: page('Week 1') })).root_progress?.progress).toBe(
      50,
    )
  })

  it('leaves the completions of other members unchanged', async () => {
    const [own_run, other] = [api.as(await started('Base')), api.as(await started('Base'))]
    for (const one of [own_run, other]) await one.call('progress.completePage', { id: page('Squat') })
    await own_run.call('progress.uncompletePage', { id: page('Squat') })
    expect(await other.call('progress.getCompletion', { id: page('Squat') })).toEqual({ is_completed: true })
  })
})

describe('toggleBookmark', () => {
  it('sets and removes a bookmark', async () => {
    const me = api.as(await aMember(app))
    const id = page('An article')
    expect(await me.call('progress.toggleBookmark', { id })).toEqual({ is_bookmarked: true })
    expect(await me.call('progress.toggleBookmark', { id })).toEqual({ is_bookmarked: false })
    expect(await me.call('progress.toggleBookmark', { id })).toEqual({ is_bookmarked: true })
  })

  it('counts two simultaneous toggles as two', async () => {
    const member = await aMember(app)
    const id = page('An article')
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => api.as(member).call('progress.toggleBookmark', { id })),
    )
    expect(answers.filter((answer) => answer.is_bookmarked)).toHaveLength(2)
  })

  it('bookmarks a locked page, and refuses one that the member may not know of', async () => {
    const me = api.as(await aMember(app))
    expect(await me.call('progress.toggleBookmark', { id: page('A bought article') })).toEqual({
      is_bookmarked: true,
    })
    await expect(me.call('progress.toggleBookmark', { id: page('A private article') })).rejects.toMatchObject(
      { status: 404 },
    )
    await expect(me.call('progress.toggleBookmark', { id: newId() })).rejects.toMatchObject({ status: 404 })
  })
})

function listRows(member: { subscriber_id: string }, page_id: string) {
  return api.inApp(app.id, (tx) =>
    tx
      .selectFrom('page_completions')
      .select(['run_id', 'undone_at'])
      .where('app_id', '=', app.id)
      .where('subscriber_id', '=', member.subscriber_id)
      .where('page_id', '=', page_id)
      .execute(),
  )
}
