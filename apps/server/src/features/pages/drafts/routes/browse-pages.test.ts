import type { InputFor } from '@foyer/contract/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aPage, publishApp } from '#test/factories/pages.ts'
import { addLocales } from '#test/factories/translations.ts'
import { aTag } from '#test/factories/tags.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let ids: Record<string, string>

const asOwner = (of: TestApp) => api.as({ ...of.owner, slug: of.slug })
const anExercise = (title: string, muscles: string[], equipment: string[], of = app, fields: object = {}) =>
  aPage(of, {
    content_type: 'exercise',
    title,
    draft: { fields: { primary_muscles: muscles, equipment, ...fields } },
  })
const aWorkoutOf = (exercise_page_ids: readonly string[]) => {
  const items = exercise_page_ids.map((exercise_page_id) => ({
    uid: newId(),
    exercise_page_id,
    sets: [{ amount: 5, unit: 'reps', weight: null, weight_unit: 'kg' }],
    rest_seconds: 90,
    note: '',
  }))
  const groups = [{ id: newId(), title: '', kind: 'single', rounds: 1, rest_seconds: 0, items }]
  return aPage(app, { content_type: 'workout', draft: { fields: { groups } } })
}
const browse = (input: InputFor<'pages.browsePages'> = {}, of = app) =>
  asOwner(of).call('pages.browsePages', { content_type: 'exercise', ...input })
const titles = ({ items }: Awaited<ReturnType<typeof browse>>) =>
  items.map(({ page, group }) => `${group} ${page.title}`)

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  const poses = [
    { id: newId(), image: { art: 'figure.clay.1.squat', alt: 'Down' } },
    { id: newId(), image: { art: 'figure.clay.1.squat', alt: 'Up' } },
  ]
  const curl = { level: 'beginner', video: { url: 'https://vimeo.com/76979871' } }
  ids = {
    goblet: (await anExercise('Goblet squat', ['Quadriceps'], ['Dumbbell'], app, { pictures: poses })).id,
    back: (await anExercise('Back squat', ['Quadriceps', 'Glutes'], ['Barbell'])).id,
    press: (await anExercise('Leg press', ['Quadriceps'], ['Machine'])).id,
    curl: (await anExercise('Curl', ['Biceps'], ['Dumbbell'], app, curl)).id,
  }
  await aWorkoutOf([ids['back'] ?? '', ids['back'] ?? ''])
  await aWorkoutOf([ids['back'] ?? '', ids['curl'] ?? ''])
  await aPage(app, { title: 'All about the squat' })
}, 60_000)

