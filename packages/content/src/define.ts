import type { PageFacts } from '@foyer/contract/pages/page-index'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { Subject } from '@foyer/domain/art'
import type { PageFacets } from '@foyer/domain/content-list'
import type { LabelKey, Translate } from '@foyer/i18n'
import type { z } from 'zod'
import type { Fields, FieldsFor } from './fields.ts'
import type { BlockTraits, PageTypeTraits } from './traits.ts'

/** The position of a block or page type in the studio's pickers. */
export type Picker<Category extends string> = { category: Category; icon: string; label: LabelKey }

export type BlockCategory = 'basics' | 'pages' | 'training' | 'people' | 'code'
export type PageCategory = 'general' | 'training' | 'reading' | 'food'

/** Upgrades props of an older version to the current shape; `from` is the version they were stored with. */
export type Upgrade = (props: Record<string, unknown>, from: number) => Record<string, unknown>

type Described = {
  type: string
  version: number
  /** A strict zod object: what it does not know is refused. */
  props: z.ZodObject
  fields: Fields
  defaults: Record<string, unknown>
  upgrade?: Upgrade
}

/** What examples are made with: texts in the language of the studio, ids, and pages that they may refer to. */
export type ExampleInput = { t: Translate; newId: () => string; page_ids: readonly string[] }

/** The content of an example, where it differs from the defaults. A test parses each. */
export type Example = (input: ExampleInput) => Record<string, unknown>

/** A part of a block that holds other blocks. Its title is empty where it has none. */
export type BlockSlot = { id: string; title: string }

/** How a block holds others. */
export type BlockChildren = {
  /** The most slots that it can have. */
  max: number
  /** Lists the slots of stored props, which may be invalid; at least one. */
  slots: (props: Record<string, unknown>) => readonly BlockSlot[]
}

/** A block type as everyone but its view knows it. */
export type BlockDefinition = Described & {
  picker: Picker<BlockCategory>
  /** False: published blocks work, and the picker does not offer the type. */
  is_offered?: boolean
  /** The choice field whose options the picker offers before the block is added. */
  variants?: string
  /** What the rest of the project asks about the type, where it differs from the defaults. */
  traits?: Partial<BlockTraits>
  /** Holds other blocks in the slots that its props describe; absent means that it holds none. */
  children?: BlockChildren
  /** The props that the block picker shows it with. */
  example?: Example
  /** The blocks of the example, one in each slot. */
  example_blocks?: (input: ExampleInput) => readonly { type: string; props: Record<string, unknown> }[]
  /** The type of the page around the example; a page of this type also has its own example. */
  example_page_type?: string
}

/** A page type: fields of its own in addition to the blocks. */
export type PageTypeDefinition = Described & {
  picker: Picker<PageCategory>
  /** What the rest of the project asks about the type, where it differs from the defaults. */
  traits?: Partial<Omit<PageTypeTraits, 'icon'>>
  /** The types of the blocks that a new page of this type starts with (`newPageBlocks` creates them). */
  suggested_blocks: () => readonly string[]
  /** The picture that represents the page in rows; null where it has none. */
  cover(fields: Record<string, unknown>): ImageRef
  /** What its drawn cover shows, by its words; null where they do not say, then a motif of the type. */
  subject?(fields: Record<string, unknown>, title: string): Subject | null
  /** The figures that a row about the page may show. */
  facts(fields: Record<string, unknown>): PageFacts
  /** What lists filter it by, beside its facts. */
  listed_by?(fields: Record<string, unknown>): PageFacets
  /** The fields of the page around the example of a block. */
  example?: Example
  /** Fields of lines by which pages of this type are filtered; by the first, similar ones are found. */
  facets?: readonly string[]
}

type Typed<Base, Props extends z.ZodObject> = Omit<
  Base,
  'props' | 'fields' | 'defaults' | 'cover' | 'facts' | 'subject' | 'listed_by'
> & {
  props: Props
  fields: FieldsFor<z.output<Props>>
  defaults: z.output<Props>
}

/** A block's definition with the types of its props, as `defineBlock` returns it. */
export type TypedBlock<Props extends z.ZodObject> = Typed<BlockDefinition, Props>

/** A page type's definition with the types of its fields, as `definePageType` returns it. */
export type TypedPageType<Props extends z.ZodObject> = Typed<PageTypeDefinition, Props> & {
  cover: (fields: z.output<Props>) => ImageRef
  subject?: (fields: z.output<Props>, title: string) => Subject | null
  facts: (fields: z.output<Props>) => PageFacts
  listed_by?: (fields: z.output<Props>) => PageFacets
}

/** The props of a definition, as its view gets them. */
export type PropsOf<Definition extends { props: z.ZodType }> = z.output<Definition['props']>

/** Declares a block. A prop without an editor field does not compile, nor a field without a prop. */
export function defineBlock<Props extends z.ZodObject>(block: TypedBlock<Props>): TypedBlock<Props> {
  return block
}

/**
 * Declares a page type; every prop needs a field, as for blocks. `cover` and `facts` give what rows about a page
 * show.
 */
export function definePageType<Props extends z.ZodObject>(page: TypedPageType<Props>): TypedPageType<Props> {
  return page
}
