import { pageDraft } from '@foyer/contract/pages/draft-shapes'
import { richText, type StoredBlock } from '@foyer/contract/pages/shapes'
import { fieldProblems, type ContentProblem } from '../field-problems.ts'
import { flattenBlocks } from '../flatten-blocks.ts'
import { parseBlock, parsePageFields } from '../parse-block.ts'
import type { PageText } from './page-text.ts'
import { hasSameForm, setText } from './set-text.ts'
import { hasText, listTextEntries, getTexts, type TranslatablePage, type TextEntry } from './text-entries.ts'

type Texts = Readonly<Record<string, PageText>>

/** What is wrong with a translation, by its key. */
export type TextProblem = Omit<ContentProblem, 'path'> & { key: string }

/**
 * Applies a translation to a page. A text is used only where the page has text of the same form and its definition
 * accepts it; a missing, blank or refused text (a link, a node, too long) leaves the original.
 */
export function applyTexts<Page extends TranslatablePage>(page: Page, texts: Texts): Page {
  const { ownChanges, by_block } = selectChanges(page, texts)
  const withChanges = applyValid<TranslatablePage>(pickTextFields(page), ownChanges, validatePage)
  return { ...page, ...withChanges, blocks: page.blocks.map((block) => applyToBlock(block, by_block)) }
}

/** Returns the texts of a translation that are valid for a page; `applyTexts` applies all of them. */
export function selectValidTexts(page: TranslatablePage, texts: Texts): Record<string, PageText> {
  const appliedTexts = getTexts(applyTexts(page, texts))
  const { ownChanges, by_block } = selectChanges(page, texts)
  return Object.fromEntries(
    [...ownChanges, ...[...by_block.values()].flat()].flatMap(({ entry: { key }, text }) =>
      isSame(appliedTexts[key], text) ? [[key, text]] : [],
    ),
  )
}

/**
 * Returns all problems of a translation of a page: unknown keys, other forms, and values that its definitions
 * refuse.
 */
export function validateTexts(page: TranslatablePage, texts: Texts): TextProblem[] {
  const entries = new Map(listTextEntries(page).map((entry) => [entry.key, entry]))
  const keyProblems = Object.entries(texts).flatMap(([key, text]): TextProblem[] => {
    const entry = entries.get(key)
    if (!entry) return [{ key, code: 'unknown_field' }]
    return hasSameForm(entry.text, text) ? [] : [{ key, code: 'invalid_type' }]
  })
  const { ownChanges, by_block } = selectChanges(page, texts)
  const of_blocks = flattenBlocks(page.blocks).flatMap((block) =>
    findRejected(block, by_block.get(block.id) ?? [], validateBlock),
  )
  return [...keyProblems, ...findRejected(pickTextFields(page), ownChanges, validatePage), ...of_blocks]
}

type Change = { entry: TextEntry; text: PageText }

function selectChanges(
  page: TranslatablePage,
  texts: Texts,
): { ownChanges: Change[]; by_block: Map<string, Change[]> } {
  const changes = listTextEntries(page).flatMap((entry): Change[] => {
    const text = Object.hasOwn(texts, entry.key) ? texts[entry.key] : undefined
    if (text === undefined || !hasSameForm(entry.text, text)) return []
    if (entry.form !== 'rich_text') return hasText(text) ? [{ entry, text }] : []
    // Parsing removes extra attributes that editors add to nodes; a value that is refused is validated with
    // the others.
    const parsedText = richText.safeParse(text).data
    return parsedText && !hasText(parsedText) ? [] : [{ entry, text: parsedText ?? text }]
  })
  const ownChanges = changes.filter(({ entry }) => entry.block === null)
  const blockChanges = changes.filter(({ entry }) => entry.block !== null)
  return { ownChanges, by_block: Map.groupBy(blockChanges, ({ entry }) => entry.block?.id ?? '') }
}

function applyToBlock(block: StoredBlock, changes: ReadonlyMap<string, Change[]>): StoredBlock {
  const ownChanges = changes.get(block.id)
  const { props } = ownChanges ? applyValid(block, ownChanges, validateBlock) : block
  const children = block.children?.map((child) => applyToBlock(child, changes))
  return { ...block, props, ...(children ? { children } : {}) }
}

/** Returns the value with every accepted change. A refused change does not affect the others. */
function applyValid<Value extends object>(
  value: Value,
  changes: readonly Change[],
  validate: Validator<Value>,
): Value {
  if (changes.length === 0) return value
  const updated = withChanges(value, changes)
  const problems = newProblems(value, updated, validate)
  if (problems.length === 0) return updated
  const validChanges = changes.filter(({ entry }) => !problems.some(({ path }) => isWithin(path, entry.path)))
  const partlyUpdated = withChanges(value, validChanges)
  return newProblems(value, partlyUpdated, validate).length === 0 ? partlyUpdated : value
}

function findRejected<Value extends object>(
  value: Value,
  changes: readonly Change[],
  validate: Validator<Value>,
): TextProblem[] {
  if (changes.length === 0) return []
  return newProblems(value, withChanges(value, changes), validate).flatMap(({ path, code, params }) => {
    const change = changes.find(({ entry }) => isWithin(path, entry.path))
    return change ? [{ key: change.entry.key, code, ...(params ? { params } : {}) }] : []
  })
}

type Validator<Value> = (value: Value) => ContentProblem[]

/** What is wrong now and was not before: a draft may have problems of its own. */
function newProblems<Value>(before: Value, after: Value, validate: Validator<Value>): ContentProblem[] {
  const problems = validate(after)
  if (problems.length === 0) return problems
  const existingPaths = new Set(validate(before).map(({ path }) => path))
  return problems.filter(({ path }) => !existingPaths.has(path))
}

function withChanges<Value extends object>(value: Value, changes: readonly Change[]): Value {
  return changes.reduce((next, { entry, text }) => setText(next, pathTo(entry), text), value)
}

/** The way to a text: of a block, from the block; of the page, from the page. */
function pathTo({ key, block }: TextEntry): string[] {
  const [, ...keyPath] = key.split('.')
  return block ? ['props', ...keyPath] : key.split('.')
}

function isWithin(path: string, entry: string): boolean {
  return path === entry || path.startsWith(`${entry}.`)
}

function validateBlock({ children: _children, ...block }: StoredBlock): ContentProblem[] {
  return parseBlock(block).problems
}

const pageTextsSchema = pageDraft.pick({
  title: true,
  og_title: true,
  og_description: true,
  cover: true,
  og_image: true,
  page_actions: true,
})

function validatePage({
  content_type,
  fields,
  blocks: _blocks,
  ...page
}: TranslatablePage): ContentProblem[] {
  const { error } = pageTextsSchema.safeParse(page, { reportInput: true })
  const of_fields = parsePageFields(content_type, fields).problems
  return [
    ...(error ? fieldProblems(error) : []),
    ...of_fields.map((problem) => ({ ...problem, path: `fields.${problem.path}` })),
  ]
}

function pickTextFields(page: TranslatablePage): TranslatablePage {
  const { content_type, title, og_title, og_description, cover, og_image, page_actions, fields } = page
  return {
    content_type,
    title,
    og_title,
    og_description,
    cover,
    og_image,
    page_actions,
    fields,
    blocks: page.blocks,
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
