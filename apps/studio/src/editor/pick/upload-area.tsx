import { ApiError } from '@foyer/contract/client'
import { problemMessage } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { convertHeic, IMAGE_ACCEPT } from '@foyer/ui/image-file'
import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useEditorServices, type LibraryPicture } from '../services.tsx'
import { validateFile, formatSize, type FileError } from './validate-file.ts'
import styles from './pick.module.css'

type UploadState = { readonly file: File; readonly cancel: AbortController }

/** Uploads a picture that is dropped or picked, with progress, a cancel button and errors. */
export function UploadArea({ onUploaded }: { readonly onUploaded: (picture: LibraryPicture) => void }) {
  const t = useT()
  const { uploadPicture } = useEditorServices()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const current = useRef<AbortController | null>(null)
  const [upload, setUpload] = useState<UploadState | null>(null)
  const [uploaded_share, setUploadedShare] = useState(0)
  const [file_error, setFileError] = useState<FileError | null>(null)
  const [is_dragged_over, setDraggedOver] = useState(false)
  useEffect(() => () => current.current?.abort(), [])

  const startUpload = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return
    const file = await convertHeic(chosen)
    const refused = validateFile(file)
    setFileError(refused)
    if (refused) return
    const cancel = new AbortController()
    current.current = cancel
    setUploadedShare(0)
    setUpload({ file, cancel })
    try {
      onUploaded(await uploadPicture(file, { signal: cancel.signal, onProgress: setUploadedShare }))
    } catch (error) {
      if (!cancel.signal.aborted) setFileError(toFileError(error))
    } finally {
      setUpload(null)
      requestAnimationFrame(() => choose.current?.focus())
    }
  }
  return (
    <>
      <div
        className={styles.drop}
        data-over={is_dragged_over}
        onDragOver={(event) => {
          event.preventDefault()
          setDraggedOver(true)
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setDraggedOver(false)
          void startUpload(event.dataTransfer.files[0])
        }}
      >
        {upload ? (
          <Uploading
            file={upload.file}
            uploaded_share={uploaded_share}
            onCancel={() => upload.cancel.abort()}
          />
        ) : (
          <>
            <p>{t('editor.picture.drop')}</p>
            <Button ref={choose} kind="outline" icon={<Upload />} onClick={() => input.current?.click()}>
              {t('common.upload')}
            </Button>
          </>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={IMAGE_ACCEPT}
          onChange={(event) => {
            void startUpload(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {file_error && (
        <Notice tone="danger" role="alert">
          {problemMessage(t, file_error, ['studio'])}
        </Notice>
      )}
    </>
  )
}

type UploadingProps = { readonly file: File; readonly uploaded_share: number; readonly onCancel: () => void }

function Uploading({ file, uploaded_share, onCancel }: UploadingProps) {
  const t = useT()
  const format = useFormat()
  const { name, size } = file
  const percent = format.percent(Math.floor(uploaded_share * 100))
  return (
    <>
      <div className={styles.uploading}>
        <output>{t('editor.picture.uploading', { name, size: formatSize(size) })}</output>
        <span className={styles.percent} aria-hidden="true">
          {uploaded_share < 1 ? percent : t('editor.picture.preparing')}
        </span>
        <progress
          className={styles.progress}
          max={100}
          value={uploaded_share * 100}
          aria-label={name}
          aria-valuetext={uploaded_share < 1 ? percent : t('editor.picture.preparing')}
        />
      </div>
      <Button kind="outline" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </>
  )
}

function toFileError(error: unknown): FileError {
  if (!(error instanceof ApiError)) return { code: 'internal' }
  const params = error.problem.params
  if (!params) return { code: error.code }
  return {
    code: error.code,
    params: Object.fromEntries(Object.entries(params).map(([key, text]) => [key, `${text}`])),
  }
}
