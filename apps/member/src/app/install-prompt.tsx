import { INSTALL_PROMPT_RESET_MS } from '@foyer/domain/constants'
import { useT } from '@foyer/i18n/react'
import { Button, IconButton } from '@foyer/ui'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { device } from '../platform/device.ts'
import { usePlatform } from '../platform/platform.ts'
import { usePreference } from '../platform/preferences.ts'
import { useHash } from '../platform/routing/use-hash.ts'
import { useMember } from '../platform/session/use-session.ts'
import { installPromptEvent } from './install-prompt-event.ts'
import type { InstallPromptEvent, InstallState } from './install-prompt-event.ts'
import styles from './install-prompt.module.css'
import { useActivityRecorder } from './activity-recorder.ts'

/**
 * Offers members to install the app on their home screen, once the browser allows it and until they decline, but not in a checkout. It
 * stands below the content.
 */
export function InstallPrompt(): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const member = useMember()
  const record = useActivityRecorder()
  const is_checkout = useHash().get('checkout') !== null
  const [answer, setAnswer] = usePreference('download_prompt', null)
  const [promptEvent, setPromptEvent] = useState<InstallPromptEvent | null>(null)
  const [state, setState] = useState<InstallState>('idle')

  useEffect(() => installPromptEvent.watch(setPromptEvent), [])
  if (
    is_checkout ||
    !promptEvent ||
    !member ||
    answer !== null ||
    state === 'downloaded' ||
    device.is_standalone()
  )
    return null

  const install = async (): Promise<void> => {
    record('app_download_started')
    setState('downloading')
    const outcome = await promptEvent.show()
    if (outcome === 'dismissed') {
      record('app_download_aborted')
      setState('aborted')
      setAnswer('dismissed')
      return
    }
    record('app_downloaded')
    setTimeout(() => {
      setState('downloaded')
      setAnswer('accepted')
    }, INSTALL_PROMPT_RESET_MS)
  }
  return (
    <aside className={styles.card} aria-labelledby="install" data-is-offer>
      <div className={styles.words}>
        <h2 id="install" className={styles.title}>
          {t('member.install.title', { app: app.name })}
        </h2>
        <p>{t('member.install.text')}</p>
      </div>
      <Button size="small" is_busy={state === 'downloading'} onClick={() => void install()}>
        {t('member.install.action')}
      </Button>
      <IconButton
        label={t('member.install.later')}
        size="small"
        icon={<X />}
        onClick={() => setAnswer('dismissed')}
      />
    </aside>
  )
}
