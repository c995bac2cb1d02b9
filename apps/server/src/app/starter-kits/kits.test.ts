import { describe, expect, it } from 'vitest'
import { linksOfRichText, parseBlocks, parsePageFields } from '@foyer/content/definitions'
import { pageAction } from '@foyer/contract/pages/shapes'
import { parseArtSpec } from '@foyer/domain/art'
import { isReservedPath, pagePathOf } from '@foyer/domain/pages'
import { isId } from '../../platform/ids.ts'
import type { PageSeed } from '../../features/pages/index.ts'
import { buildPages } from './build-pages.ts'
import { flatten, kitRefs } from './kit-refs.ts'
import type { Kit, KitExercise, KitMeal, KitWorkout } from './kit-types.ts'
import { kits } from './kits.ts'
import { kitIn, translateKit } from './translate-kit.ts'
import { wordsOf } from './words-of.ts'
import arabicWords from './words.ar.json' with { type: 'json' }

const names = { app: 'Ironwood', coach: 'Priya Raman' }
const build = (kit: Kit) => buildPages(kit.pages, kitRefs(kit, names, null))
const all = (pages: readonly PageSeed[]): PageSeed[] =>
  pages.flatMap((page) => [page, ...all(page.children ?? [])])

const arabic: Readonly<Record<string, string>> = arabicWords
const written = await Promise.all(
  (['strength', 'blank'] as const).flatMap((name) =>
    ['en', 'ar'].map(async (locale) => [name, locale, await kitIn(locale, name)] as const),
  ),
)

describe.each(written)('the starter kit "%s" in "%s"', (_name, _locale, kit) => {
  const pages = all(build(kit))

  it.each(pages.map((page) => [page.path, page] as const))('has a sound page at %s', (_path, page) => {
    expect(parsePageFields(page.content_type, page.draft.fields).problems).toEqual([])
    const parsed = parseBlocks(page.draft.blocks ?? [])
    expect(parsed.problems).toEqual([])
    expect(parsed.blocks.filter((block) => block.unknown)).toEqual([])
    for (const action of page.draft.page_actions ?? [])
      expect(pageAction.safeParse(action).success).toBe(true)
    expect(page.draft.title.length).toBeGreaterThan(0)
    expect(page.draft.og_description?.length).toBeGreaterThan(9)
  })

  it('gives each page a path of its own that is not reserved, and one of them is the start page', () => {
    const paths = pages.map((page) => page.path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toContain('/')
    for (const path of paths.filter((one) => one !== '/')) {
      expect(pagePathOf(path)).toEqual({ ok: true, path })
      expect(isReservedPath(path)).toBe(false)
    }
  })

  it('uses no id twice', () => {
    const ids = JSON.stringify(build(kit)).match(/"(?:id|uid|page_id)":"[0-9a-f-]{36}"/g) ?? []
    const own = ids.filter((id) => !id.startsWith('"page_id"'))
    expect(new Set(own).size).toBe(own.length)
  })

  it('leaves no placeholder open and names nobody but the owner', () => {
    const written = JSON.stringify(pages)
    expect(written).not.toMatch(/\{(app|coach|coach_first)\}/)
    expect(written).not.toMatch(/Maren|Oduya|Kiln/)
  })

  it('links within its own pages only', () => {
    const paths = new Set(pages.map((page) => page.path))
    const links = pages.flatMap((page) =>
      (page.draft.blocks ?? []).flatMap((block) => linksOfRichText(block.props['body'])),
    )
    for (const link of links) expect(paths).toContain(link)
  })

  it('draws every picture from a spec that the generator knows', () => {
    const specs = JSON.stringify(kit).match(/"spec":"[^"]+"/g) ?? []
    expect(specs.length).toBeGreaterThan(0)
    expect(specs.filter((text) => parseArtSpec(text.slice(8, -1)) === null)).toEqual([])
  })

  it('says its welcome, if any, on a page where members talk', () => {
    const refs = kitRefs(kit, names, null)
    const place =
      kit.welcome &&
      all(buildPages(kit.pages, refs)).find(({ id }) => id === refs.pageId(kit.welcome?.page ?? ''))
    expect(place?.draft.is_commentable).toBe(kit.welcome && true)
    expect(place?.draft.blocks?.some(({ type }) => type === 'chat')).toBe(kit.welcome && true)
    expect(refs.fill(kit.welcome?.text ?? '')).not.toContain('{')
  })

  it('leads its tabs to pages that it has', () => {
    const refs = kitRefs(kit, names, null)
    const keys = kit.tabs.flatMap((tab) => tab.page ?? [])
    expect(keys.map(refs.pageId).every(isId)).toBe(true)
    expect(() => refs.pageId('no such page')).toThrow('The kit has nothing with the key "no such page".')
  })
})

describe('the kits in Arabic', () => {
  it.each(['strength', 'blank'] as const)('leave no English word in "%s"', async (name) => {
    const kit = await kitIn('ar', name)
    const texts = textsIn(kit).map((text) => text.replaceAll(/\{\w+\}|\]\(\S+\)/g, ''))
    expect(texts.filter((text) => /[a-z]/i.test(text))).toEqual([])
    expect(texts.join(' ')).toMatch(/\p{Script=Arabic}/u)
  })

  it('have words for what the kits say, and for nothing else', () => {
    const asked = new Set<string>()
    for (const kit of Object.values(kits)) translateKit(kit, (paragraph) => (asked.add(paragraph), paragraph))
    expect(new Set(Object.keys(arabic))).toEqual(asked)
  })

  it('keep names, links and marks where they were', () => {
    const kept = (text: string) => text.match(/\{\w+\}|\]\(\S+\)|\*+|^## |^(- |\d\. )/gm)?.toSorted() ?? []
    const changed = Object.entries(arabic).filter(([en, ar]) => kept(en).join() !== kept(ar).join())
    expect(changed).toEqual([])
  })
})

