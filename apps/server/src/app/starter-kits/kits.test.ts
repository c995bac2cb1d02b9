import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  blockDefinition,
  blockDefinitions,
  flattenBlocks,
  listRichTextLinks,
  pageTypeDefinition,
  pageTypeDefinitions,
  parseBlocks,
  parsePageFields,
} from '@foyer/content/definitions'
import { createProduct } from '@foyer/contract/commerce/create-product'
import { starterKit } from '@foyer/contract/apps/shapes'
import { pageAction } from '@foyer/contract/pages/shapes'
import { parseArtSpec } from '@foyer/domain/art'
import { isReservedPath, toPagePath } from '@foyer/domain/pages'
import { isId } from '../../platform/ids.ts'
import type { PageSeed } from '../../features/pages/index.ts'
import { buildAttributes, buildPages, buildProducts, buildTabs, buildTags } from './build-kit.ts'
import { countWords } from './count-words.ts'
import type { Kit, KitPage } from './kit.ts'
import { kitRefs, type KitRefs, type KitTranslations } from './kit-refs.ts'
import { loadKit, loadKitTranslations } from './load-kit.ts'

const folder = join(import.meta.dirname, '../../../starter-kits')
const names = { app: 'Ironwood', coach: 'Priya Raman' }
const refsOf = (kit: Kit, words: KitTranslations | null = null) =>
  kitRefs(kit, { names, translations: words, coach_picture: null, today: '2026-11-18' })
const all = (pages: readonly PageSeed[]): PageSeed[] =>
  pages.flatMap((page) => [page, ...all(page.children ?? [])])

const kits = await Promise.all(
  starterKit.options.map(async (name) => ({
    name,
    kit: await loadKit(folder, name),
    arabic: (await loadKitTranslations(folder, name, 'ar')) ?? {},
  })),
)
const inEachLanguage = kits.flatMap(({ name, kit, arabic }) => [
  [name, 'en', kit, refsOf(kit)] as const,
  [name, 'ar', kit, refsOf(kit, arabic)] as const,
])

/** Builds everything of a kit that members can read. */
function build(kit: Kit, refs: KitRefs) {
  const welcome = refs.localize(kit.welcome?.text ?? '')
  return {
    pages: buildPages(kit, refs),
    products: buildProducts(kit, refs),
    tabs: buildTabs(kit, refs),
    attributes: buildAttributes(kit, refs),
    tags: buildTags(kit, refs),
    files: Object.values(kit.files ?? {}).map(({ name }) => refs.localize(name)),
    welcome,
  }
}

it('is one folder for each kit that an app can be created from', () => {
  expect(readdirSync(folder).toSorted()).toEqual(starterKit.options.toSorted())
})

