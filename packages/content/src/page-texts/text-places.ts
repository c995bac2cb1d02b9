import { imageRef, richText } from '@foyer/contract/pages/shapes'
import type { ImageRef, PageAction, StoredBlock } from '@foyer/contract/pages/shapes'
import type { LabelKey } from '@foyer/i18n'
import type { Field, Fields } from '../fields.ts'
import { blockDefinition, pageTypeDefinition } from '../registry.ts'
import { isRecord, richTextToPlain } from '../rich-text.ts'
import type { PageText } from './page-text.ts'
import { idOf } from './put-text.ts'

/** What a page says, as far as it can be said in another language. Paths, pictures and links are the same in all. */
export type SpeakingPage = {
  content_type: string
  title: string
  og_title: string
  og_description: string
  cover: ImageRef
  og_image: ImageRef
  page_actions: PageAction[]
  fields: Record<string, unknown>
  blocks: StoredBlock[]
}

/** How a text is written: one line, several, formatted, a few short lines one below the other, or what a picture shows. */
export type TextForm = 'line' | 'text' | 'rich_text' | 'lines' | 'alt'

/** Where a page says something. */
export type TextPlace = {
  /** Stays the same while blocks and items change places: `<block id>.<prop path>`, items by their ids. */
  key: string
  form: TextForm
  /** Key of the words for what it is. */
  label: LabelKey
  /** The block that says it; null for the page itself. */
  block: Pick<StoredBlock, 'id' | 'type'> | null
  /** The path of the value inside of what is parsed: of the block's props, or of the page. */
  path: string
  text: PageText
}

/** Everything that a page says, in the order in which it is read. What says nothing is left out, and so are blocks of unknown types. */
export function textPlaces(page: SpeakingPage): TextPlace[] {
  const own = (key: string, form: TextForm, text: string, label: LabelKey, path = key): TextPlace => ({
    ...{ key, form, text, label, path, block: null },
  })
  const definition = pageTypeDefinition(page.content_type)
  const places = [
    own('title', 'line', page.title, 'editor.page.title'),
    own('og_title', 'line', page.og_title, 'editor.page.og_title'),
    own('og_description', 'text', page.og_description, 'editor.page.og_description'),
    own('cover.alt', 'alt', page.cover?.alt ?? '', 'editor.page.cover'),
    own('og_image.alt', 'alt', page.og_image?.alt ?? '', 'editor.page.og_image'),
    ...placesOfFields(definition?.fields ?? {}, page.fields, { key: 'fields', path: 'fields', block: null }),
    ...page.page_actions.flatMap(({ id, text, post_action_button_text }, place) => [
      own(`page_actions.${id}.text`, 'line', text, 'editor.buttons.text', `page_actions.${place}.text`),
      own(
        `page_actions.${id}.post_action_button_text`,
        'line',
        post_action_button_text,
        'editor.buttons.text_after',
        `page_actions.${place}.post_action_button_text`,
      ),
    ]),
    ...placesOfBlocks(page.blocks),
  ]
  return places.filter(({ text }) => saysSomething(text))
}

/** The texts of a page by their keys. */
export function textsOf(page: SpeakingPage): Record<string, PageText> {
  return Object.fromEntries(textPlaces(page).map(({ key, text }) => [key, text]))
}

/** Whether there is anything to read in a text. */
export function saysSomething(text: PageText): boolean {
  if (typeof text === 'string') return text.trim() !== ''
  return Array.isArray(text) ? text.some((line) => line.trim() !== '') : richTextToPlain(text).trim() !== ''
}

function placesOfBlocks(blocks: readonly StoredBlock[]): TextPlace[] {
  return blocks.flatMap(({ id, type, props, children }) => {
    const definition = blockDefinition(type)
    const where = { key: id, path: '', block: { id, type } }
    return [
      ...(definition ? placesOfFields(definition.fields, props, where) : []),
      ...placesOfBlocks(children ?? []),
    ]
  })
}

type Where = Pick<TextPlace, 'key' | 'path' | 'block'>

function placesOfFields(fields: Fields, props: unknown, where: Where): TextPlace[] {
  if (!isRecord(props)) return []
  return Object.entries(fields).flatMap(([prop, field]) => {
    const value = props[prop]
    const here = stepTo(where, prop)
    if (field.kind !== 'list' || !Array.isArray(value)) return placeOf(field, value, here)
    return value.flatMap((item, place) =>
      placesOfFields(field.fields, item, {
        ...stepTo(here, String(place)),
        key: `${here.key}.${idOf(item) ?? place}`,
      }),
    )
  })
}

function placeOf(field: Field, value: unknown, where: Where): TextPlace[] {
  const place = (form: TextForm, text: PageText, at: Where = where): TextPlace[] => [
    { ...at, form, text, label: field.label },
  ]
  if (field.kind === 'text' || field.kind === 'long_text') {
    const is_words = !(field.kind === 'text' && field.is_address)
    return typeof value === 'string' && is_words ? place(field.kind === 'text' ? 'line' : 'text', value) : []
  }
  if (field.kind === 'lines') {
    const are_lines = Array.isArray(value) && value.every((line) => typeof line === 'string')
    return are_lines ? place('lines', value) : []
  }
  if (field.kind === 'image') {
    const picture = imageRef.safeParse(value).data
    return picture ? place('alt', picture.alt, stepTo(where, 'alt')) : []
  }
  if (field.kind !== 'rich_text') return []
  const formatted = richText.safeParse(value).data
  return formatted ? place('rich_text', formatted) : []
}

function stepTo({ key, path, block }: Where, step: string): Where {
  return { key: `${key}.${step}`, path: path === '' ? step : `${path}.${step}`, block }
}