it('leaves a kit in English for a language that it is not written in', async () => {
  expect(await kitIn('sv', 'blank')).toBe(kits.blank)
})

describe('the strength kit', () => {
  const kit = kits.strength
  const pages = flatten(kit.pages)
  const ofType = (type: string) => pages.filter((page) => page.type === type)
  const program = pages.find((page) => page.type === 'program')

  it('has a program of three stages with nine sessions, and three short ones beside it', () => {
    expect(program?.children).toHaveLength(3)
    expect(program?.children?.flatMap((stage) => stage.children ?? [])).toHaveLength(9)
    expect(ofType('workout')).toHaveLength(12)
  })

  it('has twenty-four exercises with instructions, muscles and equipment', () => {
    const exercises = pages.filter((page) => page.type === 'exercise')
    expect(exercises).toHaveLength(24)
    const is_thin = ({ steps, primary, equipment }: KitExercise) =>
      steps.length < 4 || primary.length === 0 || equipment.length === 0
    expect(exercises.filter(is_thin).map((exercise) => exercise.title)).toEqual([])
  })

  it('uses every exercise in some session', () => {
    const used = new Set(
      sessions(pages).flatMap((page) =>
        page.groups.flatMap((group) => group.items.map((item) => item.exercise)),
      ),
    )
    expect(
      ofType('exercise')
        .map((page) => page.key)
        .toSorted(),
    ).toEqual([...used].toSorted())
  })

  it('has six articles of 350 words and more, two of them for members', () => {
    const articles = pages.filter((page) => page.type === 'article')
    expect(articles).toHaveLength(6)
    expect(articles.filter((article) => wordsOf(article.body) < 350).map((article) => article.title)).toEqual(
      [],
    )
    expect(articles.filter((article) => article.access?.login)).toHaveLength(2)
  })

  it('has four meals whose calories follow from their figures', () => {
    const meals = pages.filter((page) => page.type === 'meal')
    expect(meals).toHaveLength(4)
    const is_off = ({ calories, protein, carbs, fat }: KitMeal) =>
      calories !== 4 * protein + 4 * carbs + 9 * fat
    expect(meals.filter(is_off).map((meal) => meal.title)).toEqual([])
    expect(meals.filter((meal) => meal.access?.products)).toHaveLength(1)
  })

  it('sells the program once, or everything by the month or year', () => {
    expect(program?.access?.products).toEqual(['slow-burn', 'all-in'])
    const [once, member] = kit.products
    expect(once?.versions.map((version) => version.interval)).toEqual([null])
    expect(member?.versions.map((version) => version.interval)).toEqual(['month', 'year'])
    const defaults = kit.products.map(
      ({ versions }) => versions.filter((version) => version.is_default).length,
    )
    expect(defaults).toEqual([1, 1])
  })

  it('opens its last stage two weeks after the start of the program', () => {
    const built = all(build(kit)).filter((page) => page.node?.is_scheduled)
    expect(built.map((page) => [page.path, page.node?.unlock_duration_seconds])).toEqual([
      ['/programs/slow-burn/week-3', 1_209_600],
    ])
    expect(
      all(build(kit))
        .filter((page) => page.node?.is_progress_root)
        .map((page) => page.path),
    ).toEqual(['/programs/slow-burn'])
  })

  it('keeps home, about and the index pages open', () => {
    const keys = ['home', 'about', 'programs', 'journal', 'kitchen', 'exercises']
    const found = pages.filter((page) => keys.includes(page.key))
    expect(found.map((page) => page.access)).toEqual(keys.map(() => undefined))
  })

  it('puts no two pictures of one tone beside each other', () => {
    const clashes = pages.flatMap(({ children = [] }) => {
      const tones = children.map((child) => parseArtSpec(child.art.spec)?.tone)
      return children.filter((_, at) => at > 0 && tones[at] === tones[at - 1]).map((child) => child.key)
    })
    expect(clashes).toEqual([])
  })
})

/** All strings of a kit except those that nobody reads: keys, specs, and words of the contract. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, held]) =>
    UNREAD.has(field) ? textsIn([held].flat().filter((item) => typeof item === 'object')) : textsIn(held),
  )
}

const UNREAD = new Set([
  ...[
    'key',
    'slug',
    'type',
    'spec',
    'page',
    'pages',
    'products',
    'children_of',
    'exercise',
    'sets',
    'target',
  ],
  ...['icon', 'layout', 'cover', 'style', 'kind', 'level', 'force', 'mechanic', 'currency', 'interval'],
])

function sessions(pages: readonly { type: string }[]): KitWorkout[] {
  return pages.filter((page): page is KitWorkout => page.type === 'workout')
}
