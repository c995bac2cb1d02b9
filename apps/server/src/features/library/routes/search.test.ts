import { richTextFrom } from '@foyer/content/definitions'
import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant, setAppAccess, setPageAccess } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import { aPage, publishApp, type TestPage } from '#test/factories/pages.ts'
import { addLocales, aTranslation } from '#test/factories/translations.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

const product_id = newId()
const sold = { require_purchase: true, products: [product_id] }

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const search = (app: TestApp, caller: Caller, term: string, more: object = {}) =>
  api.as({ ...caller, slug: app.slug }).call('library.search', { term, limit: 50, ...more })

/** The titles that somebody finds, group by group. */
async function find(app: TestApp, caller: Caller, term: string): Promise<string[]> {
  return (await search(app, caller, term)).groups.flatMap(({ items }) => items.map(({ title }) => title))
}

async function publish(app: TestApp, pages: readonly Parameters<typeof aPage>[1][]): Promise<TestPage[]> {
  const made: TestPage[] = []
  for (const page of pages) made.push(await aPage(app, page))
  await publishApp(app)
  return made
}

const titled = (...titles: string[]) => titles.map((title) => ({ title }))

describe('the order of what is found', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await anApp()
    await publish(app, [
      ...titled('Dumbbell incline press', 'Incline dumbbell press on the floor', 'Press', 'Bench press'),
      ...titled('Incline dumbbell press', 'Beinpresse', 'Prowler'),
      { title: 'Warming up', body_text: 'Before an incline dumbbell press, do ten easy ones.' },
    ])
  })

  it('is exact, beginning, words of the title, inside of words, text', async () => {
    expect(await find(app, {}, 'incline dumbbell press')).toEqual([
      'Incline dumbbell press',
      'Incline dumbbell press on the floor',
      'Dumbbell incline press',
      'Warming up',
    ])
    expect(await find(app, {}, 'press')).toEqual([
      'Press',
      'Bench press',
      'Dumbbell incline press',
      'Incline dumbbell press',
      'Incline dumbbell press on the floor',
      'Beinpresse',
      'Warming up',
    ])
  })

  it('marks what was found in titles and texts', async () => {
    const { groups } = await search(app, {}, 'incline press')
    const items = groups.flatMap((group) => group.items)
    const marked = (text: string, ranges: readonly { start: number; end: number }[]) =>
      ranges.map(({ start, end }) => text.slice(start, end))
    expect(items.map(({ title, ranges }) => marked(title, ranges))).toContainEqual(['Incline', 'press'])
    const excerpt = items.find(({ title }) => title === 'Warming up')?.excerpt
    expect(excerpt).toMatchObject({ text: 'Before an incline dumbbell press, do ten easy ones.' })
    expect(marked(excerpt?.text ?? '', excerpt?.ranges ?? [])).toEqual(['incline', 'press'])
    expect(items.filter(({ title }) => title !== 'Warming up').map((item) => item.excerpt)).toEqual([
      ...[null, null, null],
    ])
  })

  it('corrects typing errors only where nothing else is found', async () => {
    const corrected = await search(app, {}, 'beinpreße')
    expect(corrected.is_corrected).toBe(false)
    for (const term of ['bienpresse', 'benipresse', 'beinprese', 'bench prss', 'porwler']) {
      const { is_corrected, groups } = await search(app, {}, term)
      const [first] = groups.flatMap(({ items }) => items)
      expect([term, is_corrected, first?.title]).toEqual([
        term,
        true,
        { b: term.startsWith('bench') ? 'Bench press' : 'Beinpresse', p: 'Prowler' }[term[0] ?? ''],
      ])
      expect(first?.ranges.length).toBeGreaterThan(0)
    }
    expect(await find(app, {}, 'xylophone')).toEqual([])
  })

  it('is cut in parts without repeating or losing a page', async () => {
    const parts = await Promise.all(
      [0, 2, 4, 6].map((offset) => search(app, {}, 'press', { content_type: 'generic', offset, limit: 2 })),
    )
    expect(parts.map(({ groups }) => groups[0]?.total_count)).toEqual([7, 7, 7, 7])
    const titles = parts.flatMap(({ groups }) =>
      groups.flatMap(({ items }) => items.map(({ title }) => title)),
    )
    expect(titles).toEqual(await find(app, {}, 'press'))
    expect((await search(app, {}, 'press', { offset: 8 })).groups).toMatchObject([
      { total_count: 7, items: [] },
    ])
  })

  it('puts the type with the best match first', async () => {
    const own = await anApp()
    await publish(own, [
      { title: 'Squat program for months', content_type: 'program' },
      { title: 'Squat', content_type: 'exercise' },
      { title: 'All about the squat', content_type: 'article' },
    ])
    const { groups } = await search(own, {}, 'squat')
    expect(groups.map(({ content_type }) => content_type)).toEqual(['exercise', 'program', 'article'])
    expect((await search(own, {}, 'squat', { content_type: 'article' })).groups).toHaveLength(1)
    expect((await search(own, {}, 'squat', { content_type: 'never_there' })).groups).toEqual([])
  })
})

