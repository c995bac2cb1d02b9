import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { CalendarRange, CalendarSync, Palmtree } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyComponent } from '../../platform/lazy-component.tsx'
import styles from './schedule-tools.module.css'

const CalendarFeedSheet = lazyComponent(
  async () => (await import('./calendar-feed-sheet.tsx')).CalendarFeedSheet,
)
const PauseSheet = lazyComponent(async () => (await import('./pause-sheet.tsx')).PauseSheet)
const ProgramPlanSheet = lazyComponent(
  async () => (await import('./program-plan-sheet.tsx')).ProgramPlanSheet,
)

type Tool = 'plan' | 'pause' | 'feed'

/** What concerns the whole schedule: plan a program, pause, follow it in a calendar app. */
export function ScheduleTools(): ReactNode {
  const t = useT()
  const [tool, setTool] = useState<Tool | null>(null)
  const close = (): void => setTool(null)
  return (
    <div className={styles.tools}>
      <Button kind="text" size="small" icon={<CalendarRange />} onClick={() => setTool('plan')}>
        {t('schedule.lay_title')}
      </Button>
      <Button kind="text" size="small" icon={<Palmtree />} onClick={() => setTool('pause')}>
        {t('schedule.pause_title')}
      </Button>
      <Button kind="text" size="small" icon={<CalendarSync />} onClick={() => setTool('feed')}>
        {t('schedule.feed_title')}
      </Button>
      {tool !== null && (
        <Suspense>
          {tool === 'plan' && <ProgramPlanSheet close={close} />}
          {tool === 'pause' && <PauseSheet close={close} />}
          {tool === 'feed' && <CalendarFeedSheet close={close} />}
        </Suspense>
      )}
    </div>
  )
}
