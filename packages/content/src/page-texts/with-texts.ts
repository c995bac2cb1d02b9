import { pageDraft } from '@foyer/contract/pages/draft-shapes'
import { richText, type StoredBlock } from '@foyer/contract/pages/shapes'
import { fieldProblems, type ContentProblem } from '../field-problems.ts'
import { parseBlock, parsePageFields } from '../parse-block.ts'
import type { PageText } from './page-text.ts'
import { isSameForm, putText } from './put-text.ts'
import { saysSomething, textPlaces, textsOf, type SpeakingPage, type TextPlace } from './text-places.ts'

type Texts = Readonly<Record<string, PageText>>

/** What is wrong with a translation, by its key. */
export type TextProblem = Omit<ContentProblem, 'path'> & { key: string }

/**
 * A page in another language. A text counts only where the page says something in the same form and its definition takes
 * it: what is missing, blank, or would bring in what the definition refuses (a link, a node, too many words) stays as it is.
 */
export function withTexts<Page extends SpeakingPage>(page: Page, texts: Texts): Page {
  const { own, by_block } = fitting(page, texts)
  const put = applied<SpeakingPage>(pick(page), own, problemsOfPage)
  return { ...page, ...put, blocks: page.blocks.map((block) => blockWith(block, by_block)) }
}

/** The texts of a translation that count on a page: of those, `withTexts` puts in every one. */
export function fittingTexts(page: SpeakingPage, texts: Texts): Record<string, PageText> {
  const said = textsOf(withTexts(page, texts))
  const { own, by_block } = fitting(page, texts)
  return Object.fromEntries(
    [...own, ...[...by_block.values()].flat()].flatMap(({ place: { key }, text }) =>
      isSame(said[key], text) ? [[key, text]] : [],
    ),
  )
}

/** Everything that is wrong with a translation of a page: keys that it has not, other forms, and what its definitions refuse. */
export function textProblems(page: SpeakingPage, texts: Texts): TextProblem[] {
  const places = new Map(textPlaces(page).map((place) => [place.key, place]))
  const strange = Object.entries(texts).flatMap(([key, text]): TextProblem[] => {
    const place = places.get(key)
    if (!place) return [{ key, code: 'unknown_field' }]
    return isSameForm(place.text, text) ? [] : [{ key, code: 'invalid_type' }]
  })
  const { own, by_block } = fitting(page, texts)
  const of_blocks = everyBlock(page.blocks).flatMap((block) =>
    refusals(block, by_block.get(block.id) ?? [], problemsOfBlock),
  )
  return [...strange, ...refusals(pick(page), own, problemsOfPage), ...of_blocks]
}

type Change = { place: TextPlace; text: PageText }

function fitting(page: SpeakingPage, texts: Texts): { own: Change[]; by_block: Map<string, Change[]> } {
  const changes = textPlaces(page).flatMap((place): Change[] => {
    const text = Object.hasOwn(texts, place.key) ? texts[place.key] : undefined
    if (text === undefined || !isSameForm(place.text, text)) return []
    if (place.form !== 'rich_text') return saysSomething(text) ? [{ place, text }] : []
    // What an editor adds to nodes and we do not keep goes; what is refused is judged with the rest.
    const kept = richText.safeParse(text).data
    return kept && !saysSomething(kept) ? [] : [{ place, text: kept ?? text }]
  })
  const own = changes.filter(({ place }) => place.block === null)
  const others = changes.filter(({ place }) => place.block !== null)
  return { own, by_block: Map.groupBy(others, ({ place }) => place.block?.id ?? '') }
}

function blockWith(block: StoredBlock, changes: ReadonlyMap<string, Change[]>): StoredBlock {
  const own = changes.get(block.id)
  const { props } = own ? applied(block, own, problemsOfBlock) : block
  const children = block.children?.map((child) => blockWith(child, changes))
  return { ...block, props, ...(children ? { children } : {}) }
}

/** The value with every change that is taken. One that is refused does not keep out the others. */
function applied<Value extends object>(value: Value, changes: readonly Change[], judge: Judge<Value>): Value {
  if (changes.length === 0) return value
  const all = put(value, changes)
  const problems = newProblems(value, all, judge)
  if (problems.length === 0) return all
  const sound = changes.filter(({ place }) => !problems.some(({ path }) => isAt(path, place.path)))
  const rest = put(value, sound)
  return newProblems(value, rest, judge).length === 0 ? rest : value
}

function refusals<Value extends object>(
  value: Value,
  changes: readonly Change[],
  judge: Judge<Value>,
): TextProblem[] {
  if (changes.length === 0) return []
  return newProblems(value, put(value, changes), judge).flatMap(({ path, code, params }) => {
    const change = changes.find(({ place }) => isAt(path, place.path))
    return change ? [{ key: change.place.key, code, ...(params ? { params } : {}) }] : []
  })
}

type Judge<Value> = (value: Value) => ContentProblem[]

/** What is wrong now and was not before: a draft may have problems of its own. */
function newProblems<Value>(before: Value, after: Value, judge: Judge<Value>): ContentProblem[] {
  const problems = judge(after)
  if (problems.length === 0) return problems
  const known = new Set(judge(before).map(({ path }) => path))
  return problems.filter(({ path }) => !known.has(path))
}

function put<Value extends object>(value: Value, changes: readonly Change[]): Value {
  return changes.reduce((next, { place, text }) => putText(next, wayTo(place), text), value)
}

/** The way to a text: of a block, from the block; of the page, from the page. */
function wayTo({ key, block }: TextPlace): string[] {
  const [, ...way] = key.split('.')
  return block ? ['props', ...way] : key.split('.')
}

function isAt(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`)
}

function problemsOfBlock({ children: _children, ...block }: StoredBlock): ContentProblem[] {
  return parseBlock(block).problems
}

const words = pageDraft.pick({
  title: true,
  og_title: true,
  og_description: true,
  cover: true,
  og_image: true,
  page_actions: true,
})

function problemsOfPage({ content_type, fields, blocks: _blocks, ...page }: SpeakingPage): ContentProblem[] {
  const { error } = words.safeParse(page, { reportInput: true })
  const of_fields = parsePageFields(content_type, fields).problems
  return [
    ...(error ? fieldProblems(error) : []),
    ...of_fields.map((problem) => ({ ...problem, path: `fields.${problem.path}` })),
  ]
}

function pick(page: SpeakingPage): SpeakingPage {
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

function everyBlock(blocks: readonly StoredBlock[]): StoredBlock[] {
  return blocks.flatMap((block) => [block, ...everyBlock(block.children ?? [])])
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
