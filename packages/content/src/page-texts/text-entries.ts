import { imageRef, richText } from '@foyer/contract/pages/shapes'
import type { ImageRef, PageAction, StoredBlock } from '@foyer/contract/pages/shapes'
import type { LabelKey } from '@foyer/i18n'
import type { Field, Fields } from '../fields.ts'
import { blockDefinition, pageTypeDefinition } from '../registry.ts'
import { isRecord, richTextToPlain } from '../rich-text.ts'
import type { PageText } from './page-text.ts'
import { getItemId } from './set-text.ts'

/** The translatable parts of a page. Paths, pictures and links are the same in all languages. */
export type TranslatablePage = {
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

/** One text of a page with its location. */
export type TextEntry = {
  /** Stays the same while blocks and items change places: `<block id>.<prop path>`, items by their ids. */
  key: string
  form: TextForm
  /** The key of its label. */
  label: LabelKey
  /** The block that contains it; null for the page itself. */
  block: Pick<StoredBlock, 'id' | 'type'> | null
  /** The path of the value inside of what is parsed: of the block's props, or of the page. */
  path: string
  text: PageText
}

/** Lists the texts of a page in reading order. Empty texts and blocks of unknown types are left out. */
export function listTextEntries(page: TranslatablePage): TextEntry[] {
  const pageEntry = (key: string, form: TextForm, text: string, label: LabelKey, path = key): TextEntry => ({
    key,
    form,
    text,
    label,
    path,
    block: null,
  })
  const definition = pageTypeDefinition(page.content_type)
  const entries = [
    pageEntry('title', 'line', page.title, 'editor.page.title'),
    pageEntry('og_title', 'line', page.og_title, 'editor.page.og_title'),
    pageEntry('og_description', 'text', page.og_description, 'editor.page.og_description'),
    pageEntry('cover.alt', 'alt', page.cover?.alt ?? '', 'editor.page.cover'),
    pageEntry('og_image.alt', 'alt', page.og_image?.alt ?? '', 'editor.page.og_image'),
    ...fieldEntries(definition?.fields ?? {}, page.fields, { key: 'fields', path: 'fields', block: null }),
    ...page.page_actions.flatMap(({ id, text, post_action_button_text }, place) => [
      pageEntry(`page_actions.${id}.text`, 'line', text, 'editor.buttons.text', `page_actions.${place}.text`),
      pageEntry(
        `page_actions.${id}.post_action_button_text`,
        'line',
        post_action_button_text,
        'editor.buttons.text_after',
        `page_actions.${place}.post_action_button_text`,
      ),
    ]),
    ...blockEntries(page.blocks),
  ]
  return entries.filter(({ text }) => hasText(text))
}

/** The texts of a page by their keys. */
export function getTexts(page: TranslatablePage): Record<string, PageText> {
  return Object.fromEntries(listTextEntries(page).map(({ key, text }) => [key, text]))
}

/** Whether there is anything to read in a text. */
export function hasText(text: PageText): boolean {
  if (typeof text === 'string') return text.trim() !== ''
  return Array.isArray(text) ? text.some((line) => line.trim() !== '') : richTextToPlain(text).trim() !== ''
}

function blockEntries(blocks: readonly StoredBlock[]): TextEntry[] {
  return blocks.flatMap(({ id, type, props, children }) => {
    const definition = blockDefinition(type)
    const entryLocation = { key: id, path: '', block: { id, type } }
    return [
      ...(definition ? fieldEntries(definition.fields, props, entryLocation) : []),
      ...blockEntries(children ?? []),
    ]
  })
}

type EntryLocation = Pick<TextEntry, 'key' | 'path' | 'block'>

function fieldEntries(fields: Fields, props: unknown, entryLocation: EntryLocation): TextEntry[] {
  if (!isRecord(props)) return []
  return Object.entries(fields).flatMap(([prop, field]) => {
    const value = props[prop]
    const fieldLocation = childLocation(entryLocation, prop)
    if (field.kind !== 'list' || !Array.isArray(value)) return fieldEntry(field, value, fieldLocation)
    return value.flatMap((item, place) =>
      fieldEntries(field.fields, item, {
        ...childLocation(fieldLocation, String(place)),
        key: `${fieldLocation.key}.${getItemId(item) ?? place}`,
      }),
    )
  })
}

function fieldEntry(field: Field, value: unknown, entryLocation: EntryLocation): TextEntry[] {
  const place = (form: TextForm, text: PageText, at: EntryLocation = entryLocation): TextEntry[] => [
    { ...at, form, text, label: field.label },
  ]
  if (field.kind === 'text' || field.kind === 'long_text') {
    const is_translatable = !(field.kind === 'text' && field.is_address)
    return typeof value === 'string' && is_translatable
      ? place(field.kind === 'text' ? 'line' : 'text', value)
      : []
  }
  if (field.kind === 'lines') {
    const are_lines = Array.isArray(value) && value.every((line) => typeof line === 'string')
    return are_lines ? place('lines', value) : []
  }
  if (field.kind === 'image') {
    const image = imageRef.safeParse(value).data
    return image ? place('alt', image.alt, childLocation(entryLocation, 'alt')) : []
  }
  if (field.kind !== 'rich_text') return []
  const formatted = richText.safeParse(value).data
  return formatted ? place('rich_text', formatted) : []
}

function childLocation({ key, path, block }: EntryLocation, step: string): EntryLocation {
  return { key: `${key}.${step}`, path: path === '' ? step : `${path}.${step}`, block }
}
