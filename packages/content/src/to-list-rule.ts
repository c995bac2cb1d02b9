import { contentRule } from '@foyer/contract/library/rule-shapes'
import type { ListRule } from './list-rule.ts'

/** Returns the rule of stored props; null where the pages are chosen by hand, or nothing is. */
export function toListRule(key: string, props: Readonly<Record<string, unknown>>): ListRule | null {
  const { source, parent_page_id, rule, limit } = props
  const base = { key, limit: typeof limit === 'number' ? limit : 12 }
  if (source === 'children') {
    return { ...base, rule: 'children', page_id: typeof parent_page_id === 'string' ? parent_page_id : null }
  }
  const parsed = source === 'rule' ? contentRule.safeParse(rule) : null
  return parsed?.success ? { ...base, rule: 'filter', filter: parsed.data } : null
}
