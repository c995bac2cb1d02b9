import { useT } from '@foyer/i18n/react'
import { Button, IconButton } from '@foyer/ui'
import { ClipboardPaste, Moon, Plus } from 'lucide-react'
import { CoverPicture } from './cover-picture.tsx'
import { listDayPages, type Week } from './edits.ts'
import { useFormatSlot } from './format-plan.ts'
import { LoadBadge, PageMeta } from './page-card.tsx'
import { PageMenu } from './page-menu.tsx'
import { usePlanner, type Slot } from './planner-context.ts'
import { WeekActions } from './week-head.tsx'
import styles from './week-list.module.css'

/** The plan on a phone: each week with its days as rows. */
export function WeekList() {
  const t = useT()
  const { plan, days, is_read_only, addWeek } = usePlanner()
  return (
    <div className={styles.list}>
      {plan.weeks.map((week, index) => {
        const name = t('studio_planner.week', { number: index + 1 })
        return (
          <section key={week.page.page_id} aria-label={name}>
            <header className={styles.list_head}>
              <h2>
                {name}
                {week.page.title !== name && (
                  <span className={styles.list_week_title} dir="auto">
                    {week.page.title}
                  </span>
                )}
              </h2>
              <WeekActions week={week} index={index} />
            </header>
            <ol className={styles.list_days}>
              {days.map((day) => (
                <DayRow key={day ?? 'none'} week={week} slot={{ week: index, day }} />
              ))}
            </ol>
          </section>
        )
      })}
      {!is_read_only && (
        <Button kind="outline" icon={<Plus />} is_wide onClick={addWeek}>
          {t('studio_planner.add_week')}
        </Button>
      )}
    </div>
  )
}

function DayRow({ week, slot }: { readonly week: Week; readonly slot: Slot }) {
  const t = useT()
  const { is_read_only, can_paste, paste, openLibrary } = usePlanner()
  const formatSlot = useFormatSlot()
  const pages = listDayPages(week, slot.day)
  if (slot.day === null && pages.length === 0) return null
  return (
    <li className={styles.list_day}>
      <span className={styles.list_name}>
        {slot.day === null ? t('studio_planner.without_day') : t('studio_planner.day', { day: slot.day })}
      </span>
      <div className={styles.list_pages}>
        {pages.map((planned) => (
          <div key={planned.page.page_id} className={styles.list_page}>
            <CoverPicture page={planned.page} width={44} height={32} className={styles.list_cover} />
            <span className={styles.list_words}>
              <span className={styles.list_title} dir="auto">
                {planned.page.title}
              </span>
              <span className={styles.list_meta}>
                <PageMeta planned={planned} />
                <LoadBadge planned={planned} />
              </span>
            </span>
            <PageMenu slot={slot} planned={planned} />
          </div>
        ))}
        {pages.length === 0 && week.pages.length > 0 && (
          <span className={styles.list_rest}>
            <Moon aria-hidden="true" />
            {t('studio_planner.rest')}
          </span>
        )}
      </div>
      {!is_read_only && slot.day !== null && (
        <span className={styles.list_actions}>
          {can_paste && (
            <IconButton
              icon={<ClipboardPaste />}
              label={t('studio_planner.paste_on', { place: formatSlot(slot) })}
              onClick={() => paste(slot)}
            />
          )}
          <IconButton
            icon={<Plus />}
            label={t('studio_planner.add_on', { place: formatSlot(slot) })}
            onClick={() => openLibrary(slot)}
          />
        </span>
      )}
    </li>
  )
}