describe('GET /studio/pages/browse', () => {
  it('ranks titles, then use, and adds pages that share the main value', async () => {
    const found = await browse({ term: 'squat' })
    expect(titles(found)).toEqual(['match Back squat', 'match Goblet squat', 'related Leg press'])
    expect(found.items.map(({ use_count }) => use_count)).toEqual([2, 0, 0])
    expect([found.match_count, found.total_count]).toEqual([2, 4])
  })

  it('finds a title with a typing error', async () => {
    expect(titles(await browse({ term: 'gobelt sqat' }))).toContain('match Goblet squat')
  })

  it('counts the values of each facet for the term and the other filters', async () => {
    const found = await browse({ filters: 'equipment:Dumbbell' })
    expect(titles(found)).toEqual(['match Curl', 'match Goblet squat'])
    expect(found.facets).toEqual([
      {
        field: 'primary_muscles',
        values: [
          { value: 'Biceps', count: 1 },
          { value: 'Quadriceps', count: 1 },
          { value: 'Glutes', count: 0 },
        ],
      },
      {
        field: 'equipment',
        values: [
          { value: 'Dumbbell', count: 2 },
          { value: 'Barbell', count: 1 },
          { value: 'Machine', count: 1 },
        ],
      },
      { field: 'level', values: [{ value: 'beginner', count: 1 }] },
    ])
  })

  it('takes any value of one facet and all facets', async () => {
    const filters = ['primary_muscles:Quadriceps', 'equipment:Barbell', 'equipment:Machine'].join('\n')
    expect(titles(await browse({ filters }))).toEqual(['match Back squat', 'match Leg press'])
    expect(titles(await browse({ filters: 'unknown:x' }))).toHaveLength(4)
  })

  it('finds what has a video or a level, what is used, and the pages after an offset', async () => {
    expect(titles(await browse({ has_video: true }))).toEqual(['match Curl'])
    expect(titles(await browse({ has_video: false }))).toHaveLength(3)
    expect(titles(await browse({ filters: 'level:beginner' }))).toEqual(['match Curl'])
    expect(titles(await browse({ is_used: true }))).toEqual(['match Back squat', 'match Curl'])
    const unused = await browse({ is_used: false })
    expect(titles(unused)).toEqual(['match Goblet squat', 'match Leg press'])
    expect([unused.match_count, unused.total_count]).toEqual([2, 4])
    expect(titles(await browse({ offset: 3 }))).toEqual(['match Leg press'])
  })

  it('lists the used ones first without a term, and no more than the limit', async () => {
    expect(titles(await browse({ limit: 2 }))).toEqual(['match Back squat', 'match Curl'])
  })

  it('has the two pictures of a movement', async () => {
    const [goblet] = (await browse({ term: 'goblet' })).items
    expect(goblet?.poses.map(({ image }) => image?.alt)).toEqual(['Down', 'Up'])
  })

  it('browses all types at once, as many as carry a tag', async () => {
    const all = await browse({ content_type: undefined })
    expect(titles(all)).toHaveLength(7)
    expect(all.total_count).toBe(7)
    const about = all.items.find(({ page }) => page.title === 'All about the squat')?.page.page_id ?? ''
    const { id } = await aTag(app, { page_ids: [about, ids['goblet'] ?? ''] })
    const tagged = await browse({ content_type: undefined, tag_ids: id })
    const { items: tags } = await asOwner(app).call('pages.listTags')
    expect(tagged.match_count).toBe(2)
    expect(tags.find((tag) => tag.id === id)?.page_count).toBe(2)
    expect(titles(await browse({ content_type: undefined, filters: 'equipment:Machine' }))).toEqual([
      'match Leg press',
    ])
  })

  it.each([
    [{ order_by: 'title' }, ['Back squat', 'Curl', 'Goblet squat', 'Leg press']],
    [{ order_by: 'title', direction: 'desc' }, ['Leg press', 'Goblet squat', 'Curl', 'Back squat']],
    [{ order_by: 'use_count' }, ['Back squat', 'Curl', 'Goblet squat', 'Leg press']],
    [{ order_by: 'use_count', direction: 'asc' }, ['Goblet squat', 'Leg press', 'Curl', 'Back squat']],
    [{ order_by: 'title', term: 'squat', direction: 'desc' }, ['Goblet squat', 'Back squat', 'Leg press']],
  ] as const)('sorts by %j', async (input, expected) => {
    const { items } = await browse(input)
    expect(items.map(({ page }) => page.title)).toEqual(expected)
  })

  it('sorts by the last change and by age, and filters by state', async () => {
    const other = await anApp()
    const first = await anExercise('First', [], [], other)
    api.clock.advance(60_000)
    await anExercise('Second', [], [], other)
    const orderOf = async (input: Parameters<typeof browse>[0]) =>
      (await browse(input, other)).items.map(({ page }) => page.title)
    expect(await orderOf({ order_by: 'created_at' })).toEqual(['Second', 'First'])
    await publishApp(other)
    api.clock.advance(60_000)
    const { revision, draft } = await asOwner(other).call('pages.getStudioPage', { id: first.id })
    await asOwner(other).call('pages.saveDraft', {
      id: first.id,
      revision,
      draft: { ...draft, og_title: 'New' },
    })
    expect(await orderOf({ order_by: 'updated_at' })).toEqual(['First', 'Second'])
    expect(await orderOf({ order_by: 'updated_at', direction: 'asc' })).toEqual(['Second', 'First'])
    expect(await orderOf({ state: 'edited' })).toEqual(['First'])
    expect(await orderOf({ state: 'new' })).toEqual([])
    expect((await browse({ state: 'live' }, other)).states).toEqual([
      { state: 'live', count: 1 },
      { state: 'edited', count: 1 },
    ])
  })

  it('finds what is translated into a language, and what is not', async () => {
    const other = await anApp()
    await addLocales(other, ['de'])
    const said = await anExercise('Squat', [], [], other)
    await anExercise('Lunge', [], [], other)
    const { texts, revision } = await asOwner(other).call('pages.getTranslation', {
      id: said.id,
      locale: 'de',
    })
    const [title] = texts
    await asOwner(other).call('pages.saveTranslation', {
      id: said.id,
      locale: 'de',
      revision,
      texts: { [title?.key ?? '']: { text: 'Kniebeuge', source_mark: title?.source_mark ?? '' } },
    })
    expect(titles(await browse({ translated_into: 'de' }, other))).toEqual(['match Squat'])
    expect(titles(await browse({ missing_in: 'de' }, other))).toEqual(['match Lunge'])
    expect(titles(await browse({ missing_in: 'ar' }, other))).toHaveLength(2)
  })

  it('finds pages with any of some tags, and those without, and counts the tags', async () => {
    const other = await anApp()
    const { call } = asOwner(other)
    const squat = await anExercise('Squat', ['Quadriceps'], [], other)
    const lunge = await anExercise('Lunge', ['Quadriceps'], [], other)
    await anExercise('Curl', ['Biceps'], [], other)
    const legs = await call('pages.createTag', { name: 'Legs', color: 'blue' })
    const easy = await call('pages.createTag', { name: 'Easy', color: 'green' })
    const assign = (page_ids: string[], add_tag_ids: string[]) =>
      call('pages.assignTags', { page_ids, add_tag_ids, remove_tag_ids: [] })
    await assign([squat.id, lunge.id], [legs.id])
    await assign([lunge.id], [easy.id])
    const found = await browse({ tag_ids: easy.id }, other)
    expect(titles(found)).toEqual(['match Lunge'])
    expect(found.items[0]?.page.tag_ids.toSorted()).toEqual([legs.id, easy.id].toSorted())
    expect(found.tags).toEqual([
      { tag_id: legs.id, count: 2 },
      { tag_id: easy.id, count: 1 },
    ])
    expect(titles(await browse({ tag_ids: `${easy.id},${legs.id}` }, other))).toHaveLength(2)
    expect(titles(await browse({ has_tags: false }, other))).toEqual(['match Curl'])
    expect(titles(await browse({ has_tags: true, term: 'lunge' }, other))).toContain('match Lunge')
    expect(titles(await browse({ tag_ids: legs.id }))).toEqual([])
  })

  it('names all matches to select them, beyond a page of the list', async () => {
    const { items, match_ids } = await browse({ term: 'squat', limit: 1, with_ids: true })
    expect(items).toHaveLength(1)
    expect(match_ids).toEqual([ids['back'], ids['goblet']])
    expect((await browse()).match_ids).toBeNull()
  })

  it('shows nothing of another app, and nothing to strangers', async () => {
    const other = await anApp()
    await anExercise('Their squat', ['Quadriceps'], [], other)
    expect(titles(await browse({ term: 'squat' }, other))).toEqual(['match Their squat'])
    await expect(
      api
        .as({ ...(await anOwner()), slug: app.slug })
        .call('pages.browsePages', { content_type: 'exercise' }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(
      api.as({ slug: app.slug }).call('pages.browsePages', { content_type: 'exercise' }),
    ).rejects.toMatchObject({ status: 401 })
  })
})
