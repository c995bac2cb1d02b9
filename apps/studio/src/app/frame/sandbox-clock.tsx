import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, IconButton } from '@foyer/ui'
import { Menu } from '@foyer/ui/menu'
import { useQueryClient } from '@tanstack/react-query'
import { FastForward } from 'lucide-react'
import { appQuery, type StudioApp } from '../../features/apps/index.ts'
import { createAppClient } from '../../platform/api.ts'
import { formatError } from '../../platform/problem.ts'
import { toasts } from '../../platform/toasts.ts'
import { useNow } from '../../platform/use-now.ts'
import styles from './sandbox-clock.module.css'

const steps = { hour: 3600, day: 86_400, week: 604_800, month: 30 * 86_400 } as const

/** The app's own clock in sandbox mode, which can be moved forward; nothing for apps that are real. */
export function SandboxClock({ app }: { readonly app: StudioApp }) {
  const t = useT()
  const format = useFormat()
  const cache = useQueryClient()
  const now = useNow()
  if (!app.is_sandbox) return null
  const advanceClock = async (forward_seconds: number): Promise<void> => {
    try {
      const updated_app = await createAppClient(app.slug)('apps.moveClock', { forward_seconds })
      cache.setQueryData(appQuery(app.slug).queryKey, updated_app)
      await cache.invalidateQueries({ queryKey: ['app', app.slug] })
      toasts.add({ text: t('studio.clock.moved', { date: format.dateTime(updated_app.now, 'medium') }) })
    } catch (error) {
      toasts.add({ text: formatError(t, error), tone: 'danger' })
    }
  }
  return (
    <section className={styles.clock} aria-label={t('studio.clock.title')}>
      <span className={styles.title}>{t('studio.clock.title')}</span>
      <Badge>{t('studio.clock.test')}</Badge>
      <time className={styles.time} dateTime={new Date(now).toISOString()}>
        {format.dateTime(now, 'short')}
      </time>
      {app.abilities.move_clock && (
        <Menu
          label={t('studio.clock.forward')}
          placement="top end"
          entries={(['hour', 'day', 'week', 'month'] as const).map((step) => ({
            id: step,
            label: t(`studio.clock.${step}`),
          }))}
          onAction={(step) => void advanceClock(steps[step])}
          trigger={
            <IconButton
              kind="outline"
              size="small"
              label={t('studio.clock.forward')}
              icon={<FastForward />}
            />
          }
        />
      )}
    </section>
  )
}
