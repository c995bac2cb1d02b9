import type { NotificationChoices, NotificationSettings } from '@foyer/contract/notifications/shapes'
import { useT } from '@foyer/i18n/react'
import { Card, Notice, Segmented, Switch, TextField } from '@foyer/ui'
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
type SwitchName = Exclude<keyof NotificationChoices, 'remind_day_of' | 'quiet_from' | 'quiet_to'>

/** Notification settings: this device, then kinds, channels and times. */
export function NotificationsScreen(): ReactNode {
  const t = useT()
  const { query, chosen, change } = useSettings()
  return (
    <Screen title={t('notifications.title')} back="/me/account">
      <div className={styles.groups}>
        <PushCard />
        <QueryBoundary query={query}>
          {(known) => <SettingsGroups settings={applyChoices(known, chosen)} change={change} />}
        </QueryBoundary>
      </div>
    </Screen>
  )
}

function SettingsGroups({ settings, change }: GroupProps): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const choice = (of: SwitchName, meta?: string): ReactNode => (
    <Choice of={of} settings={settings} change={change} {...(meta === undefined ? {} : { meta })} />
  )
  return (
    <div className={styles.groups}>
      <output className={styles.word}>
        {settings.is_all_reminders_inactive && (
          <Notice tone="warn" icon={<BellOff />}>
            {t('notifications.inactive')}
          </Notice>
        )}
      </output>
      <Group title={t('notifications.when')}>
        {choice('is_15_minute_reminder')}
        {choice('is_starting_now_reminder')}
        <DailyChoice settings={settings} change={change} />
        {choice(
          'is_weekly_reminders',
          t(`notifications.weekly_${settings.remind_day_of ? 'day_of' : 'night_before'}`),
        )}
      </Group>
      <Group title={t('notifications.of_what')}>
        {choice('receive_reminders_just_for_you')}
        {choice(
          'receive_reminders_for_app',
          t('notifications.receive_reminders_for_app_meta', { app: app.name }),
        )}
      </Group>
      <Group title={t('notifications.how')}>
        {choice('receive_reminders_via_push_notification')}
        {choice('receive_reminders_via_email')}
      </Group>
      <Group title={t('notifications.people')}>
        {choice('receive_message_notifications')}
        {settings.receive_message_notifications && choice('receive_messages_via_email')}
        {choice('receive_blast_notifications')}
        {settings.receive_blast_notifications && choice('receive_news_via_email')}
      </Group>
      <Group title={t('notifications.quiet')}>
        {choice('is_quiet_hours')}
        {settings.is_quiet_hours && <QuietHours settings={settings} change={change} />}
      </Group>
    </div>
  )
}

/** The daily reminder, with its hour while it is on. */
function DailyChoice({ settings, change }: GroupProps): ReactNode {
  const t = useT()
  return (
    <div>
      <Choice of="is_daily_reminders" settings={settings} change={change} />
      {settings.is_daily_reminders && (
        <Segmented
          label={t('notifications.daily_at')}
          choices={[
            { value: 'day_of', label: t('notifications.day_of') },
            { value: 'night_before', label: t('notifications.night_before') },
          ]}
          value={settings.remind_day_of ? 'day_of' : 'night_before'}
          onChange={(value) => change({ remind_day_of: value === 'day_of' })}
        />
      )}
    </div>
  )
}

function QuietHours({ settings, change }: GroupProps): ReactNode {
  const t = useT()
  const field = (name: 'quiet_from' | 'quiet_to'): ReactNode => (
    <TextField
      type="time"
      label={t(`notifications.${name}`)}
      value={settings[name]}
      onChange={({ target }) => {
        // Browsers report an empty value while the time is being typed.
        if (target.value !== '') change({ [name]: target.value })
      }}
    />
  )
  return (
    <div className={styles.times}>
      {field('quiet_from')}
      {field('quiet_to')}
    </div>
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
        <div className={styles.rows}>{children}</div>
      </Card>
    </section>
  )
}
