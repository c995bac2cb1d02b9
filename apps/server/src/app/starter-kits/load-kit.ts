import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { type Kit, kitDocument } from './kit.ts'
import {
  describeIssue,
  KitError,
  describeProblem,
  type ContentProblem,
  type KitProblem,
} from './kit-problems.ts'
import { type KitTranslations, kitRefs } from './kit-refs.ts'
import { fieldProblems, parseBlocks, parsePageFields } from '@foyer/content/definitions'
import { pageAction } from '@foyer/contract/pages/shapes'
import { buildBlock, buildFields } from './build-content.ts'
import { buildPageAction } from './build-kit.ts'
import { checkReferences } from './check-references.ts'
import { checkFiles } from './kit-files.ts'

const anyObject = z.record(z.string(), z.unknown())
const kitWords = z.record(z.string(), z.string())

/** Reads the kit `name` from its folder. Throws a `KitError` where they have mistakes. */
export async function loadKit(folder: string, name: string): Promise<Kit> {
  const files = await readdir(join(folder, name, 'pages'))
  const pages = await Promise.all(
    files
      .toSorted()
      .map(async (file) => [basename(file, '.json'), await readJson(folder, name, `pages/${file}`)] as const),
  )
  const kit = await readJson(folder, name, 'kit.json')
  const parsed = parseKit(name, { ...kit, pages: Object.fromEntries(pages) })
  const problems = await checkFiles(join(folder, name), parsed)
  if (problems.length > 0) throw new KitError(name, problems)
  return parsed
}

/** Reads the texts of the kit `name` in a language. Null: the kit has no such translation and stays English. */
export async function loadKitTranslations(
  folder: string,
  name: string,
  locale: string,
): Promise<KitTranslations | null> {
  const file = `${locale}.json`
  const files = await readdir(join(folder, name))
  return files.includes(file) ? parseFile(name, file, kitWords, await readJson(folder, name, file)) : null
}

async function readJson(folder: string, name: string, file: string): Promise<Record<string, unknown>> {
  const text = await readFile(join(folder, name, file), 'utf8')
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    throw new KitError(name, [{ path: file, message: `is not JSON: ${String(error)}` }])
  }
  return parseFile(name, file, anyObject, content)
}

function parseFile<Content>(
  name: string,
  file: string,
  schema: z.ZodType<Content>,
  content: unknown,
): Content {
  const { data, error } = schema.safeParse(content, { reportInput: true })
  if (!error) return data
  const problems = error.issues.flatMap(describeIssue)
  throw new KitError(
    name,
    problems.map(({ path, message }) => ({ path: path === '' ? file : `${file}: ${path}`, message })),
  )
}

/** Reads a kit from its document. Throws a `KitError` with the mistakes that were found. */
function parseKit(name: string, document: unknown): Kit {
  const { data: kit, error } = kitDocument.safeParse(document, { reportInput: true })
  if (error) throw new KitError(name, error.issues.flatMap(describeIssue))
  const problems = [...checkTree(kit), ...checkReferences(kit)]
  if (problems.length > 0) throw new KitError(name, problems)
  const refused = checkContent(kit)
  if (refused.length > 0) throw new KitError(name, refused)
  return kit
}

/** Each page is in the tree once, and one of them is the start page. */
function checkTree(kit: Kit): KitProblem[] {
  const problems: KitProblem[] = []
  const placed = new Set<string>()
  const visit = (keys: readonly string[], path: string) => {
    for (const [place, key] of keys.entries()) {
      const page = kit.pages[key]
      const is_repeated = placed.has(key)
      placed.add(key)
      if (!page) problems.push({ path: `${path}.${place}`, message: `there is no page "${key}"` })
      else if (is_repeated)
        problems.push({ path: `${path}.${place}`, message: `the page "${key}" is in the tree twice` })
      else visit(page.children ?? [], `pages.${key}.children`)
    }
  }
  visit(kit.root_pages, 'root_pages')
  for (const key of Object.keys(kit.pages)) {
    if (!placed.has(key)) problems.push({ path: `pages.${key}`, message: 'is not in the tree of pages' })
  }
  if (!kit.root_pages.some((key) => kit.pages[key]?.slug === ''))
    problems.push({ path: 'root_pages', message: 'has no start page, which is the one with the slug ""' })
  return problems
}

const pageActions = z.array(pageAction)

/** What the definitions of page and block types refuse. */
function checkContent(kit: Kit): KitProblem[] {
  const names = { app: 'App', coach: 'Coach' }
  const refs = kitRefs(kit, { names, translations: null, coach_picture: null, today: '2026-01-01' })
  return Object.entries(kit.pages).flatMap(([key, page]) => {
    const blocks = (page.blocks ?? []).map((block) => buildBlock(block, refs))
    const actions = (page.page_actions ?? []).map((action) => buildPageAction(action, refs))
    const { error } = pageActions.safeParse(actions, { reportInput: true })
    return [
      ...within('fields', parsePageFields(page.type, buildFields(page, blocks, refs)).problems),
      ...blocks.flatMap((block, place) => within(`blocks.${place}.props`, parseBlocks([block]).problems)),
      ...within('page_actions', error ? fieldProblems(error) : []),
    ].map((problem) => describeProblem({ ...problem, path: `pages.${key}.${problem.path}` }))
  })
}

function within(path: string, problems: readonly ContentProblem[]): ContentProblem[] {
  return problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` }))
}
