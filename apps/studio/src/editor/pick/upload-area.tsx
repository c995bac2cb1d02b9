import { problemMessage } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { convertHeic } from '@foyer/ui/image-file'
import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatBytes } from './format-file.ts'
import styles from './pick.module.css'
import {
  ACCEPTED,
  chooseKind,
  toFileError,
  validateFile,
  type FileError,
  type MediaKind,
} from './validate-file.ts'

type UploadOptions<Kind> = {
  readonly kind: Kind
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

type UploadAreaProps<Kind extends MediaKind, Uploaded> = {
  readonly kinds: readonly [Kind, ...Kind[]]
  /** What can be dropped, and its limits. */
  readonly text: string
  /** The largest file that the server accepts; null until it is known. */
  readonly max_bytes: number | null
  readonly upload: (file: File, options: UploadOptions<Kind>) => Promise<Uploaded>
  readonly onUploaded: (uploaded: Uploaded) => void
}
type Running = { readonly file: File; readonly cancel: AbortController }

/** Uploads a file that is dropped or picked: with progress, cancelling, and another try where it was interrupted. */
export function UploadArea<Kind extends MediaKind, Uploaded>(props: UploadAreaProps<Kind, Uploaded>) {
  const { kinds, text, max_bytes, upload, onUploaded } = props
  const t = useT()
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const current = useRef<AbortController | null>(null)
  const [running, setRunning] = useState<Running | null>(null)
  const [share, setShare] = useState(0)
  const [failed, setFailed] = useState<{ file: File; error: FileError } | null>(null)
  const [is_over, setOver] = useState(false)
  useEffect(() => () => current.current?.abort(), [])

  const start = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return
    setFailed(null)
    const kind = chooseKind(chosen, kinds)
    const file = kind === 'image' ? await convertHeic(chosen) : chosen
    const refused = validateFile(file, kind, { max_bytes, format })
    if (refused) return setFailed({ file, error: refused })
    const cancel = new AbortController()
    current.current = cancel
    setShare(0)
    setRunning({ file, cancel })
    try {
      onUploaded(await upload(file, { kind, signal: cancel.signal, onProgress: setShare }))
    } catch (error) {
      if (!cancel.signal.aborted) setFailed({ file, error: toFileError(error) })
    } finally {
      setRunning(null)
      requestAnimationFrame(() => choose.current?.focus())
    }
  }
  return (
    <>
      <div
        className={styles.drop}
        data-over={is_over}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          void start(event.dataTransfer.files[0])
        }}
      >
        {running ? (
          <>
            <UploadProgress file={running.file} share={share} />
            <Button kind="outline" onClick={() => running.cancel.abort()}>
              {t('common.cancel')}
            </Button>
          </>
        ) : (
          <>
            <p>{text}</p>
            <Button ref={choose} kind="outline" icon={<Upload />} onClick={() => input.current?.click()}>
              {t('common.upload')}
            </Button>
          </>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={kinds.map((kind) => ACCEPTED[kind]).join(',')}
          onChange={(event) => {
            void start(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {failed && (
        <Notice tone="danger" role="alert">
          {problemMessage(t, failed.error, ['studio'])}{' '}
          {failed.error.code === 'interrupted' && (
            <Button kind="ghost" size="small" onClick={() => void start(failed.file)}>
              {t('common.retry')}
            </Button>
          )}
        </Notice>
      )}
    </>
  )
}

function UploadProgress({ file: { name, size }, share }: { readonly file: File; readonly share: number }) {
  const t = useT()
  const format = useFormat()
  const progress = share < 1 ? format.percent(Math.floor(share * 100)) : t('editor.picture.preparing')
  return (
    <div className={styles.uploading}>
      <output>{t('editor.picture.uploading', { name, size: formatBytes(format, size) })}</output>
      <span className={styles.percent} aria-hidden="true">
        {progress}
      </span>
      <progress
        className={styles.progress}
        max={100}
        value={share * 100}
        aria-label={name}
        aria-valuetext={progress}
      />
    </div>
  )
}