it('finds words with hyphens without them, in titles and texts', async () => {
  const app = await anApp()
  await publish(app, [
    { title: 'Pull-up Primer' },
    { title: 'Grip', body_text: 'Hold the bar of your pull-up station.' },
  ])
  expect(await find(app, {}, 'pullup')).toEqual(['Pull-up Primer', 'Grip'])
  expect(await find(app, {}, 'pull-up primer')).toEqual(['Pull-up Primer'])
})

it('finds every script, with and without accents', async () => {
  const app = await anApp()
  await publish(app, [
    ...titled('Åsa trains', 'تمارين القوّة', '東京都の朝ヨガ'),
    { title: 'B', body_text: 'Crème brûlée' },
  ])
  const cases: [string, string][] = [
    ['asa', 'Åsa trains'],
    ['قوه', 'تمارين القوّة'],
    ['تمارين', 'تمارين القوّة'],
    ['京都', '東京都の朝ヨガ'],
    ['ヨガ', '東京都の朝ヨガ'],
    ['朝', '東京都の朝ヨガ'],
    ['creme', 'B'],
  ]
  for (const [term, title] of cases) expect([term, await find(app, {}, term)]).toEqual([term, [title]])
  expect(await find(app, {}, '%')).toEqual([])
  expect(await find(app, {}, 'ـ')).toEqual([])
})

describe('who finds what', () => {
  it('is nobody of another app, and in a private app its members', async () => {
    const [app, other] = [await anApp(), await anApp()]
    await publish(app, titled('Kettlebell'))
    expect(await find(other, {}, 'kettlebell')).toEqual([])
    expect(await search(other, {}, 'kettlebell')).toMatchObject({ is_searchable: false })
    await setAppAccess(app, { is_private: true })
    await expect(search(app, {}, 'kettlebell')).rejects.toMatchObject({ status: 403 })
    expect(await find(app, await aMember(app), 'kettlebell')).toEqual(['Kettlebell'])
  })

  it('is the title of a sold page for all, its text for those who have it', async () => {
    const app = await anApp()
    await publish(app, [{ title: 'Premium', body_text: 'A secret handstand.', node: sold }])
    const [plain, owner] = [await aMember(app), await aMember(app)]
    await aGrant(app, owner, { product_id })
    for (const caller of [{}, plain]) {
      expect(await find(app, caller, 'premium')).toEqual(['Premium'])
      expect(await search(app, caller, 'handstand')).toMatchObject({ groups: [], is_corrected: false })
      expect(await find(app, caller, 'secret premium')).toEqual([])
    }
    expect(await find(app, owner, 'handstand')).toEqual(['Premium'])
    expect(await find(app, owner, 'secret premium')).toEqual(['Premium'])
  })

  it('is a private page for those who hold it, and nothing for others', async () => {
    const app = await anApp()
    const [page] = await publish(app, [
      { title: 'Tailored plan', body_text: 'For you alone.', node: { is_private: true } },
    ])
    const [holder, other] = [await aMember(app), await aMember(app)]
    await aGrant(app, holder, { page_id: page?.id ?? '' })
    for (const caller of [{}, other])
      for (const term of ['tailored', 'alone', 'tialored'])
        expect(await search(app, caller, term)).toEqual({
          groups: [],
          is_corrected: false,
          is_searchable: false,
        })
    expect(await find(app, holder, 'tailored')).toEqual(['Tailored plan'])
    expect(await find(app, holder, 'alone')).toEqual(['Tailored plan'])
    expect(await search(app, holder, 'nothing')).toMatchObject({ groups: [], is_searchable: true })
  })

  it('follows access settings at once, for the page and for those below', async () => {
    const app = await anApp()
    const top = await aPage(app, { title: 'Course', body_text: 'Introduction.' })
    await aPage(app, { title: 'Lesson', parent: top, body_text: 'Pistol squats.' })
    await aPage(app, { title: 'Sample', parent: top, body_text: 'A pistol, too.', node: { inherit: false } })
    await publishApp(app)
    expect(await find(app, {}, 'pistol')).toEqual(['Lesson', 'Sample'])
    await setPageAccess(app, top.id, { require_authentication: true })
    expect(await find(app, {}, 'pistol')).toEqual(['Sample'])
    expect(await find(app, {}, 'lesson')).toEqual(['Lesson'])
    expect(await find(app, await aMember(app), 'pistol')).toEqual(['Lesson', 'Sample'])
    await setPageAccess(app, top.id, { require_authentication: true, is_private: true })
    expect(await find(app, await aMember(app), 'lesson')).toEqual([])
    await setPageAccess(app, top.id, { require_authentication: false, is_private: false })
    expect(await find(app, {}, 'pistol')).toEqual(['Lesson', 'Sample'])
  })

  it('does not let pages below browse with the one above', async () => {
    const app = await anApp()
    const top = await aPage(app, {
      title: 'Course',
      body_text: 'Look.',
      node: { ...sold, allow_browsing: true },
    })
    await aPage(app, { title: 'Lesson', parent: top, body_text: 'Look further.' })
    await publishApp(app)
    expect(await find(app, await aMember(app), 'look')).toEqual(['Course'])
  })

  it('is the text of a page that waits, for those who completed it', async () => {
    const app = await anApp()
    const [open, completed] = await publish(app, [
      ...[
        { title: 'Day 1', body_text: 'Deadlift.' },
        { title: 'Day 2', body_text: 'Deadlift.' },
      ],
    ])
    const member = await aMember(app)
    await api.as(member).call('progress.completePage', { id: completed?.id ?? '' })
    const next_month = new Date(api.clock.now().getTime() + 30 * 86_400_000)
    const waits = { is_scheduled: true, unlocks_at: next_month.toISOString() }
    for (const page of [open, completed]) await setPageAccess(app, page?.id ?? '', waits)
    expect(await find(app, member, 'deadlift')).toEqual(['Day 2'])
    expect(await find(app, {}, 'deadlift')).toEqual([])
  })
})

