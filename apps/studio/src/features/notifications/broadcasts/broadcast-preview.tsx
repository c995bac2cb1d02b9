import { fillFirstName } from '@foyer/domain/notifications'
import { textColorOn } from '@foyer/domain/theme'
import { useT } from '@foyer/i18n/react'
import { IconButton, Segmented, SelectField } from '@foyer/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useAppTime } from '#platform/app-time.ts'
import { useNow } from '#platform/use-now.ts'
import { AppLogo, useStudioApp } from '../../apps/index.ts'
import { CHANNELS, recipientsQuery, type Broadcast, type Channel } from './queries.ts'
import styles from './preview.module.css'

type PreviewProps = { readonly broadcast: Broadcast; readonly stored: Broadcast }

/** How a broadcast looks on each channel, as one of its recipients reads it. */
export function BroadcastPreview({ broadcast, stored }: PreviewProps) {
  const t = useT()
  const { slug } = useStudioApp()
  const channels = CHANNELS.filter((one) => broadcast.channels.includes(one))
  const shown_channels = channels.length === 0 ? CHANNELS : channels
  const [chosen, setChannel] = useState<Channel>('push')
  const channel = shown_channels.find((one) => one === chosen) ?? shown_channels[0] ?? chosen
  const [at, setAt] = useState(0)
  const query = useInfiniteQuery(recipientsQuery(slug, stored))
  const members = [...(query.data?.pages.flatMap((page) => page.recipients) ?? []), { user_id: '', name: '' }]
  const member = members[Math.min(at, members.length - 1)] ?? { user_id: '', name: '' }
  const shown = {
    title: fillFirstName(broadcast.title, member.name) || t('studio_broadcasts.message_title'),
    text: fillFirstName(broadcast.text, member.name) || t('studio_broadcasts.text'),
    button: broadcast.button_label,
  }
  const name = (text: string) => (text === '' ? t('studio_broadcasts.nameless') : text)
  return (
    <div className={styles.preview}>
      <Segmented
        label={t('studio_broadcasts.preview')}
        value={channel}
        choices={shown_channels.map((value) => ({ value, label: t(`studio_broadcasts.channel.${value}`) }))}
        onChange={setChannel}
      />
      <div className={styles.phone}>
        <section
          className={styles.screen}
          data-channel={channel}
          aria-label={t(`studio_broadcasts.preview_of.${channel}`)}
        >
          {channel === 'push' && <PushPreview {...shown} />}
          {channel === 'mail' && <MailPreview {...shown} />}
          {channel === 'in_app' && <ListPreview {...shown} />}
        </section>
      </div>
      <div className={styles.as}>
        <div className={styles.choice}>
          <SelectField
            label={t('studio_broadcasts.preview_as')}
            value={String(members.indexOf(member))}
            choices={members.map((one, index) => ({ value: String(index), label: name(one.name) }))}
            onChange={(event) => setAt(Number(event.target.value))}
          />
        </div>
        <IconButton
          label={t('studio_broadcasts.previous_member')}
          icon={<ChevronLeft className={styles.arrow} />}
          disabled={at <= 0}
          onClick={() => setAt(at - 1)}
        />
        <IconButton
          label={t('studio_broadcasts.next_member')}
          icon={<ChevronRight className={styles.arrow} />}
          disabled={at >= members.length - 1}
          onClick={() => setAt(at + 1)}
        />
      </div>
    </div>
  )
}

type Shown = { readonly title: string; readonly text: string; readonly button: string }

function PushPreview({ title, text }: Shown) {
  const t = useT()
  const app = useStudioApp()
  const { format } = useAppTime()
  const now = new Date(useNow()).toISOString()
  return (
    <>
      <p className={styles.day}>{format.date(now, 'weekday')}</p>
      <p className={styles.clock}>{format.time(now)}</p>
      <div className={styles.push}>
        <AppLogo app={app} size={34} />
        <div className={styles.words}>
          <p className={styles.title}>
            <bdi dir="auto">{title}</bdi>
            <span className={styles.now}>{t('studio_broadcasts.now_short')}</span>
          </p>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </div>
      </div>
    </>
  )
}

function MailPreview({ title, text, button }: Shown) {
  const t = useT()
  const app = useStudioApp()
  const color = app.theme.primary_color
  return (
    <div className={styles.mail}>
      <p className={styles.subject} dir="auto">
        {title}
      </p>
      <p className={styles.sender}>
        <AppLogo app={app} size={28} />
        <bdi dir="auto">{app.name}</bdi>
      </p>
      <p className={styles.body} dir="auto">
        {text}
      </p>
      <p className={styles.button} dir="auto" style={{ background: color, color: textColorOn(color) }}>
        {button || t('studio_broadcasts.button_of_app', { app: app.name })}
      </p>
      <p className={styles.small}>{t('studio_broadcasts.mail_foot', { app: app.name })}</p>
    </div>
  )
}

function ListPreview({ title, text }: Shown) {
  const t = useT()
  return (
    <div className={styles.list}>
      <p className={styles.list_title}>{t('studio_broadcasts.notifications')}</p>
      <div className={styles.item}>
        <Bell aria-hidden="true" />
        <div className={styles.words}>
          <p className={styles.title}>
            <bdi dir="auto">{title}</bdi>
            <span className={styles.now}>{t('studio_broadcasts.now_short')}</span>
          </p>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </div>
      </div>
    </div>
  )
}
