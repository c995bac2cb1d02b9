import { isSafeLink } from '@foyer/contract/rules/safe-link'
import { embedAddress } from '@foyer/domain/addresses'
import type { FileAsset } from '@foyer/contract/pages/page-index'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { Fields } from './fields.ts'
import { OWN_LIST, type ListRule } from './list-rule.ts'
import { blockDefinition, pageTypeDefinition } from './registry.ts'
import { isRecord, listRichTextLinks } from './rich-text.ts'
import { toListRule } from './to-list-rule.ts'
import { visitFields } from './visit-fields.ts'

/** A link with a scheme that may not be rendered; `block_id` is null for the page's own fields. */
export type UnsafeLink = { block_id: string | null; path: string; href: string }

/** An uploaded picture that a field shows; `block_id` is null for the page's own fields. */
export type ImageUse = { block_id: string | null; path: string; media_id: string }

/** The address of another site that a block shows in a frame. */
export type FrameUse = { block_id: string | null; path: string; url: string }

/** A video, an audio or a document of the library that a field shows; `kinds`: what the field takes. */
export type FileUse = ImageUse & { kinds: readonly FileAsset['kind'][] }

/** Everything outside of a page that it refers to: each id once, in order of appearance. */
export type References = {
  media_ids: string[]
  /** Every place that shows an uploaded picture. */
  pictures: ImageUse[]
  /** Every place that shows a file. */
  files: FileUse[]
  /** Specs of drawn pictures. */
  art: string[]
  page_ids: string[]
  product_ids: string[]
  overlay_ids: string[]
  lists: ListRule[]
  unsafe_links: UnsafeLink[]
  frames: FrameUse[]
}

/** Collects what blocks and the page's own fields refer to. Unknown block types are passed over: they are not drawn. */
export function collectReferences(
  blocks: readonly StoredBlock[],
  fields: Record<string, unknown> = {},
  content_type = '',
): References {
  const collector = new Collector()
  const page_type = pageTypeDefinition(content_type)
  if (page_type) collector.read(page_type.fields, fields, null)
  const own = content_type === 'collection' ? toListRule(OWN_LIST, fields) : null
  if (own) collector.lists.push(own)
  collectBlocks(blocks, collector)
  return collector.result()
}

/** Collects what the actions of a page's own buttons refer to. */
export function collectActionReferences(
  page_actions: readonly { block_action: unknown }[],
): Pick<References, 'pictures' | 'files' | 'page_ids' | 'product_ids' | 'overlay_ids' | 'media_ids'> {
  const collector = new Collector()
  page_actions.forEach(({ block_action }, index) =>
    collector.action(block_action, null, `page_actions.${index}.block_action`),
  )
  return collector.result()
}

/** Collects the pictures and files of a page's attributes. */
export function collectAttributeReferences(
  attributes: readonly { type: string; value: unknown }[] = [],
): Pick<References, 'pictures' | 'files' | 'media_ids'> {
  const collector = new Collector()
  attributes.forEach(({ type, value }, index) => {
    const path = `attributes.${index}.value`
    if (type === 'image') collector.image(value, null, path)
    if (type === 'video' || type === 'audio') collector.video(value, null, path, [type])
  })
  return collector.result()
}

function collectBlocks(blocks: readonly StoredBlock[], collector: Collector): void {
  for (const block of blocks) {
    const definition = blockDefinition(block.type)
    if (definition) collector.read(definition.fields, block.props, block.id)
    const rule = block.type === 'collection' ? toListRule(block.id, block.props) : null
    if (rule) collector.lists.push(rule)
    collectBlocks(block.children ?? [], collector)
  }
}

class Collector {
  readonly lists: ListRule[] = []
  private readonly media = new Set<string>()
  private readonly pictures: ImageUse[] = []
  private readonly files: FileUse[] = []
  private readonly art = new Set<string>()
  private readonly pages = new Set<string>()
  private readonly products = new Set<string>()
  private readonly overlays = new Set<string>()
  private readonly unsafe: UnsafeLink[] = []
  private readonly frames: FrameUse[] = []

  read(fields: Fields, props: unknown, block_id: string | null): void {
    visitFields(fields, props, (field, value, path) => {
      if (field.kind === 'image') this.image(value, block_id, path)
      if (field.kind === 'video') this.video(value, block_id, path)
      if (field.kind === 'file') this.file(value, { block_id, path, kinds: ['file'] })
      if (field.kind === 'page') add(this.pages, value)
      if (field.kind === 'pages' && Array.isArray(value)) for (const id of value) add(this.pages, id)
      if (field.kind === 'product') add(this.products, value)
      if (field.kind === 'frame') this.frame(value, block_id, path)
      if (field.kind === 'action') this.action(value, block_id, path)
      if (field.kind === 'rich_text') {
        for (const href of listRichTextLinks(value)) this.link(href, block_id, path)
      }
    })
  }

  result(): References {
    return {
      media_ids: [...this.media],
      pictures: this.pictures,
      files: this.files,
      art: [...this.art],
      page_ids: [...this.pages],
      product_ids: [...this.products],
      overlay_ids: [...this.overlays],
      lists: this.lists,
      unsafe_links: this.unsafe,
      frames: this.frames,
    }
  }

  image(value: unknown, block_id: string | null, path: string): void {
    if (!isRecord(value)) return
    const { media_id } = value
    add(this.media, media_id)
    if (typeof media_id === 'string' && media_id !== '') this.pictures.push({ block_id, path, media_id })
    add(this.art, value['art'])
  }

  private frame(value: unknown, block_id: string | null, path: string): void {
    const url = typeof value === 'string' ? embedAddress(value) : null
    if (url !== null) this.frames.push({ block_id, path, url })
  }

  video(
    value: unknown,
    block_id: string | null,
    path: string,
    kinds: FileUse['kinds'] = ['video', 'audio'],
  ): void {
    if (!isRecord(value)) return
    this.image({ media_id: value['poster_id'] }, block_id, path)
    this.file(value, { block_id, path, kinds })
  }

  private file(value: unknown, use: Omit<FileUse, 'media_id'>): void {
    const media_id = isRecord(value) ? value['media_id'] : null
    if (typeof media_id === 'string' && media_id !== '') this.files.push({ ...use, media_id })
  }

  action(value: unknown, block_id: string | null, path: string): void {
    if (!isRecord(value)) return
    add(this.pages, value['page_id'])
    add(this.pages, value['form_id'])
    add(this.overlays, value['overlay_id'])
    this.image(value['image'], block_id, `${path}.image`)
    this.video(value['video'], block_id, `${path}.video`)
    if (Array.isArray(value['product_ids'])) for (const id of value['product_ids']) add(this.products, id)
    if (typeof value['url'] === 'string' && value['url'] !== '')
      this.link(value['url'], block_id, `${path}.url`)
  }

  private link(href: string, block_id: string | null, path: string): void {
    if (!isSafeLink(href)) this.unsafe.push({ block_id, path, href })
  }
}

function add(set: Set<string>, value: unknown): void {
  if (typeof value === 'string' && value !== '') set.add(value)
}
