import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { ListRow, Notice, RowList, SearchField } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { Cover } from '../../platform/screen/cover.tsx'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { groupBySource } from './group-plannable.ts'
import styles from './schedule.module.css'
import { useScheduleActions } from './use-schedule.ts'

type Plannable = OutputFor<'library.listPlannable'>['items'][number]

/** Chooses a page for a day: from the programs that run, the bookmarks, or anything else that is open to the member. */
export function PlanSheet({ day, close }: { day: string; close: () => void }): ReactNode {
  const t = useT()
  const format = useFormat()
  const api = useApi()
  const { add } = useScheduleActions()
  const [search, setSearch] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [is_busy, setBusy] = useState(false)
  const term = useDeferredValue(search.trim())
  const query = useQuery({
    queryKey: ['schedule', 'plannable', day, term],
    queryFn: () => api('library.listPlannable', { date: day, search: term }),
    placeholderData: keepPreviousData,
  })

  const choose = async ({ page_id, title }: Plannable): Promise<void> => {
    if (is_busy) return
    setBusy(true)
    const refused = await add({ page_id, page_title: title }, day)
    setBusy(false)
    if (refused === null) close()
    else setRefusal(refused)
  }
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('schedule.plan_title', { day: format.day(day, 'near') })}
      close_label={t('common.close')}
    >
      <div className={styles.form}>
        <SearchField
          label={t('schedule.plan_search')}
          placeholder={t('schedule.plan_search')}
          clear_label={t('common.clear')}
          value={search}
          onSearch={setSearch}
        />
        {refusal !== null && <Notice tone="danger">{refusal}</Notice>}
        <QueryBoundary query={query}>
          {({ items }) =>
            items.length === 0 ? (
              <output className={styles.meta}>{t('schedule.plan_nothing')}</output>
            ) : (
              groupBySource(items).map(({ key, program_title, source, pages }) => (
                <section
                  key={key}
                  className={styles.source}
                  aria-label={program_title ?? t(`schedule.plan_${source}`)}
                >
                  <h3 className={styles.sourceName}>{program_title ?? t(`schedule.plan_${source}`)}</h3>
                  <RowList>
                    {pages.map((page) => (
                      <PlannableRow key={page.page_id} page={page} onPress={() => void choose(page)} />
                    ))}
                  </RowList>
                </section>
              ))
            )
          }
        </QueryBoundary>
      </div>
    </Sheet>
  )
}

function PlannableRow({ page, onPress }: { page: Plannable; onPress: () => void }): ReactNode {
  const t = useT()
  const { page_id, title, content_type, cover, cover_asset, facts } = page
  return (
    <ListRow
      onPress={onPress}
      title={title}
      meta={facts.minutes === undefined ? undefined : t('schedule.minutes', { count: facts.minutes })}
      lead={
        <Cover cover={cover} asset={cover_asset} of={{ id: page_id, content_type }} width={56} height={56} />
      }
    />
  )
}
