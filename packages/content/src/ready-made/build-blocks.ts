import { newContentRule } from '../page-source.ts'
import type { BlockAction, ImageRef, RichText, RichTextNode, StoredBlock } from '@foyer/contract/pages/shapes'
import type { Translate } from '@foyer/i18n'
import { newBlock } from '../new-block.ts'
import { listSlots } from '../slots.ts'

/** A page of the app, as far as sections are filled with it. */
export type OwnPage = {
  readonly page_id: string
  readonly content_type: string
  readonly state: string
  readonly cover: ImageRef
}

/** A product of the app, as far as sections are filled with it. */
export type OwnProduct = { readonly id: string; readonly title: string }

/** What ready-made sections and pages are filled with: texts in the language of the studio, and what the app has. */
export type FillInput = {
  readonly t: Translate
  readonly newId: () => string
  readonly app_name: string
  readonly pages: readonly OwnPage[]
  readonly products: readonly OwnProduct[]
}

/** Creates a block of a type with these props, and others inside of it, one in each part. */
export function buildBlock(
  { newId }: FillInput,
  type: string,
  props: Record<string, unknown>,
  parts: readonly StoredBlock[] = [],
): StoredBlock {
  const block = newBlock(type, newId)
  const filled = { ...block, props: { ...block.props, ...props } }
  if (parts.length === 0) return filled
  const slots = listSlots(filled)
  return { ...filled, children: parts.map((part, at) => ({ ...part, slot: slots[at]?.id })) }
}

/** Creates a text block of headings, paragraphs and quotes. */
export function buildText(input: FillInput, ...content: RichTextNode[]): StoredBlock {
  const body: RichText = { type: 'doc', content }
  return buildBlock(input, 'text', { body })
}

export function heading(text: string, level: 2 | 3 = 2): RichTextNode {
  return { type: 'heading', attrs: { level }, content: [{ type: 'text', text }] }
}

export function paragraph(text: string): RichTextNode {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}

export function quote(text: string): RichTextNode {
  return { type: 'blockquote', content: [paragraph(text)] }
}

/** The app's pages of a type that are not deleted, in tree order. */
export function listOwn({ pages }: FillInput, content_type: string): OwnPage[] {
  return pages.filter((page) => page.content_type === content_type && page.state !== 'deleted')
}

/** The props of a list: the first own pages of a type, or a rule that finds them once there are some. */
export function listPages(input: FillInput, content_type: string, limit: number): Record<string, unknown> {
  const page_ids = listOwn(input, content_type)
    .slice(0, limit)
    .map(({ page_id }) => page_id)
  return page_ids.length > 0
    ? { source: 'pages', page_ids }
    : { source: 'rule', rule: newContentRule(content_type), limit }
}

/** The cover of the first own page of these types that has one; otherwise drawn. */
export function chooseCover(input: FillInput, content_types: readonly string[], art: string): ImageRef {
  const covers = content_types.flatMap((type) => listOwn(input, type).map(({ cover }) => cover))
  return covers.find((cover) => cover !== null) ?? { art, alt: '' }
}

export function buyProducts({ newId }: FillInput, products: readonly OwnProduct[]): BlockAction {
  return { id: newId(), type: 'trigger_purchase', product_ids: products.map(({ id }) => id) }
}

/** Writes an e-mail; the owner names the address. */
export function writeMail({ newId }: FillInput): BlockAction {
  return { id: newId(), type: 'open_email', address: '', subject: '', body: '' }
}
