import { useT } from '@foyer/i18n/react'
import { MapPin } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import type { PageTypeView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { joinWithDots } from '../../parts/format-facts.ts'
import { PageCover } from '../../parts/page-cover.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Section } from '../../parts/section.tsx'
import { VideoPlayer } from '../../parts/video-player.tsx'
import { hasEnded, UpcomingDates } from './upcoming-dates.tsx'
import type { eventOccurrencePage } from './definition.ts'
import styles from './styles.module.css'

/** Something that takes place: how often, where, when next, and what it is about. */
export const EventOccurrenceView: PageTypeView<typeof eventOccurrencePage> = ({
  fields,
  blocks,
  actions,
}) => {
  const t = useT()
  const now = useNow()
  const { index, panes, time_zone } = usePageHost()
  const Answers = panes.event
  const dates = <UpcomingDates recurrence={fields} now={now} />
  const meta = joinWithDots([
    fields.repeats !== 'once' && t(`pages.event.${fields.repeats}`),
    t('pages.facts.minutes', { count: fields.minutes }),
  ])
  const place = fields.place !== '' && (
    <div className={styles.where}>
      <p className={styles.place}>
        <MapPin size={20} aria-hidden="true" />
        <span dir="auto">{fields.place}</span>
      </p>
    </div>
  )
  return (
    <>
      <PageCover image={fields.cover} ratio="tall" place="column" />
      <div className={styles.event}>
        <PageHead meta={meta} />
        {Answers ? (
          <Answers page_id={index.page.page_id} place={place}>
            {dates}
          </Answers>
        ) : (
          <>
            {dates}
            {place}
          </>
        )}
        {fields.recording && now !== null && hasEnded(fields, now, time_zone) && (
          <Section id="recording" title={t('pages.event.recording')}>
            <VideoPlayer video={fields.recording} poster={fields.cover} title={index.page.page_title} />
          </Section>
        )}
        {blocks}
        {actions}
      </div>
    </>
  )
}

/**
 * Returns the time when the page was opened; null while pre-rendering, because that output is cached and shown
 * later.
 */
function useNow(): number | null {
  const [opened_at] = useState(() => Date.now())
  const is_open = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return is_open ? opened_at : null
}
