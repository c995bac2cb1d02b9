import {
  type BlockDefinition,
  blockDefinitions,
  getCover,
  getFacts,
  newBlock,
  newItem,
  type Field,
  type Fields,
} from '@foyer/content/definitions'
import type { ImageRef, StoredBlock } from '@foyer/contract/pages/shapes'
import type { Draft } from '../../src/features/pages/index.ts'
import { pageTypeDefinition } from '@foyer/content/definitions'
import { newId } from '../../src/platform/ids.ts'
import { tomorrow } from '../matrix/objects.ts'

/**
 * Who may find a word. `hidden`: readers of the page; `comment`: readers, not in previews; `shell`: anyone, unless
 * the page is private; `studio`: the team; `draft`, `draft_shell`: the team and its preview grants; `deleted`:
 * nobody; `gate`: signed-in viewers who may know the page; `answer`: its author and the team.
 */
export type Level =
  | 'hidden'
  | 'comment'
  | 'shell'
  | 'draft'
  | 'draft_shell'
  | 'studio'
  | 'deleted'
  | 'gate'
  | 'answer'

/** A word that appears in one place of one page and nowhere else. */
export type Word = { text: string; page: string; place: string; level: Level; by?: string | undefined }

/** Whether a word is in the file of a comment, which is opened by its address alone. */
export const isInFile = ({ place }: Word): boolean => place.startsWith('the text of ')

/** Matches words, ids and instants in any response. */
const LOOKS_LIKE_A_WORD =
  /canary\d{3,}x\d{4,}z|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/gu

/** The part of a word that no other word has. */
export const getWordEnd = (word: string): string => word.replace(/^canary\d+/u, '')

/** All words of the scenario, by their text. */
export type WordCatalog = {
  word_map: ReadonlyMap<string, Word>
  /** Creates a word for a place of a page; `by`: the user who wrote it, if any. */
  word: (page: string, place: string, level: Level, by?: string) => string
  /** Registers an id as a word, such as a picture's: the id alone reveals that the object exists. */
  addId: (text: string, page: string, place: string, level: Level, by?: string) => void
  /** Returns the words that a text contains. */
  foundIn: (text: string) => Word[]
}

/** Creates an empty catalog. */
export function aWordCatalog(): WordCatalog {
  const word_map = new Map<string, Word>()
  const pages = new Map<string, number>()
  const addId: WordCatalog['addId'] = (text, page, place, level, by) =>
    void word_map.set(text, { text, page, place, level, by })
  return {
    word_map,
    addId,
    word: (page, place, level, by) => {
      if (!pages.has(page)) pages.set(page, pages.size)
      const number = String(pages.get(page)).padStart(3, '0')
      const text = `canary${number}x${String(word_map.size).padStart(4, '0')}z`
      addId(text, page, place, level, by)
      return text
    },
    foundIn: (text) => {
      const found = new Set(text.match(LOOKS_LIKE_A_WORD))
      return [...found].flatMap((one) => word_map.get(one) ?? [])
    },
  }
}

/** Pictures and files for their fields; each has an id that counts as a word. */
export type Pictures = { body: string; shell: string; document: string; video: string }

/** What fields of pictures and files are filled with; without a video they get an address. Null: pictures stay empty. */
type ImageFilling = (Pick<Pictures, 'body'> & Partial<Pictures>) | null

type Write = (place: string) => string

/**
 * Fills every text field. An unknown kind of field does not compile, and throws by its name: no text of an owner may
 * go unscanned.
 */
function fillTextFields(
  fields: Fields,
  start: Record<string, unknown>,
  write: Write,
  pictures: ImageFilling,
  at = '',
) {
  const filled = { ...start }
  for (const [prop, field] of Object.entries(fields)) {
    const place = at === '' ? prop : `${at}.${prop}`
    const value = createFieldValue(field, place, write, pictures)
    if (value !== undefined) filled[prop] = value
  }
  return filled
}

/** Returns a value for a field; undefined if it holds no text of the owner. */
function createFieldValue(field: Field, place: string, write: Write, pictures: ImageFilling): unknown {
  switch (field.kind) {
    case 'text':
    case 'long_text':
      return write(place)
    case 'rich_text':
      return createRichText(place, write)
    case 'image':
      return pictures && { media_id: pictures.body, alt: write(`${place}.alt`) }
    case 'video':
      return pictures?.video === undefined
        ? { url: `https://zoom.us/rec/share/${write(`${place}.url`)}` }
        : { media_id: pictures.video, poster_id: pictures.body }
    case 'frame':
      return `https://example.com/${write(`${place}.path`)}`
    case 'position':
      return `https://example.com/${write(place)}#map=15/52.5/13.4`
    case 'file':
      return pictures?.document === undefined ? undefined : { media_id: pictures.document }
    case 'code':
      return `<p>${write(place)}</p>`
    case 'lines':
      return [write(`${place}.0`), write(`${place}.1`)]
    case 'action':
      return { id: newId(), type: 'open_url', url: toLink(write(`${place}.url`)) }
    case 'list':
      // Days name pages below, and hold no text.
      if (field.plans_descendants) return undefined
      return [fillTextFields(field.fields, newItem(field, newId), write, pictures, `${place}.0`)]
    case 'day':
      return tomorrow(new Date())
    case 'choice':
    case 'number':
    case 'sets':
    case 'boolean':
    case 'time':
    case 'color':
    case 'icon':
    case 'page':
    case 'pages':
    case 'product':
    case 'content_rule':
      return undefined
    default:
      throw new Error(`The sweep knows no field of the kind "${(field satisfies never as Field).kind}".`)
  }
}

