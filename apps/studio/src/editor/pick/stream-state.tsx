import type { MediaFile } from '@foyer/contract/media/shapes'
import type { LabelKey } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { useCallback, useEffect, useState } from 'react'
import { formatError } from '#platform/problem.ts'
import { useEditorServices } from '../services.tsx'
import styles from './pick.module.css'

const POLL_MS = 3000

const failures: Record<NonNullable<NonNullable<MediaFile['stream']>['error']>, LabelKey> = {
  video_unreadable: 'editor.stream.video_unreadable',
  conversion_too_long: 'editor.stream.conversion_too_long',
  conversion_failed: 'editor.stream.conversion_failed',
}

/** Whether the server is still working on a video. */
export function isConverting({ stream }: Pick<MediaFile, 'stream'>): boolean {
  return stream?.status === 'waiting' || stream?.status === 'converting'
}

/** How far a video of the library is converted to sizes for each screen; with another try after a failure. */
export function StreamState({ id }: { readonly id: string }) {
  const t = useT()
  const format = useFormat()
  const { getFile, convertFile } = useEditorServices()
  const [file, setFile] = useState<MediaFile | null>(null)
  const [error, setError] = useState<unknown>(null)
  const load = useCallback(() => getFile(id).then(setFile, () => undefined), [getFile, id])
  const is_converting = file !== null && isConverting(file)
  useEffect(() => void load(), [load])
  useEffect(() => {
    if (!is_converting) return undefined
    const timer = setInterval(() => void load(), POLL_MS)
    return () => clearInterval(timer)
  }, [is_converting, load])
  if (!file) return null

  const { stream } = file
  const convert = (
    <Button
      kind="ghost"
      size="small"
      onClick={() => {
        setError(null)
        convertFile(id).then(setFile, setError)
      }}
    >
      {t(stream ? 'editor.stream.convert_again' : 'editor.stream.convert')}
    </Button>
  )
  return (
    <div className={styles.stack}>
      {is_converting && (
        <>
          <output className={styles.help}>
            {stream?.status === 'waiting'
              ? t('editor.stream.waiting')
              : t('editor.stream.converting', { percent: format.percent(stream?.percent ?? 0) })}
          </output>
          <progress
            className={styles.progress}
            max={100}
            value={stream?.percent ?? 0}
            aria-label={t('editor.stream.progress', { name: file.name })}
          />
        </>
      )}
      {stream?.status === 'ready' && <p className={styles.help}>{t('editor.stream.ready')}</p>}
      {stream?.status === 'failed' && (
        <Notice tone="warn">
          {t(failures[stream.error ?? 'conversion_failed'])} {convert}
        </Notice>
      )}
      {stream === null && (
        <p className={styles.help}>
          {t('editor.stream.as_uploaded')} {convert}
        </p>
      )}
      {error !== null && (
        <Notice tone="danger" role="alert">
          {formatError(t, error)}
        </Notice>
      )}
    </div>
  )
}
