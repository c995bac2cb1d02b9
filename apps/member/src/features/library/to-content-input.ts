import type { InputFor } from '@foyer/contract/client'
import type { ContentRule } from '@foyer/contract/library/rule-shapes'

type ContentInput = Omit<InputFor<'library.listContent'>, 'offset' | 'limit'>

const DAY_SECONDS = 86_400

/** The call that finds what a rule finds, for the viewer. */
export function toContentInput(rule: ContentRule): ContentInput {
  const { with_tags, with_all_tags, filter_tags, with_property, progress, price, schedule_type } = rule
  const duration = formatDurationRange(rule.duration)
  return {
    content_type: rule.content_type,
    order_by: rule.order_by,
    direction: rule.direction,
    ...(with_tags.length > 0 ? { with_tags: with_tags.join(',') } : {}),
    ...(with_all_tags.length > 0 ? { with_all_tags: with_all_tags.join(',') } : {}),
    ...(filter_tags.length > 0 ? { filter_tags: filter_tags.join(',') } : {}),
    ...(with_property.length > 0
      ? { with_property: with_property.map(({ field, value }) => `${field}:${value}`).join('\n') }
      : {}),
    ...(duration === null ? {} : { duration }),
    ...(progress === null ? {} : { progress }),
    ...(price === null ? {} : { price }),
    ...(schedule_type === null ? {} : { schedule_type }),
  }
}

/** An ISO 8601 interval of two lengths, of which either may be left out. */
function formatDurationRange({ min_seconds, max_seconds }: ContentRule['duration']): string | null {
  if (min_seconds === null && max_seconds === null) return null
  return `${formatDuration(min_seconds)}/${formatDuration(max_seconds)}`
}

function formatDuration(seconds: number | null): string {
  if (seconds === null) return ''
  const days = Math.floor(seconds / DAY_SECONDS)
  const rest = seconds % DAY_SECONDS
  if (rest === 0 && days > 0) return `P${days}D`
  return `P${days > 0 ? `${days}D` : ''}T${rest}S`
}
