import { useT } from '@foyer/i18n/react'
import { Button, Notice, Skeleton, type NoticeTone } from '@foyer/ui'
import { useMutation } from '@tanstack/react-query'
import { Bell, BellOff, BellRing, Smartphone } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useFormatError } from '#platform/format-error.ts'
import { usePlatform } from '#platform/platform.ts'
import { useToast } from '#platform/toasts.ts'
import { InstallSheet } from './install-steps.tsx'
import styles from './push.module.css'
import { usePush, type PushState } from './use-push.ts'

const LOOKS: Readonly<Record<PushState, { tone: NoticeTone; icon: ReactNode }>> = {
  on: { tone: 'accent', icon: <BellRing /> },
  off: { tone: 'neutral', icon: <Bell /> },
  suspended: { tone: 'warn', icon: <BellOff /> },
  refused: { tone: 'warn', icon: <BellOff /> },
  needs_install: { tone: 'neutral', icon: <Smartphone /> },
  unsupported: { tone: 'neutral', icon: <BellOff /> },
}

/** Push on this device: whether it is on, and what to do where it is not. */
export function PushCard(): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const { state, has_failed, is_busy, enable, disable } = usePush()
  const [is_installing, setInstalling] = useState(false)
  if (state === undefined) {
    return has_failed ? (
      <Notice tone="warn" icon={<BellOff />} title={t('notifications.push_unknown')}>
        {t('notifications.push_unknown_text')}
      </Notice>
    ) : (
      <Skeleton height="4.5rem" />
    )
  }
  const turnOn = { label: t('notifications.push_turn_on'), onClick: () => void enable() }
  const actions: Partial<Record<PushState, { label: string; onClick: () => void }>> = {
    on: { label: t('notifications.push_turn_off'), onClick: () => void disable() },
    off: turnOn,
    suspended: turnOn,
    needs_install: { label: t('notifications.push_show_how'), onClick: () => setInstalling(true) },
  }
  const action = actions[state]
  const text =
    state === 'refused'
      ? t('notifications.push_refused_text', { host: location.host })
      : state === 'needs_install'
        ? t('notifications.push_needs_install_text', { app: app.name })
        : t(`notifications.push_${state}_text`)
  return (
    <>
      <Notice
        {...LOOKS[state]}
        title={t(`notifications.push_${state}`)}
        action={
          action && (
            <div className={styles.buttons}>
              {state === 'on' && <TestButton />}
              <Button kind="text" size="small" is_busy={is_busy} onClick={action.onClick}>
                {action.label}
              </Button>
            </div>
          )
        }
      >
        {text}
      </Notice>
      <InstallSheet is_open={is_installing} close={() => setInstalling(false)} />
    </>
  )
}

/** Sends the member a notification, so that they see where it arrives. */
function TestButton(): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const formatError = useFormatError()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('notifications.sendTest'),
    onSuccess: () => toast(t('notifications.push_test_sent')),
    onError: (error) => toast({ text: formatError(error), tone: 'danger' }),
  })
  return (
    <Button kind="text" size="small" is_busy={isPending} onClick={() => mutate()}>
      {t('notifications.push_test')}
    </Button>
  )
}
