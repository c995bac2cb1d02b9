import { PLAIN_PAGE_TYPE } from '@foyer/content/traits'
import { addDays } from '@foyer/domain/time'
import type { Format, Translate } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { Cover } from '../../platform/screen/cover.tsx'
import { itemTitle, toItemPath } from '../schedule/index.ts'
import styles from './home-aside.module.css'
import type { NextUp } from './next-up.ts'

type ListProps = {
  day: string
  rows: readonly NextUp[]
  /** The title of the program that runs. */
  program: string
}

/** What comes next, each with when or where; where there is nothing, the way to the schedule. */
export function NextUpList({ day, rows, program }: ListProps): ReactNode {
  const t = useT()
  return (
    <section className={styles.part} aria-labelledby="aside-next">
      <h2 id="aside-next" className={styles.heading}>
        {t('library.aside.next')}
      </h2>
      {rows.length === 0 ? (
        <div className={styles.nothing}>
          <p className={styles.meta}>{t('library.aside.nothing')}</p>
          <a href="/me/schedule" className={styles.onward}>
            {t('library.aside.plan')}
          </a>
        </div>
      ) : (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <NextRow key={row.day === null ? row.page.page_id : row.item.id} {...{ row, day, program }} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NextRow({ row, day, program }: { row: NextUp; day: string; program: string }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { path, title, minutes, cover, cover_asset, of } = toRow(t, row)
  const when = row.day === null ? program : formatDay(t, format, row.day, day)
  const is_locked = row.day !== null && row.item.item?.is_locked === true
  const meta = [
    when,
    minutes === undefined ? null : t('schedule.minutes', { count: minutes }),
    is_locked ? t('library.locked') : null,
  ].filter((text) => text !== null)
  return (
    <li>
      <a href={path} className={styles.row}>
        <span className={styles.cover}>
          <Cover {...{ cover, of }} asset={cover_asset} width={48} height={48} />
        </span>
        <span className={styles.words}>
          <span className={styles.title} dir="auto">
            {title}
          </span>
          <span className={styles.meta}>{meta.join(' · ')}</span>
        </span>
      </a>
    </li>
  )
}

/** One shape for both kinds. What a member may no longer know leads to the schedule, where it can be taken off. */
function toRow(t: Translate, row: NextUp) {
  if (row.day === null) {
    const { path, title, facts, cover, cover_asset, page_id, content_type } = row.page
    return { path, title, minutes: facts.minutes, cover, cover_asset, of: { id: page_id, content_type } }
  }
  const { item, item_id } = row.item
  return {
    path: item ? toItemPath(row.item, item.path) : '/me/schedule',
    title: itemTitle(t, row.item),
    minutes: item?.minutes ?? undefined,
    cover: item?.cover ?? null,
    cover_asset: item?.cover_asset,
    of: { id: item_id, content_type: item?.content_type ?? PLAIN_PAGE_TYPE },
  }
}

/** A day as people near it call it. */
function formatDay(t: Translate, format: Pick<Format, 'day'>, day: string, today: string): string {
  if (day === today) return t('common.today')
  return day === addDays(today, 1) ? t('library.aside.tomorrow') : format.day(day, 'near')
}
