import type { contentListInput } from '@foyer/contract/library/shapes'
import { parseDurationRange, parseProperties, PROPERTY_FIELDS, NO_FILTER } from '@foyer/domain/content-list'
import type { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { invalidField } from '../../platform/errors.ts'
import { listAttributes } from '../attributes/index.ts'
import type { ContentQuery } from '../pages/index.ts'

export type ContentInput = z.output<typeof contentListInput> & { content_type: string }

/** What a list finds, and which part of it is wanted. */
export type ParsedQuery = { query: ContentQuery; offset: number; limit: number }

/** Parses the input of a list. Throws `invalid` for an interval or property that is none, or a part named twice. */
export async function parseContentQuery(
  { db, app }: Pick<Ctx, 'db' | 'app'>,
  { limit, page, with_property = '', duration, ...input }: ContentInput,
): Promise<ParsedQuery> {
  const { content_type, order_by, direction, search, page_id, include_current } = input
  if (page !== undefined && input.offset !== undefined) throw invalidField('page', 'given_twice')
  const offset = page === undefined ? (input.offset ?? 0) : (page - 1) * limit
  const range = duration === undefined ? NO_FILTER.duration : parseDurationRange(duration)
  if (!range) throw invalidField('duration', 'invalid')
  const properties = parseProperties(with_property)
  await validateProperties(db, properties)
  return {
    offset,
    limit,
    query: {
      content_type,
      locale: app.locales.find((locale) => locale === input.lang),
      order_by,
      direction,
      search,
      page_id,
      include_current,
      with_tags: input.with_tags ?? [],
      with_all_tags: input.with_all_tags ?? [],
      filter_tags: input.filter_tags ?? [],
      with_property: properties,
      duration: range,
      progress: input.progress ?? null,
      price: input.price ?? null,
      schedule_type: input.schedule_type ?? null,
    },
  }
}

const BUILT_IN: ReadonlySet<string> = new Set(PROPERTY_FIELDS)

/** The app's attributes are read only where a property may be one of them. */
async function validateProperties(db: Ctx['db'], properties: readonly { field: string }[]): Promise<void> {
  const others = properties.filter(({ field }) => !BUILT_IN.has(field))
  if (others.length === 0) return
  const attributes = await listAttributes(db)
  const known = new Set(attributes.filter(({ type }) => type === 'string').map(({ slug }) => slug))
  if (others.some(({ field }) => !known.has(field))) throw invalidField('with_property', 'unknown_property')
}
