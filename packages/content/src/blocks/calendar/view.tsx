import { useT } from '@foyer/i18n/react'
import { CalendarDays } from 'lucide-react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { Section } from '../../parts/section.tsx'
import type { calendarBlock } from './definition.ts'
import styles from './styles.module.css'

/** A calendar, rendered by the app's pane. Its place is kept until the pane has loaded. */
export const CalendarView: BlockView<typeof calendarBlock> = ({ props, block_id }) => {
  const t = useT()
  const { calendar: Pane } = usePageHost().panes
  const still = (
    <span className={styles.still}>
      <CalendarDays size={28} strokeWidth={1.5} aria-hidden="true" />
      {t('pages.calendar.loading')}
    </span>
  )
  return (
    <Section id={block_id} title={props.title === '' ? t('pages.calendar.title') : props.title}>
      <div className={styles.pane} data-view={props.view}>
        {Pane ? (
          <Pane shows={props.shows} view={props.view}>
            {still}
          </Pane>
        ) : (
          still
        )}
      </div>
    </Section>
  )
}