describe('the index', () => {
  it('follows changes, moves, deletions, and going back', async () => {
    const app = await anApp()
    const owner = api.as(atApp(app.owner, app))
    const shut = await aPage(app, { title: 'Locked', node: { require_authentication: true } })
    const page = await aPage(app, { title: 'Rowing', body_text: 'Pull the handle.' })
    await aPage(app, { title: 'Rowing drills', parent: page, body_text: 'Another handle.' })
    const first = await publishApp(app)
    expect(await find(app, {}, 'handle')).toEqual(['Rowing', 'Rowing drills'])

    await owner.call('pages.movePage', { id: page.id, parent_id: shut.id, position: 0 })
    expect(await find(app, {}, 'handle')).toEqual(['Rowing', 'Rowing drills'])
    await publishApp(app)
    expect(await find(app, {}, 'handle')).toEqual([])
    expect(await find(app, {}, 'rowing')).toEqual(['Rowing', 'Rowing drills'])

    await owner.call('pages.deletePage', { id: page.id })
    await publishApp(app)
    expect(await find(app, {}, 'rowing')).toEqual([])
    await owner.call('pages.restoreRelease', { id: first })
    expect(await find(app, {}, 'handle')).toEqual(['Rowing', 'Rowing drills'])
  })

  it('has all published languages, and shows the one of the viewer', async () => {
    const app = await anApp()
    await addLocales(app, ['de'])
    const page = await aPage(app, { title: 'Leg press', body_text: 'Push the sled away.' })
    await aPage(app, { title: 'Aardvark press', body_text: 'Not translated.' })
    await aTranslation(app, { id: page.id, locale: 'de' }, (source, key) => {
      if (key === 'title') return 'Beinpresse'
      return typeof source === 'string' ? null : richTextFrom('Schieb den Schlitten weg.')
    })
    await publishApp(app)
    for (const term of ['presse', 'leg press', 'sled', 'schlitten']) {
      expect([term, await find(app, {}, term)]).toEqual([term, ['Leg press']])
      const { groups } = await search(app, {}, term, { lang: 'de' })
      expect([term, groups.flatMap(({ items }) => items.map(({ title }) => title))]).toEqual([
        term,
        ['Beinpresse'],
      ])
    }
    const readFirst = async (term: string, lang: string) => {
      const { groups } = await search(app, {}, term, { lang })
      const item = groups[0]?.items[0]
      return { marked: item?.ranges.length, excerpt: item?.excerpt?.text }
    }
    expect(await readFirst('beinpresse', 'de')).toEqual({ marked: 1, excerpt: undefined })
    expect(await readFirst('leg press', 'de')).toMatchObject({ marked: 1 })
    expect(await readFirst('beinpresse', 'en')).toEqual({ marked: 0, excerpt: 'Beinpresse' })
    expect(await readFirst('schlitten', 'de')).toMatchObject({ excerpt: 'Schieb den Schlitten weg.' })
    expect(await readFirst('sled', 'de')).toMatchObject({ excerpt: 'Push the sled away.' })
    expect(await readFirst('leg press', 'fr')).toEqual({ marked: 2, excerpt: undefined })
  })
})
