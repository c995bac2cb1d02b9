import { ApiError } from '@foyer/contract/client'
import type { MediaFile } from '@foyer/contract/media/shapes'
import { problemMessage } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useEditorServices } from '../services.tsx'
import { formatBytes } from './format-file.ts'
import styles from './pick.module.css'
import type { FileError } from './validate-file.ts'

type FileKind = MediaFile['kind']
type FileUploadProps = {
  readonly kinds: readonly FileKind[]
  /** The largest file that the server accepts; null until it is known. */
  readonly max_bytes: number | null
  readonly onUploaded: (file: MediaFile) => void
}
type Running = { readonly file: File; readonly cancel: AbortController }

const accepted: Record<FileKind, string> = {
  video: 'video/mp4,.mp4',
  audio: 'audio/mpeg,audio/mp4,.mp3,.m4a',
  file: '.pdf,.docx,.xlsx,.pptx,.epub,.zip,.txt,.csv',
}

/** Uploads a file that is dropped or picked: with progress, cancelling, and another try where it failed. */
export function FileUpload({ kinds, max_bytes, onUploaded }: FileUploadProps) {
  const t = useT()
  const format = useFormat()
  const { uploadFile } = useEditorServices()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const current = useRef<AbortController | null>(null)
  const [running, setRunning] = useState<Running | null>(null)
  const [share, setShare] = useState(0)
  const [failed, setFailed] = useState<{ file: File; error: FileError } | null>(null)
  const [is_over, setOver] = useState(false)
  useEffect(() => () => current.current?.abort(), [])

  const start = async (file: File | undefined): Promise<void> => {
    if (!file) return
    setFailed(null)
    const kind = chooseKind(file, kinds)
    const refused = validate(file, kind, max_bytes, (bytes) => formatBytes(format, bytes))
    if (refused) return setFailed({ file, error: refused })
    const cancel = new AbortController()
    current.current = cancel
    setShare(0)
    setRunning({ file, cancel })
    try {
      onUploaded(await uploadFile(file, { kind, signal: cancel.signal, onProgress: setShare }))
    } catch (error) {
      if (!cancel.signal.aborted) setFailed({ file, error: toFileError(error) })
    } finally {
      setRunning(null)
      requestAnimationFrame(() => choose.current?.focus())
    }
  }
  const percent = format.percent(Math.floor(share * 100))
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
            <div className={styles.uploading}>
              <output>
                {t('editor.picture.uploading', {
                  name: running.file.name,
                  size: formatBytes(format, running.file.size),
                })}
              </output>
              <span className={styles.percent} aria-hidden="true">
                {share < 1 ? percent : t('editor.picture.preparing')}
              </span>
              <progress
                className={styles.progress}
                max={100}
                value={share * 100}
                aria-label={running.file.name}
                aria-valuetext={share < 1 ? percent : t('editor.picture.preparing')}
              />
            </div>
            <Button kind="outline" onClick={() => running.cancel.abort()}>
              {t('common.cancel')}
            </Button>
          </>
        ) : (
          <>
            <p>
              {t(kinds.includes('file') ? 'editor.file.drop' : 'editor.file.drop_video')}{' '}
              {max_bytes !== null && t('editor.file.limit', { size: formatBytes(format, max_bytes) })}
            </p>
            <Button ref={choose} kind="outline" icon={<Upload />} onClick={() => input.current?.click()}>
              {t('common.upload')}
            </Button>
          </>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={kinds.map((kind) => accepted[kind]).join(',')}
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

/** The kind that the browser takes a file for; the server reads it from the bytes. */
function chooseKind(file: File, kinds: readonly FileKind[]): FileKind {
  if (kinds.includes('audio') && file.type.startsWith('audio/')) return 'audio'
  return kinds[0] ?? 'file'
}

function validate(
  file: File,
  kind: FileKind,
  max_bytes: number | null,
  formatSize: (bytes: number) => string,
): FileError | null {
  if (file.size === 0) return { code: 'file_empty' }
  if (max_bytes === null || file.size <= max_bytes) return null
  return {
    code: kind === 'video' ? 'video_too_large' : 'file_too_large',
    params: { size: formatSize(max_bytes) },
  }
}

/** Anything but a refusal of the server is an interruption, from which another try goes on. */
function toFileError(error: unknown): FileError {
  if (!(error instanceof ApiError)) return { code: 'interrupted' }
  const { params } = error.problem
  if (!params) return { code: error.code }
  return {
    code: error.code,
    params: Object.fromEntries(Object.entries(params).map(([key, text]) => [key, `${text}`])),
  }
}
