import { mayOfferPush } from '@foyer/domain/notifications'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { Bell, CalendarClock, MessageCircle, Radio } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { usePlatform } from '#platform/platform.ts'
import { usePreference } from '#platform/preferences.ts'
import { endPushOffer, isFirstVisit } from '#platform/push-offer.ts'
import { InstallSheet } from './install-steps.tsx'
import styles from './push.module.css'
import { usePush, type Push, type PushState } from './use-push.ts'

/** What the prompt can do about each state; in the others it has nothing to offer. */
const OFFERED: readonly PushState[] = ['off', 'suspended', 'needs_install']

/**
 * Offers push messages after something that can be reminded of, before the browser asks: it asks only once. Shows
 * nothing where the rules of the offer do not allow it.
 */
export function PushPrompt(): ReactNode {
  const push = usePush()
  if (push.has_failed && push.state === undefined) return <NoOffer />
  return push.state && <DecidedPrompt {...push} state={push.state} />
}

/** Decides once, by what was known when the offer was made. */
function DecidedPrompt({ state, is_busy, enable }: Push & { state: PushState }): ReactNode {
  const [dismissed, setDismissed] = usePreference('push_permission', null)
  const [may_offer] = useState(() =>
    mayOfferPush({
      is_signed_in: true,
      is_supported: OFFERED.includes(state),
      is_enabled: state === 'on',
      is_first_visit: isFirstVisit(),
      dismissed_at: dismissed === null || Number.isNaN(Number(dismissed)) ? null : Number(dismissed),
      now: Date.now(),
    }),
  )
  const [is_installing, setInstalling] = useState(false)
  if (!may_offer) return <NoOffer />

  const dismiss = (): void => {
    setDismissed(String(Date.now()))
    endPushOffer()
  }
  if (is_installing) return <InstallSheet is_open close={dismiss} />
  const accept = async (): Promise<void> => {
    if (state === 'needs_install') setInstalling(true)
    else if (await enable()) endPushOffer()
    else dismiss()
  }
  return (
    <OfferSheet
      is_install={state === 'needs_install'}
      is_busy={is_busy}
      accept={() => void accept()}
      dismiss={dismiss}
    />
  )
}

/** Ends an offer that cannot be made. */
function NoOffer(): ReactNode {
  useEffect(() => endPushOffer(), [])
  return null
}

type OfferProps = { is_install: boolean; is_busy: boolean; accept: () => void; dismiss: () => void }

function OfferSheet({ is_install, is_busy, accept, dismiss }: OfferProps): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const kinds = [
    { name: 'sessions', icon: <CalendarClock /> },
    { name: 'replies', icon: <MessageCircle /> },
    { name: 'events', icon: <Radio /> },
  ] as const
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) dismiss()
      }}
      title={t('notifications.prompt_title')}
      is_title_hidden
      close_place="art"
      close_label={t('common.close')}
      footer={
        <div className={styles.actions}>
          <Button size="large" is_wide icon={<Bell />} is_busy={is_busy} onClick={accept}>
            {t(is_install ? 'notifications.push_show_how' : 'notifications.prompt_accept')}
          </Button>
          <Button kind="ghost" is_wide onClick={dismiss}>
            {t('notifications.prompt_later')}
          </Button>
        </div>
      }
    >
      <div className={styles.art} aria-hidden="true">
        <div className={styles.sample}>
          <img className={styles.icon} src="/_icons/192.png" alt="" width={36} height={36} />
          <span className={styles.sampleText}>
            <b>{app.name}</b>
            <span>{t('notifications.prompt_sample')}</span>
          </span>
          <span className={styles.sampleTime}>{t('notifications.prompt_now')}</span>
        </div>
      </div>
      <h2 className={styles.title}>{t('notifications.prompt_title')}</h2>
      <p className={styles.lead}>
        {is_install
          ? t('notifications.push_needs_install_text', { app: app.name })
          : t('notifications.prompt_text')}
      </p>
      <ul className={styles.kinds}>
        {kinds.map(({ name, icon }) => (
          <li key={name} className={styles.kind}>
            <span className={styles.kindIcon} aria-hidden="true">
              {icon}
            </span>
            <span>
              <b className={styles.kindTitle}>{t(`notifications.prompt_${name}`)}</b>
              <span className={styles.kindText}>{t(`notifications.prompt_${name}_text`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
