import { useT } from '@foyer/i18n/react'
import { countSeconds } from '@foyer/domain/training'
import { IconButton } from '@foyer/ui'
import { Volume2, VolumeX, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from '../cues/use-now.ts'
import type { Cues } from '../cues/use-cues.ts'
import type { PlayerSession } from '../player-session.ts'
import { formatElapsed } from '../figures-text.ts'
import styles from './modes.module.css'

type Props = {
  session: PlayerSession
  /** Where the member is: "Round 2 of 3". */
  label: string
  cues: Cues
  /** The seconds to show in place of those of the session. */
  seconds?: number
  /** `glass`: over a picture. */
  kind?: 'ghost' | 'glass'
}

/** The head of a mode: close, the time, where the member is, and sound. */
export function ModeHeader({ session, label, cues, seconds, kind = 'ghost' }: Props): ReactNode {
  const t = useT()
  const now = useNow(1000)
  const session_seconds = countSeconds(session.state, session.started_at, new Date(now).toISOString())
  return (
    <header className={styles.header} data-kind={kind}>
      <IconButton kind={kind} label={t('common.close')} icon={<X />} onClick={session.leave} />
      <div className={styles.headerWords}>
        <span className={styles.headerTime} role="timer">
          {formatElapsed(Math.max(0, Math.floor(seconds ?? session_seconds)))}
        </span>
        <span className={styles.headerLabel}>{label}</span>
      </div>
      <SoundButton cues={cues} kind={kind} />
    </header>
  )
}

/** Turns sound and speech on and off. */
export function SoundButton({ cues, kind }: { cues: Cues; kind: 'ghost' | 'glass' }): ReactNode {
  const t = useT()
  return (
    <IconButton
      kind={kind}
      label={t(cues.is_muted ? 'workout_modes.sound_on' : 'workout_modes.sound_off')}
      icon={cues.is_muted ? <VolumeX /> : <Volume2 />}
      onClick={() => cues.setMuted(!cues.is_muted)}
    />
  )
}
