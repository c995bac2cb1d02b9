import { useFormat, useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useSlug } from '#platform/routes.ts'
import { useAppTime } from '#platform/app-time.ts'
import { productChoicesQuery } from '../../apps/index.ts'
import { pagesQuery } from '../queries.ts'
import type { AccessNode } from './access-values.ts'

type Field = keyof AccessNode

/** Says the settings of who sees a page in words: the name of each, and what one says of it. */
export function useAccessNodeTexts(): {
  formatFieldName: (field: Field) => string
  formatFieldValue: (node: AccessNode, field: Field) => string
} {
  const t = useT()
  const format = useFormat()
  const app_time = useAppTime()
  const slug = useSlug()
  const products = useQuery(productChoicesQuery(slug)).data?.items ?? []
  const pages = useQuery(pagesQuery(slug)).data?.items ?? []
  const none = t('editor.access.none')
  const formatFieldValue = (node: AccessNode, field: Field): string => {
    if (field === 'products') {
      const titles = node.products.flatMap((id) => products.find((one) => one.id === id)?.title ?? [])
      return titles.length > 0 ? format.list(titles) : none
    }
    if (field === 'purchase_overlay')
      return pages.find((page) => page.page_id === node.purchase_overlay)?.title ?? none
    if (field === 'unlocks_at') return node.unlocks_at ? app_time.format.dateTime(node.unlocks_at) : none
    if (field === 'unlock_duration_seconds') {
      const seconds = node.unlock_duration_seconds
      return seconds === null ? none : t('editor.access.days', { count: Math.round(seconds / 864) / 100 })
    }
    if (field === 'schedule_period')
      return node.schedule_period === null ? none : t(`editor.access.periods.${node.schedule_period}`)
    if (field === 'schedule_interval')
      return node.schedule_interval === null ? none : format.number(node.schedule_interval)
    return t(node[field] ? 'editor.access.on' : 'editor.access.off')
  }
  return { formatFieldName: (field) => t(`editor.access.fields.${field}`), formatFieldValue }
}
