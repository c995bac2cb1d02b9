import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant, aRevocation } from '#test/factories/access.ts'
import { aGuest, aMember, aUser } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProgram, aWorkout, publishCourse } from '#test/factories/progress.ts'
import { publishApp } from '#test/factories/pages.ts'
import { anEvent, aScheduledItem, waitForOccurrences } from '#test/factories/schedule.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { recordVisit } from '../index.ts'

let api: TestServer
let app: TestApp
let page: (title: string) => string
const product_id = newId()

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  const article = (title: string, node = {}) => ({ title, content_type: 'article', node })
  page = await publishCourse(app, [
    aProgram(),
    { title: 'A pack', content_type: 'pack', below: [aWorkout('One')] },
    article('Zebra steps'),
    article('Article 10'),
    article('Article 2'),
    article('Bought article', { require_purchase: true, products: [product_id] }),
    article('Private article', { is_private: true }),
  ])
})

describe('getMyContent', () => {
  it('is empty for a new member', async () => {
    const content = await api.as(await aMember(app)).call('library.getMyContent')
    expect(Object.values(content).flat().filter(Boolean)).toEqual([])
  })

  it('gathers what the member runs, bookmarked, was given, opened and planned', async () => {
    const member = await aMember(app)
    const me = api.as(member)
    for (const title of ['Base', 'A pack']) await me.call('progress.startPage', { id: page(title) })
    await me.call('progress.completePage', { id: page('Squat') })
    await me.call('progress.toggleBookmark', { id: page('Zebra steps') })
    await aGrant(app, member, { page_id: page('Private article') })
    await aScheduledItem(member, page('Press'), tomorrow())
    await visit(member, 'Article 2', 0)
    await visit(member, 'Article 10', 1000)
    await visit(member, 'Article 2', 2000)

    const content = await me.call('library.getMyContent')
    expect(content.programs).toMatchObject([
      {
        page_id: page('Base'),
        title: 'Base',
        path: '/base',
        progress: 25,
        next_page_id: page('Press'),
        total: 4,
        done: 1,
        access: { granted: true },
        is_completed: false,
      },
    ])
    const titles = (cards: readonly { title: string }[]) => cards.map((card) => card.title)
    expect(titles(content.packs)).toEqual(['A pack'])
    expect(titles(content.bookmarked_items)).toEqual(['Zebra steps'])
    expect(titles(content.shared_items)).toEqual(['Private article'])
    expect(titles(content.upcoming_pages)).toEqual(['Press'])
    expect(titles(content.recentPages)).toEqual(['Article 2', 'Article 10'])
  })

  it('continues from the page at which the member chose to start', async () => {
    const me = api.as(await aMember(app))
    await me.call('progress.startPage', { id: page('Base'), start_from_page_id: page('Row') })
    const next = async () => (await me.call('library.getMyContent')).programs[0]?.next_page_id
    expect(await next()).toBe(page('Row'))
    for (const title of ['Row', 'Carry']) await me.call('progress.completePage', { id: page(title) })
    expect(await next()).toBe(page('Squat'))
  })

  it('lists the events that the member has saved, opened or planned, the next one first', async () => {
    const gym = await anApp()
    const later = await anEvent(gym, { title: 'Long run', fields: { time: '18:00' } })
    const sooner = await anEvent(gym, { title: 'Breakfast', fields: { time: '07:00' } })
    await anEvent(gym, { title: 'Not theirs', fields: { time: '08:00' } })
    await publishApp(gym)
    const [first] = await waitForOccurrences(gym, sooner)
    await waitForOccurrences(gym, later)
    const me = api.as(await aMember(gym))
    for (const { id } of [later, sooner]) await me.call('progress.toggleBookmark', { id })

    const { events } = await me.call('library.getMyContent')
    expect(events.map(({ title }) => title)).toEqual(['Breakfast', 'Long run'])
    expect(events[0]?.at).toBe(first?.starts_at.toISOString())
    const listed = await me.call('library.listContent', { content_type: 'event_occurrence' })
    expect(listed.items.find(({ page_id }) => page_id === sooner.id)?.starts_at).toBe(events[0]?.at)
  })

  it('drops from upcoming what is done', async () => {
    const member = await aMember(app)
    await aScheduledItem(member, page('Zebra steps'), tomorrow())
    await api.as(member).call('progress.completePage', { id: page('Zebra steps') })
    expect((await api.as(member).call('library.getMyContent')).upcoming_pages).toEqual([])
  })

  it('marks pages that are completed', async () => {
    const me = api.as(await aMember(app))
    for (const title of ['Zebra steps', 'Squat'])
      await me.call('progress.toggleBookmark', { id: page(title) })
    await me.call('progress.completePage', { id: page('Squat') })
    const { bookmarked_items } = await me.call('library.getMyContent')
    const states = bookmarked_items.map(({ title, is_completed }) => [title, is_completed] as const)
    expect(Object.fromEntries(states)).toEqual({ 'Zebra steps': false, Squat: true })
  })

  it('marks locked pages and omits those that the member may not know of', async () => {
    const member = await aMember(app)
    await api.as(member).call('progress.toggleBookmark', { id: page('Bought article') })
    await visit(member, 'Private article', 0)
    const content = await api.as(member).call('library.getMyContent')
    expect(content.bookmarked_items).toMatchObject([
      {
        title: 'Bought article',
        access: { granted: false, reason: 'PURCHASE_REQUIRED' },
        is_completed: false,
      },
    ])
    expect(content.recentPages).toEqual([])
    expect(JSON.stringify(content)).not.toContain('Private article')

    const { cause_id } = await aGrant(app, member, { page_id: page('Private article') })
    expect((await api.as(member).call('library.getMyContent')).recentPages).toHaveLength(1)
    await aRevocation(app, member, { page_id: page('Private article') }, cause_id)
    expect(JSON.stringify(await api.as(member).call('library.getMyContent'))).not.toContain('Private article')
  })

  it('stores fifty pages and no more', async () => {
    const member = await aMember(app)
    const at = api.clock.now().getTime()
    await api.inApp(app.id, async (tx) => {
      for (let n = 0; n < 60; n += 1) {
        await recordVisit(tx, {
          subscriber_id: member.subscriber_id,
          page_id: newId(),
          opened_at: new Date(at + n),
        })
      }
    })
    const rows = await api.inApp(app.id, (tx) =>
      tx
        .selectFrom('recent_pages')
        .select('opened_at')
        .where('app_id', '=', app.id)
        .where('subscriber_id', '=', member.subscriber_id)
        .orderBy('opened_at')
        .execute(),
    )
    expect([rows.length, rows[0]?.opened_at.getTime()]).toEqual([50, at + 10])
  })

  it('is for members', async () => {
    const closed = await anApp({ access: { is_private: true } })
    await expect(api.as(aGuest(app)).call('library.getMyContent')).rejects.toMatchObject({ status: 401 })
    await expect(api.as(await aUser(closed)).call('library.getMyContent')).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('listPackages', () => {
  it('lists the packs as listContent lists them, to members and guests', async () => {
    const member = await aMember(app)
    for (const caller of [aGuest(app), member]) {
      const as = api.as(caller)
      const packs = await as.call('library.listPackages')
      expect(packs).toEqual(await as.call('library.listContent', { content_type: 'pack' }))
      expect(packs).toMatchObject({ total_count: 1, items: [{ title: 'A pack', facts: { lessons: 1 } }] })
    }
    expect((await api.as(member).call('library.listPackages', { offset: 1 })).items).toEqual([])
  })

  it('lists none of another app, and none of a private app to strangers', async () => {
    const closed = await anApp({ access: { is_private: true } })
    expect((await api.as(await aMember(closed)).call('library.listPackages')).items).toEqual([])
    await expect(api.as(aGuest(closed)).call('library.listPackages')).rejects.toMatchObject({ status: 403 })
  })
})

describe('listPrograms', () => {
  it('lists the programs as listContent lists them, to members and guests', async () => {
    const member = await aMember(app)
    for (const caller of [aGuest(app), member]) {
      const as = api.as(caller)
      const programs = await as.call('library.listPrograms')
      expect(programs).toEqual(await as.call('library.listContent', { content_type: 'program' }))
      expect(programs).toMatchObject({ total_count: 1, items: [{ title: 'Base', path: '/base' }] })
    }
    expect((await api.as(member).call('library.listPrograms', { offset: 1 })).items).toEqual([])
  })

  it('lists none of another app, and none of a private app to strangers', async () => {
    const closed = await anApp({ access: { is_private: true } })
    expect((await api.as(await aMember(closed)).call('library.listPrograms')).items).toEqual([])
    await expect(api.as(aGuest(closed)).call('library.listPrograms')).rejects.toMatchObject({ status: 403 })
  })
})

describe('listContent', () => {
  const titles = async (input: object, caller: object = aGuest(app)) =>
    (await api.as(caller).call('library.listContent', { content_type: 'article', ...input })).items.map(
      (item) => item.title,
    )

  it('lists a type in the order of the tree, the gated ones with their gate, without the private', async () => {
    const { items, total_count } = await api
      .as(aGuest(app))
      .call('library.listContent', { content_type: 'article' })
    expect(total_count).toBe(4)
    expect(items.map((item) => [item.title, item.gate])).toEqual([
      ['Zebra steps', 'open'],
      ['Article 10', 'open'],
      ['Article 2', 'open'],
      ['Bought article', 'purchase'],
    ])
  })

  it.each([
    ['a word of a title', 'steps', ['Zebra steps']],
    ['another case, a part of a word, with accents', 'ÀRTIC', ['Article 10', 'Article 2', 'Bought article']],
    ['two words in any order', '10 article', ['Article 10']],
    ['nothing else', 'quokka', []],
    ['all for no term', ' ', ['Zebra steps', 'Article 10', 'Article 2', 'Bought article']],
  ])('finds %s', async (_what, search, expected) => {
    expect(await titles({ search })).toEqual(expected)
  })

  it('searches all types at once, never what is private, and not in a private app as a stranger', async () => {
    const found = await titles({ content_type: 'any', search: 'a' })
    expect(found).toContain('A pack')
    expect(found).toContain('Article 2')
    expect(await titles({ content_type: 'any', search: 'private' })).toEqual([])
    const closed = await anApp({ access: { is_private: true } })
    await expect(titles({ content_type: 'any', search: 'a' }, aGuest(closed))).rejects.toMatchObject({
      status: 403,
    })
  })

  it('finds nothing of another app', async () => {
    const other = await anApp()
    expect(await titles({ content_type: 'any', search: 'zebra' }, aGuest(other))).toEqual([])
  })

  it('counts what it found, and pages through it', async () => {
    const { total_count, items } = await api
      .as(aGuest(app))
      .call('library.listContent', { content_type: 'article', search: 'article', limit: 1, offset: 1 })
    expect([total_count, items.map(({ title }) => title)]).toEqual([3, ['Article 2']])
  })

  it.each([
    ['by title', { order_by: 'title' }, ['Article 2', 'Article 10', 'Bought article', 'Zebra steps']],
    [
      'by title backward',
      { order_by: 'title', direction: 'desc' },
      ['Zebra steps', 'Bought article', 'Article 10', 'Article 2'],
    ],
    ['a part', { order_by: 'title', offset: 1, limit: 2 }, ['Article 10', 'Bought article']],
    [
      'a part from the end',
      { order_by: 'title', direction: 'desc', offset: 1, limit: 2 },
      ['Bought article', 'Article 10'],
    ],
    ['beyond the end', { offset: 10 }, []],
    ['beyond the end backward', { offset: 10, direction: 'desc' }, []],
    ['a type without pages', { content_type: 'stream' }, []],
  ])('gives %s', async (_sentence, input, expected) => {
    expect(await titles(input)).toEqual(expected)
  })

  it('lists and counts a private page for those who hold it, while they do', async () => {
    const member = await aMember(app)
    const { cause_id } = await aGrant(app, member, { page_id: page('Private article') })
    const call = { content_type: 'article', limit: 1, offset: 4 }
    const held = await api.as(member).call('library.listContent', call)
    expect(held).toMatchObject({ total_count: 5, items: [{ title: 'Private article' }] })
    await aRevocation(app, member, { page_id: page('Private article') }, cause_id)
    expect(await titles({}, member)).toEqual(await titles({}))
  })

  it('is available only to members in a private app', async () => {
    const closed = await anApp({ access: { is_private: true } })
    await publishCourse(closed, [{ title: 'Members only', content_type: 'article' }])
    await expect(titles({}, aGuest(closed))).rejects.toMatchObject({ status: 403 })
    await expect(titles({}, await aUser(closed))).rejects.toMatchObject({ status: 403 })
    expect(await titles({}, await aMember(closed))).toEqual(['Members only'])
  })

  it.each(['nothing_such', 'articles', 'constructor'])('does not know the type %s', async (content_type) => {
    await expect(titles({ content_type })).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })

  it.each([{ limit: 101 }, { limit: 0 }, { offset: -1 }, { order_by: 'price' }])(
    'refuses %j',
    async (input) => {
      await expect(titles(input)).rejects.toMatchObject({ status: 422 })
    },
  )
})

function visit(member: { subscriber_id: string }, title: string, later_ms: number) {
  const opened_at = new Date(api.clock.now().getTime() + later_ms)
  const { subscriber_id } = member
  return api.inApp(app.id, (tx) => recordVisit(tx, { subscriber_id, page_id: page(title), opened_at }))
}

function tomorrow(): string {
  return new Date(api.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
}
