import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Button, EmptyState, SelectField } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { EVENTS_FILTER } from './schedule-view.ts'
import styles from './schedule.module.css'

type Filter = OutputFor<'schedule.listScheduleFilters'>['items'][number]

type FiltersProps = { filter: string | null; onChange: (filter: string | null) => void }

/** Limits the schedule to one program, one kind of item, or what one has planned oneself. */
export function ScheduleFilters({ filter, onChange }: FiltersProps): ReactNode {
  const t = useT()
  const api = useApi()
  const offered =
    useQuery({
      queryKey: ['schedule', 'filters'],
      queryFn: () => api('schedule.listScheduleFilters', {}),
    }).data?.items ?? []
  const labelOf = ({ value, kind, title }: Filter): string => {
    if (kind === 'context') return title ?? t('schedule.only_one_page')
    switch (value) {
      case 'item_type:form':
        return t('schedule.filter_forms')
      case EVENTS_FILTER:
        return t('schedule.filter_events')
      case 'item_type:page':
        return t('schedule.filter_pages')
      case 'scope:app':
        return t('schedule.filter_app')
      default:
        return t('schedule.filter_member')
    }
  }
  // Two kinds at least: of one program or one type alone nothing can be left out.
  const is_useful = offered.filter(({ kind }) => kind !== 'scope').length > 1
  const choices = (is_useful ? offered : []).map((one) => ({ value: one.value, label: labelOf(one) }))
  // A filter of a shared address, or of a program that is left, can still be seen and cleared.
  if (filter !== null && !choices.some(({ value }) => value === filter))
    choices.push({ value: filter, label: t('schedule.filter_other') })
  if (choices.length === 0) return null
  return (
    <SelectField
      label={t('schedule.filter')}
      icon={<ListFilter aria-hidden="true" />}
      className={styles.filterField}
      value={filter ?? ''}
      choices={[{ value: '', label: t('schedule.filter_all') }, ...choices]}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  )
}

/** Says that the filters leave nothing of what is scheduled. */
export function NothingFound({ onClear }: { onClear: () => void }): ReactNode {
  const t = useT()
  return (
    <EmptyState
      icon={<ListFilter />}
      title={t('schedule.filter_none')}
      text={t('schedule.filter_none_text')}
      actions={
        <Button size="small" kind="outline" onClick={onClear}>
          {t('schedule.filter_clear')}
        </Button>
      }
    />
  )
}