describe.each(inEachLanguage)('the starter kit "%s" in "%s"', (_name, _locale, kit, refs) => {
  const { pages: tree, products, tabs, welcome } = build(kit, refs)
  const pages = all(tree)

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

  it('has one unreserved path for each page, one of them the start page', () => {
    const paths = pages.map((page) => page.path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toContain('/')
    for (const path of paths.filter((one) => one !== '/')) {
      expect(toPagePath(path)).toEqual({ ok: true, path })
      expect(isReservedPath(path)).toBe(false)
    }
  })

  it('uses no id twice', () => {
    const ids = JSON.stringify(tree).match(/"(?:id|uid)":"[0-9a-f-]{36}"/g) ?? []
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('replaces every placeholder and names only the owner', () => {
    const written = JSON.stringify([pages, products, tabs, welcome])
    expect(written).not.toMatch(/\{(app|coach|coach_first|coach_picture)\}/)
    expect(written).not.toMatch(/Maren|Oduya|Kiln/)
  })

  it('links within its own pages only', () => {
    const paths = new Set(pages.map((page) => page.path))
    const links = pages.flatMap((page) =>
      (page.draft.blocks ?? []).flatMap((block) => listRichTextLinks(block.props['body'])),
    )
    for (const link of links) expect(paths).toContain(link)
  })

  it('draws every picture from a spec that the generator knows', () => {
    const specs = JSON.stringify(kit).match(/"art":"[^"]+"/g) ?? []
    expect(specs.length).toBeGreaterThan(0)
    expect(specs.filter((text) => parseArtSpec(text.slice(7, -1)) === null)).toEqual([])
  })

  it('places its welcome, if any, on a page with comments', () => {
    const place = kit.welcome && pages.find(({ id }) => id === refs.pageId(kit.welcome?.page_id ?? ''))
    expect(place?.draft.is_commentable).toBe(kit.welcome && true)
    expect(place?.draft.blocks?.some(({ type }) => type === 'chat')).toBe(kit.welcome && true)
    expect(welcome).not.toContain('{')
  })

  it('leads its tabs to pages that it has', () => {
    const ids = tabs.flatMap(({ page_id }) => page_id ?? [])
    expect(ids.every(isId)).toBe(true)
    expect(pages.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    expect(() => refs.pageId('no such page')).toThrow('The kit has nothing with the key "no such page".')
  })

  it('has products that the owner could have created', () => {
    for (const { id: _id, ...product } of products)
      expect(createProduct.input.safeParse(product).error).toBeUndefined()
  })
})

describe.each(kits)('the kit "$name" in Arabic', ({ kit, arabic }) => {
  const texts = textsOf(kit, arabic)

  it('contains no English word', () => {
    const written = [...texts.values()].map((text) =>
      text.replaceAll(/Ironwood|Priya( Raman)?|\]\(\S+\)|\{(page|member)\.\w+/g, ''),
    )
    expect(written.filter((text) => /[a-z]/i.test(text))).toEqual([])
    expect(written.join(' ')).toMatch(/\p{Script=Arabic}/u)
  })

  it('has no translations of texts that the kit does not contain', () => {
    expect(Object.keys(arabic).filter((text) => !texts.has(text))).toEqual([])
  })

  it('refuses a text without a translation', () => {
    expect(() => textsOf(kit, {})).toThrow('The kit has no translation of: ')
  })

  it('preserves placeholders, links and formatting', () => {
    const kept = (text: string) =>
      text.match(/\{\w+\}|\{(?:page|member)\.\w+|\]\(\S+\)|\*+|^## |^(- |\d\. )/gm)?.toSorted() ?? []
    const changed = Object.entries(arabic).filter(([en, ar]) => kept(en).join() !== kept(ar).join())
    expect(changed).toEqual([])
  })
})

it('loads a kit in English for a language that it is not translated to', async () => {
  expect(await loadKitTranslations(folder, 'blank', 'sv')).toBeNull()
})

describe('the files of a kit', () => {
  it.each(kits)('have their keys in the order of the schema: "$name"', ({ name, kit }) => {
    for (const [key, page] of Object.entries(kit.pages)) {
      const text = readFileSync(join(folder, name, 'pages', `${key}.json`), 'utf8')
      expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(page))
      expectOrder(page.fields, pageTypeDefinition(page.type)?.fields ?? {})
      for (const block of page.blocks ?? [])
        expectOrder(block.props ?? {}, blockDefinition(block.type)?.fields ?? {})
    }
    const { pages: _pages, ...rest } = kit
    expect(JSON.stringify(JSON.parse(readFileSync(join(folder, name, 'kit.json'), 'utf8')))).toBe(
      JSON.stringify(rest),
    )
  })

  function expectOrder(written: object, defined: object) {
    const keys = Object.keys(written)
    expect(keys).toEqual(Object.keys(defined).filter((key) => keys.includes(key)))
  }
})

describe('the kits together', () => {
  const pages = kits.flatMap(({ kit }) => Object.values(kit.pages))

  it('show each block type, except the one that no picker offers', () => {
    const shown = new Set(pages.flatMap(({ blocks = [] }) => blocks.map(({ type }) => type)))
    expect(Object.keys(blockDefinitions).filter((type) => !shown.has(type))).toEqual(['extension'])
  })

  it('show each page type', () => {
    const shown = new Set(pages.map(({ type }) => type))
    const missing = Object.keys(pageTypeDefinitions).filter((type) => !shown.has(type))
    expect(missing).toEqual([])
  })
})

describe.each(kits.filter(({ name }) => name !== 'blank'))('the finished kit "$name"', ({ kit }) => {
  const pages = Object.values(kit.pages)
  const ofType = (type: string) => pages.filter((page) => page.type === type)

  it('has programs of stages, a pack, a stream, an event, a form and articles', () => {
    const stages = ofType('program').map(({ children = [] }) => children)
    expect(stages.filter((keys) => keys.length < 2)).toEqual([])
    expect(stages.flat().filter((stage) => (kit.pages[stage]?.children ?? []).length < 2)).toEqual([])
    expect(stages.length).toBeGreaterThan(0)
    const types = ['pack', 'stream', 'event_occurrence', 'form', 'article', 'meal']
    expect(types.filter((type) => ofType(type).length === 0)).toEqual([])
  })

  it('sells something once and something by month', () => {
    const intervals = kit.products.flatMap(({ versions }) => versions.map(({ interval }) => interval))
    expect(intervals).toEqual(expect.arrayContaining([null, 'month']))
    for (const { versions } of kit.products)
      expect(versions.filter(({ is_default }) => is_default)).toHaveLength(1)
  })

  it('has meals whose calories match their nutrients', () => {
    const is_off = ({ fields }: KitPage) =>
      fields['calories'] !==
      4 * Number(fields['protein']) + 4 * Number(fields['carbs']) + 9 * Number(fields['fat'])
    expect(ofType('meal').filter(is_off)).toEqual([])
  })

  it('names in the line below a meal the protein that it has', () => {
    const written = ofType('meal').map(({ og_description, fields }) => [
      /(\d+) grams/.exec(og_description)?.[1] ?? `${Number(fields['protein'])}`,
      `${Number(fields['protein'])}`,
    ])
    for (const [line, figure] of written) expect(line).toBe(figure)
  })

  it('draws its exercises in the pose that their words name', () => {
    const drawn = ofType('exercise').map((page) => [page.title, parseArtSpec(coverOf(page))?.motif])
    expect(drawn.filter(([, motif]) => motif !== 'figure')).toEqual([])
  })

  it('has no adjacent pictures of the same tone', () => {
    const clashes = pages.flatMap(({ children = [] }) => {
      const tones = children.map((key) => parseArtSpec(coverOf(kit.pages[key]))?.tone)
      return children.filter((_, at) => at > 0 && tones[at] !== undefined && tones[at] === tones[at - 1])
    })
    expect(clashes).toEqual([])
  })
})

describe('the strength kit', async () => {
  const kit = await loadKit(folder, 'strength')
  const refs = refsOf(kit)
  const pages = Object.entries(kit.pages)

  it('shows each block type that a picker offers, and each page type', () => {
    const types = new Set(pages.map(([, { type }]) => type))
    expect(Object.keys(pageTypeDefinitions).filter((type) => !types.has(type))).toEqual([])
    const blocks = new Set(
      flattenBlocks(built.flatMap(({ draft }) => draft.blocks ?? [])).map(({ type }) => type),
    )
    const offered = Object.values(blockDefinitions).filter(({ is_offered }) => is_offered !== false)
    expect(offered.map(({ type }) => type).filter((type) => !blocks.has(type))).toEqual([])
  })

  const built = all(buildPages(kit, refs))
  const ofType = (type: string) => pages.filter(([, page]) => page.type === type)
  const program = kit.pages['slow-burn']

  it('has four programs, one of three stages with nine sessions, four short ones outside, and a pack of three', () => {
    expect(program?.children).toHaveLength(3)
    expect(program?.children?.flatMap((stage) => kit.pages[stage]?.children ?? [])).toHaveLength(9)
    expect(kit.pages['hotel-room-week']?.children).toHaveLength(3)
    expect(ofType('program')).toHaveLength(4)
    expect(ofType('workout')).toHaveLength(28)
  })

  it('has twenty-four exercises with instructions, muscles and equipment', () => {
    expect(ofType('exercise')).toHaveLength(24)
    const count = (page: KitPage, field: string) => listIn(page, field).length
    const is_thin = ([, page]: [string, KitPage]) =>
      count(page, 'instructions') < 4 ||
      count(page, 'primary_muscles') === 0 ||
      count(page, 'equipment') === 0
    expect(ofType('exercise').filter(is_thin)).toEqual([])
  })

  it('uses every exercise in some session', () => {
    const groups = ofType('workout').flatMap(([, page]) => listIn(page, 'groups') as { items: KitItem[] }[])
    const used = new Set(groups.flatMap(({ items }) => items.map((item) => item.exercise_page_id)))
    expect(
      ofType('exercise')
        .map(([key]) => key)
        .toSorted(),
    ).toEqual([...used].toSorted())
  })

  it('has six articles of at least 350 words, two of them for members', () => {
    const articles = ofType('article')
    expect(articles).toHaveLength(6)
    const is_short = ([, { blocks = [] }]: [string, KitPage]) =>
      countWords(blocks.map(({ props }) => JSON.stringify(props?.['body'])).join(' ')) < 350
    expect(articles.filter(is_short).map(([key]) => key)).toEqual([])
    expect(articles.filter(([, { access }]) => access?.require_authentication)).toHaveLength(2)
  })

  it('counts the minutes that an article takes to read', () => {
    const minutes = built.filter(({ content_type }) => content_type === 'article')
    expect(minutes.map(({ draft }) => draft.fields?.['reading_minutes'])).toEqual([3, 3, 3, 3, 3, 3])
  })

  it('has four meals, one of them for members', () => {
    const meals = ofType('meal')
    expect(meals).toHaveLength(4)
    expect(meals.filter(([, { access }]) => access?.products)).toHaveLength(1)
  })

  it('sells a program as a one-time product, or everything by month or year', () => {
    expect(program?.access?.products).toEqual(['slow-burn', 'all-in'])
    const [once, member] = buildProducts(kit, refs)
    expect(once?.versions).toMatchObject([
      {
        name: 'One payment',
        amount: 5900,
        currency: 'USD',
        interval: null,
        interval_count: null,
        trial_days: 0,
        is_default: true,
      },
    ])
    expect(
      member?.versions.map(({ interval, amount, trial_days }) => [interval, amount, trial_days]),
    ).toEqual([
      ['month', 2900, 7],
      ['year', 22_800, 7],
    ])
    const defaults = kit.products.map(
      ({ versions }) => versions.filter(({ is_default }) => is_default).length,
    )
    expect(defaults).toEqual([1, 1, 1, 1, 1])
  })

  it('names its products after the app and its coach, under the ids that pages refer to', () => {
    const [once, member] = buildProducts(kit, refs)
    expect(member?.title).toBe('Ironwood All-in')
    expect(member?.subtitle).toBe('Every program, and a line to Priya')
    expect([once?.id, member?.id]).toEqual([refs.productId('slow-burn'), refs.productId('all-in')])
  })

  it('opens its last stage two weeks after the start of the program', () => {
    const scheduled = built.filter((page) => page.node?.is_scheduled)
    expect(scheduled.map((page) => [page.path, page.node?.unlock_duration_seconds])).toEqual([
      ['/programs/slow-burn/week-3', 1_209_600],
    ])
    expect(built.filter((page) => page.node?.is_progress_root).map((page) => page.path)).toEqual([
      '/programs/slow-burn',
      '/programs/hips-every-day',
      '/programs/two-dumbbells',
      '/programs/pull-up-primer',
    ])
  })

  it('has a live stream four days after the app is created', () => {
    const stream = built.find(({ content_type }) => content_type === 'stream')
    expect(stream?.draft.fields).toMatchObject({ day: '2026-11-22', time: '18:30' })
  })

  it('has public home, about and index pages', () => {
    const keys = ['home', 'about', 'programs', 'journal', 'kitchen', 'exercises']
    expect(keys.map((key) => kit.pages[key]?.type)).toEqual(keys.map(() => 'generic'))
    expect(keys.map((key) => kit.pages[key]?.access)).toEqual(keys.map(() => undefined))
  })
})

type KitItem = { exercise_page_id: string }

/** The texts that an app gets from a kit, by the English ones. */
function textsOf(kit: Kit, words: KitTranslations): Map<string, string> {
  const texts = new Map<string, string>()
  const refs = refsOf(kit, words)
  const localize = (text: string) => {
    const localized = refs.localize(text)
    texts.set(text, localized)
    return localized
  }
  build(kit, { ...refs, localize })
  return texts
}

function listIn({ fields }: KitPage, field: string): unknown[] {
  const value = fields[field]
  return Array.isArray(value) ? value : []
}

/** The first picture of a page. */
function coverOf(page: KitPage | undefined): string {
  return /"art":"([^"]+)"/.exec(JSON.stringify(page?.fields))?.[1] ?? ''
}
