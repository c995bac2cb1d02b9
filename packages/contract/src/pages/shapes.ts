import { z } from 'zod'
import { blockLimits } from '../rules/block-limits.ts'
import { measureRichText, richTextLimits } from '../rules/rich-text-limits.ts'
import { isMailAddress } from '../rules/mailto.ts'
import { isSafeLink } from '../rules/safe-link.ts'
import { parseVideoAddress } from '../rules/video-address.ts'
import { id, optionalLine, optionalText } from '../shapes.ts'

/** A link that may be stored; refused with the code `unsafe_link`. */
export const safeLink = z.string().max(2000).refine(isSafeLink, { error: 'unsafe_link' })

/** Where a button leads. Empty is one that leads nowhere yet, as `page_id: null` is. */
const actionLink = z
  .string()
  .max(2000)
  .refine((href) => href === '' || isSafeLink(href), { error: 'unsafe_link' })

/** Whom an e-mail goes to. Empty is nobody yet; refused with the code `email_invalid`. */
const actionAddress = z
  .string()
  .max(254)
  .refine((address) => address === '' || isMailAddress(address), { error: 'email_invalid' })

/** A page's kind: one of the folders of page types. The server checks it against its registry. */
export const contentType = z.string().regex(/^[a-z][a-z_]{1,39}$/)

/** A picture: an uploaded one by id, or one drawn by our artwork generator from its spec, or none. */
export const imageRef = z.union([
  z.strictObject({ media_id: id, alt: z.string().max(300) }),
  z.strictObject({ art: z.string().regex(/^[a-z0-9_.-]{1,80}$/), alt: z.string().max(300) }),
  z.null(),
])

/** The address of a video at a provider; refused with the reason of `parseVideoAddress`. */
const videoAddress = z
  .string()
  .max(2000)
  .check(({ value, issues }) => {
    const found = parseVideoAddress(value)
    if ('refused' in found)
      issues.push({ code: 'custom', message: found.refused, input: value, path: [], continue: true })
  })

/** A video: at a provider by its address, an own video or audio by the id of its file, or none. */
export const videoRef = z.union([
  z.strictObject({ url: videoAddress }),
  /** The poster is a picture of the library, copied from the file when it is chosen. */
  z.strictObject({ media_id: id, poster_id: id.nullable() }),
  z.null(),
])

/** A document of the library, or none. */
export const fileRef = z.union([z.strictObject({ media_id: id }), z.null()])

const { heading_level, list_start, nodes: MAX_NODES, characters: MAX_CHARACTERS } = richTextLimits

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['bold', 'italic', 'underline', 'strike', 'code']) }),
  z.strictObject({ type: z.literal('link'), attrs: z.object({ href: safeLink }) }),
])

/** Attributes that editors add to nodes; they are not stored. */
const noAttributes = z.object({}).optional()

const inline = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    text: z.string().min(1).max(MAX_CHARACTERS),
    marks: z.array(mark).max(6).optional(),
  }),
  z.strictObject({ type: z.literal('hardBreak'), marks: z.array(mark).max(6).optional() }),
])

const paragraph = z.strictObject({
  type: z.literal('paragraph'),
  attrs: noAttributes,
  content: z.array(inline).max(MAX_NODES).optional(),
})

const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.object({ level: z.number().int().min(heading_level.min).max(heading_level.max) }),
  content: z.array(inline).max(MAX_NODES).optional(),
})

const rule = z.strictObject({ type: z.literal('horizontalRule'), attrs: noAttributes })

export type RichTextMark = z.infer<typeof mark>
export type RichTextInline = z.infer<typeof inline>
export type RichTextNode =
  | z.infer<typeof paragraph>
  | z.infer<typeof heading>
  | z.infer<typeof rule>
  | { type: 'blockquote'; attrs?: Record<string, never> | undefined; content: RichTextNode[] }
  | { type: 'bulletList'; attrs?: Record<string, never> | undefined; content: RichTextItem[] }
  | { type: 'orderedList'; attrs?: { start?: number | undefined } | undefined; content: RichTextItem[] }
export type RichTextItem = {
  type: 'listItem'
  attrs?: Record<string, never> | undefined
  content: RichTextNode[]
}

/** Nesting is bounded by construction: each level knows only the one below, so no input can exhaust the stack. */
function nodeAt(depth: number): z.ZodType<RichTextNode> {
  if (depth === 0) return z.discriminatedUnion('type', [paragraph, heading, rule])
  const content = z
    .array(nodeAt(depth - 1))
    .min(1)
    .max(MAX_NODES)
  const items = z
    .array(z.strictObject({ type: z.literal('listItem'), attrs: noAttributes, content }))
    .min(1)
    .max(MAX_NODES)
  return z.discriminatedUnion('type', [
    paragraph,
    heading,
    rule,
    z.strictObject({ type: z.literal('blockquote'), attrs: noAttributes, content }),
    z.strictObject({ type: z.literal('bulletList'), attrs: noAttributes, content: items }),
    z.strictObject({
      type: z.literal('orderedList'),
      attrs: z
        .object({ start: z.number().int().min(list_start.min).max(list_start.max).optional() })
        .optional(),
      content: items,
    }),
  ])
}

