import { contentRule, type ContentRule } from '@foyer/contract/library/rule-shapes'
import { z } from 'zod'
import type { FieldsFor } from './fields.ts'

/** The most pages that one list shows. */
const MAX_PAGES = 48

/** The rule that finds the pages of a type, the newest first. */
export function newContentRule(content_type: string): ContentRule {
  return {
    content_type,
    with_tags: [],
    with_all_tags: [],
    filter_tags: [],
    with_property: [],
    duration: { min_seconds: null, max_seconds: null },
    progress: null,
    price: null,
    schedule_type: null,
    order_by: 'published_at',
    direction: 'desc',
    include_current: false,
  }
}

/** Reads a stored rule; where something else is stored, a new one for workouts. */
export function readContentRule(value: unknown): ContentRule {
  const parsed = contentRule.safeParse(value)
  return parsed.success ? parsed.data : newContentRule('workout')
}

/** The props of anything that lists pages: chosen by hand, the children of a page, or found by a rule. */
export const pageSourceProps = {
  source: z.enum(['pages', 'children', 'rule']),
  page_ids: z.array(z.uuid()).max(MAX_PAGES),
  /** null: the children of the page itself. */
  parent_page_id: z.uuid().nullable(),
  rule: contentRule,
  limit: z.number().int().min(1).max(MAX_PAGES),
}

type PageSource = z.output<z.ZodObject<typeof pageSourceProps>>

/** Their fields in the editor. */
export const pageSourceFields: FieldsFor<PageSource> = {
  source: {
    kind: 'choice',
    label: 'blocks.collection.source',
    options: [
      { value: 'pages', label: 'blocks.collection.source_pages' },
      { value: 'children', label: 'blocks.collection.source_children' },
      { value: 'rule', label: 'blocks.collection.source_rule' },
    ],
  },
  page_ids: {
    kind: 'pages',
    label: 'blocks.collection.page_ids',
    max: MAX_PAGES,
    when: { prop: 'source', is: ['pages'] },
  },
  parent_page_id: {
    kind: 'page',
    label: 'blocks.collection.parent_page',
    help: 'blocks.collection.parent_page_help',
    when: { prop: 'source', is: ['children'] },
  },
  rule: {
    kind: 'content_rule',
    label: 'blocks.collection.rule',
    when: { prop: 'source', is: ['rule'] },
  },
  limit: {
    kind: 'number',
    label: 'blocks.collection.limit',
    min: 1,
    max: MAX_PAGES,
    when: { prop: 'source', is: ['children', 'rule'] },
  },
}

/** Nothing chosen yet. */
export const pageSourceDefaults: PageSource = {
  source: 'pages',
  page_ids: [],
  parent_page_id: null,
  rule: newContentRule('workout'),
  limit: 12,
}

/** Upgrades props from before rules: a list by type becomes the rule that finds the same pages in the same order. */
export function upgradePageSource(props: Record<string, unknown>): Record<string, unknown> {
  const { content_type, ...others } = props
  const rule = newContentRule(typeof content_type === 'string' ? content_type : 'workout')
  return others['source'] === 'content_type' ? { rule, ...others, source: 'rule' } : { rule, ...others }
}
