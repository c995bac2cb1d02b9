import type { NotificationChoices, NotificationSettings } from '@foyer/contract/notifications/shapes'
import { useT } from '@foyer/i18n/react'
import { Card, Notice, RadioGroup, Switch } from '@foyer/ui'
import { BellOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { Screen } from '../../platform/screen/screen.tsx'
import styles from './notifications.module.css'
import { PushCard } from './push/push-card.tsx'
import { useSettings, applyChoices } from './use-settings.ts'
import type { PartialChoices } from './use-settings.ts'

type GroupProps = { settings: NotificationSettings; change: (change: PartialChoices) => void }
type SwitchName = Exclude<
  keyof NotificationChoices,
  'remind_day_of' | 'is_quiet_hours' | 'quiet_from' | 'quiet_to'
>

/** Notification settings: kinds, channels and times. */
export function NotificationsScreen(): ReactNode {
  const t = useT()
  const { query, chosen, change } = useSettings()
  return (
    <Screen title={t('notifications.title')} back="/me/account">
      <QueryBoundary query={query}>
        {(known) => <SettingsGroups settings={applyChoices(known, chosen)} change={change} />}
      </QueryBoundary>
    </Screen>
  )
}

function SettingsGroups({ settings, change }: GroupProps): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  return (
    <div className={styles.groups}>
      <PushCard />
      <Reminders settings={settings} change={change} />
      <Group title={t('notifications.messages')}>
        <Choice of="receive_message_notifications" settings={settings} change={change} />
      </Group>
      <Group title={t('notifications.news', { app: app.name })}>
        <Choice of="receive_blast_notifications" settings={settings} change={change} />
      </Group>
    </div>
  )
}

function Reminders({ settings, change }: GroupProps): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const choices = (names: readonly SwitchName[]): ReactNode =>
    names.map((name) => <Choice key={name} of={name} settings={settings} change={change} />)
  return (
    <Group title={t('notifications.reminders')}>
      <div>
        <output className={styles.word}>
          {settings.is_all_reminders_inactive && (
            <Notice tone="warn" icon={<BellOff />}>
              {t('notifications.inactive')}
            </Notice>
          )}
        </output>
        <Part title={t('notifications.of_what')}>
          {choices(['receive_reminders_just_for_you'])}
          <Choice
            of="receive_reminders_for_app"
            meta={t('notifications.receive_reminders_for_app_meta', { app: app.name })}
            settings={settings}
            change={change}
          />
        </Part>
      </div>
      <Part title={t('notifications.when')}>
        {choices(['is_daily_reminders'])}
        {settings.is_daily_reminders && (
          <div className={styles.inner}>
            <RadioGroup
              label={t('notifications.daily_at')}
              choices={[
                { value: 'day_of', label: t('notifications.day_of') },
                { value: 'night_before', label: t('notifications.night_before') },
              ]}
              value={settings.remind_day_of ? 'day_of' : 'night_before'}
              onChange={(value) => change({ remind_day_of: value === 'day_of' })}
            />
          </div>
        )}
        {choices(['is_weekly_reminders', 'is_15_minute_reminder', 'is_starting_now_reminder'])}
      </Part>
      <Part title={t('notifications.how')}>
        {choices(['receive_reminders_via_push_notification', 'receive_reminders_via_email'])}
      </Part>
    </Group>
  )
}

/** One setting, applied at once. */
function Choice({ of, meta, settings, change }: GroupProps & { of: SwitchName; meta?: string }): ReactNode {
  const t = useT()
  return (
    <Switch
      label={t(`notifications.${of}`)}
      meta={meta ?? t.find(`notifications.${of}_meta`) ?? undefined}
      checked={settings[of]}
      onChange={({ target }) => change({ [of]: target.checked })}
    />
  )
}

function Group({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <Card>
        <div className={styles.parts}>{children}</div>
      </Card>
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.part}>
      <h3 className={styles.label}>{title}</h3>
      {children}
    </div>
  )
}
