import { fieldProblems, parseBlocks, parsePageFields } from '@foyer/content/definitions'
import { pageAction } from '@foyer/contract/pages/shapes'
import { z } from 'zod'
import { buildBlock, buildFields } from './build-content.ts'
import { buildPageAction } from './build-kit.ts'
import { checkReferences } from './check-references.ts'
import {
  describeIssue,
  describeProblem,
  KitError,
  type ContentProblem,
  type KitProblem,
} from './kit-problems.ts'
import { kitRefs } from './kit-refs.ts'
import { kitDocument, type Kit } from './kit.ts'

/** Reads a kit from its document. Throws a `KitError` with the mistakes that were found. */
export function parseKit(name: string, document: unknown): Kit {
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
  const refs = kitRefs(kit, { names, words: null, coach_picture: null })
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
