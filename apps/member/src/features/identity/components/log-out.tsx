import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { LogOut as LogOutIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useOnline } from '#platform/offline/use-online.ts'
import { useQueuedWrites, useWriteQueue } from '#platform/offline/use-queue.ts'
import { usePlatform } from '#platform/platform.ts'
import { useSessionStore } from '#platform/session/use-session.ts'
import { useStore } from '#platform/store.ts'

/** Logs out on this device even if the call fails (spec section 4). Asks first while changes are not sent. */
export function LogOut(): ReactNode {
  const t = useT()
  const store = useSessionStore()
  const { location } = usePlatform()
  const [is_busy, setBusy] = useState(false)
  const [is_asking, setAsking] = useState(false)
  const count = useUnsentCount()
  const logOut = async (): Promise<void> => {
    setBusy(true)
    location.navigate('/', { replace: true })
    await store.signOut()
  }
  return (
    <>
      <Button
        kind="outline"
        is_wide
        icon={<LogOutIcon />}
        is_busy={is_busy}
        onClick={() => (count.all > 0 ? setAsking(true) : void logOut())}
      >
        {t('common.log_out')}
      </Button>
      {is_asking && <LogOutDialog onLogOut={() => void logOut()} close={() => setAsking(false)} />}
    </>
  )
}

/** Offers to send what waits before it is removed with the session. */
function LogOutDialog({ onLogOut, close }: { onLogOut: () => void; close: () => void }): ReactNode {
  const t = useT()
  const queue = useWriteQueue()
  const is_online = useOnline()
  const { waiting, all } = useUnsentCount()
  const [is_sending, setSending] = useState(false)
  const is_sent = is_sending && all === 0
  const logOutOnceSent = useEffectEvent(() => onLogOut())
  useEffect(() => {
    if (is_sent) logOutOnceSent()
  }, [is_sent])
  return (
    <Dialog
      is_open
      role="alertdialog"
      title={t('account.log_out_title', { count: all })}
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      actions={
        <>
          <Button kind="outline" size="small" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" size="small" onClick={onLogOut}>
            {t('account.log_out_discard')}
          </Button>
          {is_online && waiting > 0 && (
            <Button
              size="small"
              is_busy={is_sending}
              onClick={() => {
                setSending(true)
                void queue.flush()
              }}
            >
              {t('account.log_out_send')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(is_online ? 'account.log_out_text' : 'account.log_out_text_offline')}</p>
    </Dialog>
  )
}

function useUnsentCount(): { waiting: number; all: number } {
  const waiting = useQueuedWrites().length
  const refused = useStore(useWriteQueue().refused).length
  return { waiting, all: waiting + refused }
}
