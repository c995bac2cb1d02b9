import { newContentRule } from '@foyer/content/definitions'
import type { InputFor } from '@foyer/contract/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct } from '#test/factories/commerce.ts'
import { aGuest, aMember, atApp, type MemberCaller } from '#test/factories/identity.ts'
import { aPage, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aScheduledItem } from '#test/factories/schedule.ts'
import { aTag } from '#test/factories/tags.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let product_id: string
let member: MemberCaller & { subscriber_id: string }
const pages: Record<string, TestPage> = {}
const tags: Record<string, string> = {}

const pageId = (title: string): string => pages[title]?.id ?? ''
const tagId = (name: string): string => tags[name] ?? ''

beforeAll(async () => {
  api = await aServer()
  app = await anApp({ time_zone: 'Europe/Berlin' })
  member = await aMember(app)
  product_id = (await aProduct(app)).id
  const slug = 'page.place'
  await api
    .as(atApp(app.owner, app))
    .call('attributes.createAttribute', { slug, name: 'Place', type: 'string' })
  const add = async (title: string, options: Parameters<typeof aPage>[1] = {}) => {
    pages[title] = await aPage(app, { title, content_type: 'workout', ...options })
  }
  const fields = (values: object, place?: string) => ({
    draft: {
      fields: { ...values },
      ...(place ? { attributes: [{ slug, type: 'string' as const, value: place }] } : {}),
    },
  })
  const sold = { require_purchase: true, products: [product_id] }
  await add('Swing', fields({ minutes: 12, equipment: ['Kettlebell'] }, 'Gym'))
  await add('Row', fields({ minutes: 30, equipment: ['Band', 'kettlebell'] }, 'Home'))
  await add('Press', { ...fields({ minutes: 45 }), node: sold })
  await add('Talk', { node: { ...sold, allow_browsing: true } })
  await add('Secret', { ...fields({ minutes: 90, equipment: ['Chain'] }), node: { is_private: true } })
  await add('Opens later', {
    ...fields({ minutes: 20 }),
    node: { is_scheduled: true, unlocks_at: '2199-01-01T00:00:00.000Z' },
  })
  for (const [name, titles] of Object.entries({
    short: ['Swing', 'Opens later'],
    strength: ['Swing', 'Row', 'Press', 'Secret'],
    hidden: ['Secret'],
  }))
    tags[name] = (await aTag(app, { name, page_ids: titles.map(pageId) })).id
  await publishApp(app)
})

type Query = Omit<InputFor<'library.listContent'>, 'content_type'> & { content_type?: string }

const list = (input: Query = {}, caller: Caller = aGuest(app)) =>
  api.as(caller).call('library.listContent', { content_type: 'workout', ...input })
const titles = async (input: Query, caller?: Caller) => {
  const { items, total_count } = await list(input, caller)
  expect(total_count).toBe(items.length)
  return items.map((item) => item.title)
}

