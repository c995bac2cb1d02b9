import type { PageFacts } from '@foyer/contract/pages/page-index'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import { artForPage, formatArtSpec } from '@foyer/domain/art'
import type { PageFacets } from '@foyer/domain/content-list'
import { resolveTexts } from './attributes/resolve-texts.ts'
import { parsePageFields } from './parse-block.ts'
import { pageTypeDefinition } from './registry.ts'

/** Returns the picture that represents a page in rows; null where it has none, then artwork is drawn. */
export function getCover(content_type: string, fields: unknown): ImageRef {
  return parseSummary(content_type, fields)?.cover ?? null
}

/**
 * Draws the cover of a page without a picture by its title and fields: the movement of an exercise, the dish of a
 * meal. Null where they say nothing; its type's artwork is shown then.
 */
export function drawCover(content_type: string, fields: unknown, title: string): ImageRef {
  const definition = pageTypeDefinition(content_type)
  const parsed = parsePageFields(content_type, fields)
  if (!definition?.subject || parsed.problems.length > 0) return null
  const subject = definition.subject(parsed.fields, title)
  return subject && { art: formatArtSpec(artForPage(title, [subject])), alt: '' }
}

/**
 * Returns the figures that a row about a page may show, from its own fields. A program's `lessons` come from its
 * tree.
 */
export function getFacts(content_type: string, fields: unknown): PageFacts {
  return parseSummary(content_type, fields)?.facts ?? {}
}

/** Returns what lists filter a page by beside its facts, from its own fields. */
export function getFacets(content_type: string, fields: unknown): PageFacets {
  return parseSummary(content_type, fields)?.facets ?? {}
}

type Summary = { cover: ImageRef; facts: PageFacts; facets: PageFacets }

function parseSummary(content_type: string, fields: unknown): Summary | null {
  const definition = pageTypeDefinition(content_type)
  const parsed = parsePageFields(content_type, fields)
  if (!definition || parsed.problems.length > 0) return null
  // Rows are the same for everyone, and outside of the page that has the values.
  const { page } = resolveTexts(
    { content_type, fields: parsed.fields, blocks: [], page_actions: [] },
    () => null,
  )
  return {
    cover: definition.cover(page.fields),
    facts: definition.facts(page.fields),
    facets: definition.listed_by?.(page.fields) ?? {},
  }
}