/** Formatted text with a word in every kind of node, and in the address of a link. */
function createRichText(place: string, write: Write) {
  const paragraph = (node: string) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: write(`${place}.${node}`) }],
  })
  const list = (type: string) => ({
    type,
    content: [{ type: 'listItem', content: [paragraph(type)] }],
  })
  const linked = {
    type: 'text',
    text: write(`${place}.link`),
    marks: [{ type: 'link', attrs: { href: toLink(write(`${place}.href`)) } }],
  }
  return {
    type: 'doc',
    content: [
      paragraph('paragraph'),
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: write(`${place}.heading`) }] },
      { type: 'blockquote', content: [paragraph('blockquote')] },
      ...['bulletList', 'orderedList'].map(list),
      { type: 'paragraph', content: [linked] },
    ],
  }
}

function toLink(word: string): string {
  return `https://example.com/${word}`
}

type FieldDefinition = { type: string; fields: Fields; props: { safeParse: (value: unknown) => ParseResult } }
type ParseResult = {
  success: boolean
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
}

/** Creates the props of a block or page type with words in all texts; a link field gets the word in its URL. */
function createProps(
  definition: FieldDefinition,
  start: Record<string, unknown>,
  write: Write,
  pictures: ImageFilling,
): Record<string, unknown> {
  const props = fillTextFields(definition.fields, start, write, pictures)
  for (const issue of definition.props.safeParse(props).error?.issues ?? []) {
    const [prop = ''] = issue.path.map(String)
    const value = props[prop]
    if (issue.path.length === 1 && typeof value === 'string') props[prop] = toLink(value)
  }
  const [wrong] = definition.props.safeParse(props).error?.issues ?? []
  if (wrong) throw new Error(`${definition.type} takes no word at ${wrong.path.join('.')}: ${wrong.message}`)
  return props
}

/** Creates one block of every type, with words in every field, and again inside of each that holds others. */
function createBlocks(page: string, word_catalog: WordCatalog, pictures: Pictures): StoredBlock[] {
  const definitions: readonly BlockDefinition[] = Object.values(blockDefinitions)
  const createBlock = (definition: BlockDefinition, at: string, filling: ImageFilling): StoredBlock => {
    const block = newBlock(definition.type, newId)
    const here = `${at}.${definition.type}`
    const write: Write = (place) => word_catalog.word(page, `${here}.${place}`, 'hidden')
    const props = createProps(definition, block.props, write, filling)
    if (!definition.children) return { ...block, props }
    const inner = definitions.filter(({ children }) => !children)
    return { ...block, props, children: inner.map((one) => createBlock(one, here, { body: pictures.body })) }
  }
  return definitions.map((definition) => createBlock(definition, 'blocks', pictures))
}

/**
 * Marks what anyone may know of a page unless it is private (architecture, section 6): title, path, cover, share
 * texts and the figures of its row (`factsOf`).
 */
export function markShell(
  word_catalog: WordCatalog,
  content_type: string,
  draft: Pick<Draft, 'cover' | 'fields'>,
): void {
  const cover: ImageRef = draft.cover ?? getCover(content_type, draft.fields)
  const shown = JSON.stringify([cover, getFacts(content_type, draft.fields)])
  for (const { text, page, place, level } of word_catalog.foundIn(shown)) {
    if (level === 'hidden') word_catalog.addId(text, page, place, 'shell')
  }
}

/** Creates a draft with a word in every text. Every second page has no share texts. */
export function aDraftOfWords(
  page: string,
  content_type: string,
  {
    word_catalog,
    pictures,
    is_silent,
  }: { word_catalog: WordCatalog; pictures: Pictures; is_silent: boolean },
): { draft: Draft; action_ids: string[] } {
  const definition: FieldDefinition | undefined = pageTypeDefinition(content_type)
  const hidden: Write = (place) => word_catalog.word(page, place, 'hidden')
  const shell: Write = (place) => (is_silent ? '' : word_catalog.word(page, place, 'shell'))
  const action = { id: newId(), type: 'open_url' as const, url: toLink(hidden('page_actions.url')) }
  word_catalog.addId(pictures.body, page, 'a picture of the body', 'hidden')
  if (!is_silent) word_catalog.addId(pictures.shell, page, 'the cover', 'shell')
  const start = pageTypeDefinition(content_type)?.defaults ?? {}
  const draft: Draft = {
    title: word_catalog.word(page, 'title', 'shell'),
    fields: definition
      ? createProps(
          definition,
          start,
          (place) => hidden(`fields.${place}`),
          is_silent ? null : { body: pictures.body },
        )
      : {},
    blocks: createBlocks(page, word_catalog, pictures),
    page_actions: [
      {
        id: newId(),
        action_type: 'generic_button',
        text: hidden('page_actions.text'),
        post_action_button_text: hidden('page_actions.after'),
        block_action: action,
      },
    ],
    cover: is_silent ? null : { media_id: pictures.shell, alt: shell('cover.alt') },
    og_title: shell('og_title'),
    og_description: shell('og_description'),
    og_image: is_silent ? null : { media_id: pictures.shell, alt: shell('og_image.alt') },
    color_mode: null,
    background_color: null,
    is_commentable: true,
    show_back_button: true,
    show_bookmark_button: true,
    show_add_to_schedule_button: true,
    show_tabbar: true,
  }
  markShell(word_catalog, content_type, draft)
  return { draft, action_ids: [action.id] }
}
