import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { ArrowUp, Square, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { formatClock } from '../bubbles/peaks.ts'
import { VoiceNote } from '../bubbles/voice-note.tsx'
import { LONGEST_MS, startRecorder, type Recorder, type Recording } from './recorder.ts'
import styles from './composer.module.css'

const SHOWN_LEVELS = 40

type RecorderProps = {
  is_busy: boolean
  onSend: (recording: Recording) => void
  onClose: () => void
  /** The microphone is not available. */
  onRefused: () => void
}

/** Records a voice note: its levels while it runs, then a preview to listen to, send or discard. */
export function VoiceRecorder({ is_busy, onSend, onClose, onRefused }: RecorderProps): ReactNode {
  const t = useT()
  const recorder = useRef<Recorder | null>(null)
  const [levels, setLevels] = useState<readonly number[]>([])
  const [elapsed_ms, setElapsed] = useState(0)
  const [recording, setRecording] = useState<(Recording & { url: string }) | null>(null)
  const refuse = useEffectEvent(onRefused)
  const finish = async (): Promise<void> => {
    const running = recorder.current
    if (!running) return
    recorder.current = null
    const done = await running.finish()
    setRecording({ ...done, url: URL.createObjectURL(done.file) })
  }
  const hear = useEffectEvent((level: number, elapsed: number) => {
    setLevels((known) => [...known, level].slice(-SHOWN_LEVELS))
    setElapsed(elapsed)
    if (elapsed >= LONGEST_MS) void finish()
  })
  useEffect(() => {
    let is_left = false
    startRecorder((level, elapsed) => hear(level, elapsed)).then(
      (running) => {
        if (is_left) running.cancel()
        else recorder.current = running
      },
      () => refuse(),
    )
    return () => {
      is_left = true
      recorder.current?.cancel()
    }
  }, [])
  const url = recording?.url
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])
  return (
    <section className={styles.recorder} aria-label={t('messages.voice')}>
      <IconButton kind="soft" label={t('messages.discard_voice')} icon={<Trash2 />} onClick={onClose} />
      {recording ? (
        <>
          <VoiceNote src={recording.url} peaks={recording.peaks} duration_ms={recording.duration_ms} />
          <IconButton
            kind="accent"
            disabled={is_busy}
            label={t('common.send')}
            icon={<ArrowUp />}
            onClick={() => onSend(recording)}
          />
        </>
      ) : (
        <>
          <p className={styles.recording}>
            <span className={styles.live} aria-hidden="true">
              {levels.map((level, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a level has no identity but its place
                <span key={index} style={{ blockSize: `${Math.max(level, 8)}%` }} />
              ))}
            </span>
            <span className={styles.clock} role="timer" aria-label={t('messages.recording')}>
              {formatClock(elapsed_ms / 1000)}
            </span>
          </p>
          <IconButton
            kind="accent"
            label={t('messages.stop_recording')}
            icon={<Square />}
            onClick={() => void finish()}
          />
        </>
      )}
    </section>
  )
}
