import { useFormat, useT } from '@foyer/i18n/react'
import { Bell, Inbox, Mail } from 'lucide-react'
import { CHANNELS, type Channel, type Reach } from './queries.ts'
import styles from './editor.module.css'

const ICONS = { push: <Bell />, mail: <Mail />, in_app: <Inbox /> } as const

type ChannelsProps = {
  readonly channels: readonly Channel[]
  /** Undefined while it is counted. */
  readonly reach: Reach | undefined
  readonly onChange: (channels: Channel[]) => void
}

/** The channels with how many members each reaches. */
export function ChannelFields({ channels, reach, onChange }: ChannelsProps) {
  const t = useT()
  const format = useFormat()
  const describe = (channel: Channel): string => {
    if (!reach) return t('studio_broadcasts.counting')
    const count = reach.by_channel[channel]
    const params = { count: format.number(count), members: format.number(reach.members) }
    return count === reach.members
      ? t('studio_broadcasts.reaches_all', params)
      : t('studio_broadcasts.reaches', params)
  }
  return (
    <fieldset>
      <legend className={styles.label}>{t('studio_broadcasts.channels')}</legend>
      <div className={styles.channels}>
        {CHANNELS.map((channel) => {
          const is_on = channels.includes(channel)
          return (
            <label key={channel} className={styles.channel} data-on={is_on}>
              {ICONS[channel]}
              <span className={styles.words}>
                <strong>{t(`studio_broadcasts.channel.${channel}`)}</strong>
                <span className={styles.meta}>{describe(channel)}</span>
              </span>
              <input
                type="checkbox"
                checked={is_on}
                onChange={() =>
                  onChange(CHANNELS.filter((one) => (one === channel ? !is_on : channels.includes(one))))
                }
              />
            </label>
          )
        })}
      </div>
      {reach && channels.includes('mail') && <WithoutMail reach={reach} />}
    </fieldset>
  )
}

function WithoutMail({ reach: { without_mail } }: { readonly reach: Reach }) {
  const t = useT()
  const format = useFormat()
  const reasons = (['unverified', 'switched_off', 'suppressed'] as const)
    .filter((reason) => without_mail[reason] > 0)
    .map((reason) => t(`studio_broadcasts.without_mail.${reason}`, { count: without_mail[reason] }))
  if (reasons.length === 0) return null
  return <p className={styles.note}>{t('studio_broadcasts.no_mail_to', { reasons: format.list(reasons) })}</p>
}