/**
 * Formatted text as the editor's JSON, never HTML: paragraphs, headings 2 to 4, lists, quotes, safe links. It is
 * limited as a whole, since an editor joins its pieces.
 */
export const richText = z
  .strictObject({ type: z.literal('doc'), content: z.array(nodeAt(richTextLimits.depth)).max(MAX_NODES) })
  .check(({ value, issues }) => {
    const size = measureRichText(value)
    const too_big = { code: 'too_big' as const, inclusive: true, input: value, path: [] }
    if (size.characters > MAX_CHARACTERS)
      issues.push({ ...too_big, origin: 'string', maximum: MAX_CHARACTERS })
    if (size.nodes > MAX_NODES) issues.push({ ...too_big, origin: 'array', maximum: MAX_NODES })
  })

export type RichText = z.infer<typeof richText>
export type ImageRef = z.infer<typeof imageRef>
export type VideoRef = z.infer<typeof videoRef>
export type FileRef = z.infer<typeof fileRef>

/** What a tap does (spec section 2, "Block actions"). Its id lets `/block_actions/{id}` resolve it under access rules. */
export const blockAction = z.discriminatedUnion('type', [
  z.strictObject({ id, type: z.literal('open_page'), page_id: id.nullable() }),
  z.strictObject({ id, type: z.literal('open_url'), url: actionLink }),
  z.strictObject({
    id,
    type: z.literal('trigger_purchase'),
    product_ids: z.array(id).max(20),
    overlay_id: id.nullable().optional(),
  }),
  z.strictObject({
    id,
    type: z.literal('open_email'),
    address: actionAddress,
    subject: optionalLine(200),
    body: optionalText(2000),
  }),
  z.strictObject({ id, type: z.literal('trigger_form'), form_id: id.nullable() }),
  z.strictObject({ id, type: z.literal('trigger_overlay'), overlay_id: id.nullable() }),
  /** A picture or a video on the whole screen; a video has the picture as its poster. */
  z.strictObject({ id, type: z.literal('open_lightbox'), image: imageRef, video: videoRef }),
  z.strictObject({ id, type: z.literal('open_next') }),
  z.strictObject({ id, type: z.literal('share') }),
])

export type BlockAction = z.infer<typeof blockAction>

/** A button of the page itself (spec section 3). `track_progress` is never drawn. */
export const pageAction = z.strictObject({
  id,
  action_type: z.enum(['start', 'mark_complete', 'generic_button', 'track_progress']),
  block_action: blockAction.nullable(),
  text: optionalLine(60),
  post_action_button_text: optionalLine(60),
})

export type PageAction = z.infer<typeof pageAction>

/** One block as stored. `props` are validated by the block's definition; unknown types are stored unchanged. */
export type StoredBlock = {
  id: string
  type: string
  version: number
  props: Record<string, unknown>
  /** The part of the parent that the block is in; without one, or with an unknown one, the first part. */
  slot?: string | undefined
  /** Paths in `props` whose page, product or file did not exist where the block was inserted, until another is chosen. */
  choose_again?: string[] | undefined
  children?: StoredBlock[] | undefined
}

const plainBlock = z.strictObject({
  id,
  type: z.string().regex(/^[a-z][a-z_]{1,39}$/),
  version: z.number().int().min(1).max(1000),
  props: z.record(z.string().max(60), z.unknown()),
  slot: id.optional(),
  choose_again: z.array(z.string().max(120)).max(100).optional(),
})

/** What is deeper than the limit is refused without being read, so no input can exhaust the stack. */
const deepestBlock = plainBlock.extend({
  children: z
    .array(z.unknown())
    .refine((inside) => inside.length === 0, { error: 'nested_too_deep' })
    .optional(),
}) as unknown as z.ZodType<StoredBlock, StoredBlock>

function blockAt(level: number): z.ZodType<StoredBlock, StoredBlock> {
  if (level === blockLimits.levels) return deepestBlock
  return plainBlock.extend({
    children: z
      .array(blockAt(level + 1))
      .max(blockLimits.children)
      .optional(),
  })
}

/** A stored block with its children; `nested_too_deep` names the block that holds others too deep inside. */
export const storedBlock = blockAt(1)

/** The blocks of one page, in order; the limit counts those inside of others, too. */
export const storedBlocks = z
  .array(storedBlock)
  .max(blockLimits.blocks)
  .check(({ value, issues }) => {
    if (value.length > blockLimits.blocks || countBlocks(value) <= blockLimits.blocks) return
    issues.push({
      code: 'too_big',
      origin: 'array',
      maximum: blockLimits.blocks,
      inclusive: true,
      input: value,
      path: [],
    })
  })

function countBlocks(blocks: readonly StoredBlock[]): number {
  return blocks.reduce((count, { children }) => count + 1 + countBlocks(children ?? []), 0)
}

/** A page type's own fields, validated by the definition of that type. */
export const pageFields = z.record(z.string().max(60), z.unknown())
