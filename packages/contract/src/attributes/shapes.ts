import { z } from 'zod'
import { imageRef, richText, videoRef } from '../pages/shapes.ts'
import { ATTRIBUTE_SLUG, ATTRIBUTE_TYPES, isPersonalAttribute } from '../rules/attributes.ts'
import { id, instant, optionalLine, requiredLine } from '../shapes.ts'

export const attributeType = z.enum(ATTRIBUTE_TYPES)

/** `page.level` for pages, `member.goal` for members. */
export const attributeSlug = z.string().regex(ATTRIBUTE_SLUG, { error: 'attribute_slug_invalid' })

export const attributeName = requiredLine(80)

/** A named value that the app's pages or members can have. */
export const attribute = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  type: attributeType,
  created_at: instant,
})

/** The longest plain value. */
const plainValue = optionalLine(500)

/** Deferred, so that each call does not repeat every level of formatted text. */
const formattedText = z.lazy(() => richText)

const pageSlug = attributeSlug.refine((slug) => !isPersonalAttribute(slug) && slug !== 'page.title', {
  error: 'attribute_slug_invalid',
})

/** The value of an attribute on one page, with the type that it was written as. */
export const pageAttributeValue = z.discriminatedUnion('type', [
  z.strictObject({ slug: pageSlug, type: z.literal('string'), value: plainValue }),
  z.strictObject({ slug: pageSlug, type: z.literal('rich_text'), value: formattedText }),
  z.strictObject({ slug: pageSlug, type: z.literal('image'), value: imageRef }),
  z.strictObject({ slug: pageSlug, type: z.literal('video'), value: videoRef }),
  z.strictObject({ slug: pageSlug, type: z.literal('audio'), value: videoRef }),
])

/** The value of a member's attribute, as its type has it; null removes it. */
export const memberAttributeInput = z.union([plainValue, formattedText, z.null()])

/** Members have texts only; pictures and files are for pages. */
export const memberAttributeTypes: ReadonlySet<AttributeType> = new Set(['string', 'rich_text'])

export type AttributeType = z.infer<typeof attributeType>
export type Attribute = z.infer<typeof attribute>
export type PageAttributeValue = z.infer<typeof pageAttributeValue>