describe('filters of a list of content', () => {
  it.each<[string, () => Query, string[]]>([
    [
      'any of some tags',
      () => ({ with_tags: `${tagId('short')},${tagId('hidden')}` }),
      ['Swing', 'Opens later'],
    ],
    ['all of some tags', () => ({ with_all_tags: `${tagId('short')},${tagId('strength')}` }), ['Swing']],
    ['none of some tags', () => ({ filter_tags: tagId('strength') }), ['Talk', 'Opens later']],
    ['an unknown tag', () => ({ with_tags: newId() }), []],
    [
      'none of an unknown tag',
      () => ({ filter_tags: newId(), with_tags: tagId('short') }),
      ['Swing', 'Opens later'],
    ],
    ['at most twenty minutes', () => ({ duration: '/PT20M' }), ['Swing', 'Opens later']],
    ['a range of lengths', () => ({ duration: 'PT30M/PT45M' }), ['Row', 'Press']],
    ['one value of equipment', () => ({ with_property: 'equipment:KETTLEBELL' }), ['Swing', 'Row']],
    ['any of two values', () => ({ with_property: 'equipment:band\nequipment:none' }), ['Row']],
    [
      'two fields, one of them an attribute',
      () => ({ with_property: 'equipment:kettlebell\npage.place:gym' }),
      ['Swing'],
    ],
    ['free pages', () => ({ price: 'free' }), ['Swing', 'Row', 'Opens later']],
    ['pages that are sold', () => ({ price: 'paid' }), ['Press', 'Talk']],
    ['nothing that a guest owns', () => ({ price: 'owned' }), []],
    ['what a guest has not started', () => ({ progress: 'not_started', duration: 'PT40M/' }), ['Press']],
    ['nothing that a guest completed', () => ({ progress: 'completed' }), []],
    ['nothing that a guest has scheduled', () => ({ schedule_type: 'scheduled' }), []],
    [
      'filters together',
      () => ({ with_tags: tagId('strength'), price: 'paid', duration: '/PT50M' }),
      ['Press'],
    ],
  ])('find %s', async (_what, query, expected) => {
    expect(await titles(query())).toEqual(expected)
  })

  it.each<[Query, string]>([
    [{ duration: 'PT20M' }, 'duration'],
    [{ duration: 'PT40M/PT20M' }, 'duration'],
    [{ with_property: 'shoe size:42' }, 'with_property'],
    [{ page: 2, offset: 10 }, 'page'],
  ])('refuse %j', async (query, path) => {
    await expect(list(query)).rejects.toMatchObject({ code: 'invalid', problem: { errors: [{ path }] } })
  })

  it('follow what the viewer bought, completed and scheduled', async () => {
    const me = await aMember(app)
    await aGrant(app, me, { product_id })
    expect(await titles({ price: 'owned' }, me)).toEqual(['Press', 'Talk'])
    await api.as(me).call('progress.completePage', { id: pageId('Swing') })
    expect(await titles({ progress: 'completed' }, me)).toEqual(['Swing'])
    expect(await titles({ progress: 'not_completed', price: 'free' }, me)).toEqual(['Row', 'Opens later'])
    const day = new Date(api.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
    await aScheduledItem(me, pageId('Row'), day)
    expect(await titles({ schedule_type: 'scheduled' }, me)).toEqual(['Row'])
    expect(await titles({ schedule_type: 'unscheduled', price: 'free' }, me)).toEqual([
      'Swing',
      'Opens later',
    ])
  })

  it('never count what the viewer may not know of', async () => {
    const by_hidden_tag = { with_tags: tagId('hidden') }
    expect(await titles(by_hidden_tag, member)).toEqual([])
    expect(await titles({ duration: 'PT60M/' }, member)).toEqual([])
    expect((await list({}, member)).total_count).toBe(5)
    const holder = await aMember(app)
    await aGrant(app, holder, { page_id: pageId('Secret') })
    expect(await titles(by_hidden_tag, holder)).toEqual(['Secret'])
    expect((await list({}, holder)).total_count).toBe(6)
  })
})

describe('items of a list of content', () => {
  it('tell what the viewer lacks, with the lowest price', async () => {
    const { items } = await list({ price: 'paid' }, member)
    expect(items).toMatchObject([
      {
        title: 'Press',
        access: { granted: false, reason: 'PURCHASE_REQUIRED' },
        price: { amount: 4900, currency: 'EUR', interval: null, others: [], tax: null },
        tags: [{ name: 'strength' }],
      },
      { title: 'Talk', access: { granted: true }, price: { amount: 4900 } },
    ])
    const buyer = await aMember(app)
    await aGrant(app, buyer, { product_id })
    expect((await list({ price: 'paid' }, buyer)).items).toMatchObject([
      { title: 'Press', access: { granted: true }, price: null },
      { title: 'Talk', access: { granted: true }, price: null },
    ])
  })

  it('come in a stable order, each once, however the list is cut', async () => {
    for (const order_by of ['title', 'published_at', 'position', 'duration', 'starts_at'] as const) {
      for (const direction of ['asc', 'desc'] as const) {
        const whole = (await list({ order_by, direction })).items.map((item) => item.page_id)
        const cut: string[] = []
        for (let page = 1; page <= 3; page += 1)
          cut.push(...(await list({ order_by, direction, page, limit: 2 })).items.map((item) => item.page_id))
        expect([order_by, direction, cut]).toEqual([order_by, direction, whole])
        expect(new Set(whole).size).toBe(5)
      }
    }
    const by_length = { order_by: 'duration', direction: 'desc' } as const
    expect(await titles(by_length)).toEqual(['Press', 'Row', 'Opens later', 'Swing', 'Talk'])
  })
})

describe('what is below a page', () => {
  it('is listed in the order of the tree, with the page itself where it is wanted', async () => {
    const own = await anApp()
    const root = await aPage(own, { title: 'Course', path: '/course' })
    const hidden = await aPage(own, { title: 'Hidden', node: { is_private: true } })
    const first = await aPage(own, { title: 'First', parent: root })
    await aPage(own, { title: 'Deeper', parent: first })
    await aPage(own, { title: 'Second', parent: root })
    await aPage(own, { title: 'Under hidden', parent: hidden })
    await publishApp(own)
    const below = async (page_id: string, input: Query = {}) =>
      titles({ content_type: 'any', page_id, ...input }, aGuest(own))
    expect(await below(root.id)).toEqual(['First', 'Deeper', 'Second'])
    expect(await below(root.id, { include_current: 'true' })).toEqual(['Course', 'First', 'Deeper', 'Second'])
    expect(await below(hidden.id)).toEqual([])
    expect(await below(pageId('Swing'))).toEqual([])
  })
})

describe('listContentFilters', () => {
  const filters = (caller: Caller, content_type = 'workout') =>
    api.as(caller).call('library.listContentFilters', { content_type })

  it('counts the values of pages that the viewer may know of', async () => {
    const found = await filters(member)
    expect(found).toMatchObject({
      tags: [
        { name: 'short', count: 2 },
        { name: 'strength', count: 3 },
      ],
      equipment: [
        { value: 'Kettlebell', count: 2 },
        { value: 'Band', count: 1 },
      ],
      durations: { min_seconds: 720, max_seconds: 2700 },
      has_free: true,
      has_paid: true,
      total_count: 5,
    })
    const holder = await aMember(app)
    await aGrant(app, holder, { page_id: pageId('Secret') })
    const held = await filters(holder)
    expect(held.tags.map(({ name, count }) => [name, count])).toEqual([
      ['hidden', 1],
      ['short', 2],
      ['strength', 4],
    ])
    expect(held).toMatchObject({ durations: { max_seconds: 5400 }, total_count: 6 })
  })

  it('is empty in another app, and closed to strangers of a private one', async () => {
    const other = await anApp()
    expect(await filters(aGuest(other))).toMatchObject({
      tags: [],
      equipment: [],
      durations: null,
      total_count: 0,
    })
    const closed = await anApp({ access: { is_private: true } })
    await expect(filters(aGuest(closed))).rejects.toMatchObject({ status: 403 })
    await expect(filters(member, 'nothing_such')).rejects.toMatchObject({ status: 404 })
  })
})

describe('what is content of a page', () => {
  it('filters and counts for those who may read it', async () => {
    const own = await anApp()
    const { id } = await aProduct(own)
    await aPage(own, {
      title: 'Row',
      content_type: 'exercise',
      node: { require_purchase: true, products: [id] },
      draft: { fields: { primary_muscles: ['Lats'], equipment: ['Barbell'] } },
    })
    await publishApp(own)
    const buyer = await aMember(own)
    await aGrant(own, buyer, { product_id: id })
    const found = async (caller: Caller) => {
      const content_type = 'exercise'
      const { muscles, equipment } = await api.as(caller).call('library.listContentFilters', { content_type })
      const by_muscle = await titles({ content_type, with_property: 'muscle:lats' }, caller)
      return [muscles.length, equipment.length, by_muscle]
    }
    expect(await found(aGuest(own))).toEqual([0, 1, []])
    expect(await found(buyer)).toEqual([1, 1, ['Row']])
  })
})

describe('previewRule', () => {
  it('finds what a guest would see, for the team alone', async () => {
    const rule = { ...newContentRule('workout'), with_tags: [tagId('strength')], order_by: 'title' as const }
    const studio = api.as(atApp(app.owner, app))
    const found = await studio.call('library.previewRule', { ...rule, direction: 'asc', limit: 2 })
    expect(found.total_count).toBe(3)
    expect(found.items.map((item) => item.title)).toEqual(['Press', 'Row'])
    expect(await studio.call('library.previewRule', { ...rule, progress: 'completed' })).toEqual({
      total_count: 0,
      items: [],
    })
    await expect(api.as(member).call('library.previewRule', rule)).rejects.toMatchObject({ status: 401 })
    const other = await anApp()
    const elsewhere = await api.as(atApp(other.owner, other)).call('library.previewRule', rule)
    expect(elsewhere).toEqual({ total_count: 0, items: [] })
  })
})

describe('listRuleValues', () => {
  const values = (content_type: string, caller: Caller = atApp(app.owner, app)) =>
    api.as(caller).call('library.listRuleValues', { content_type })

  it('has what published pages have, those of gated pages too', async () => {
    const { fields } = await values('workout')
    expect(fields.map(({ field, name }) => [field, name])).toEqual([
      ['level', null],
      ['equipment', null],
      ['muscle', null],
      ['page.place', 'Place'],
    ])
    expect(fields[1]?.values).toEqual([
      { value: 'Kettlebell', count: 2 },
      { value: 'Band', count: 1 },
      { value: 'Chain', count: 1 },
    ])
    expect(fields[3]?.values.map(({ value }) => value)).toEqual(['Gym', 'Home'])
    expect((await values('meal')).fields[1]?.values).toEqual([])
  })

  it('is for the team of the app, of its own pages', async () => {
    await expect(values('workout', member)).rejects.toMatchObject({ status: 401 })
    await expect(values('nothing_such')).rejects.toMatchObject({ status: 404 })
    const other = await anApp()
    const elsewhere = await values('workout', atApp(other.owner, other))
    expect(elsewhere.fields.flatMap((one) => one.values)).toEqual([])
  })
})
