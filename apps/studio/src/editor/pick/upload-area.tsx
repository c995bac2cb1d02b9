import { ApiError } from '@foyer/contract/client'
import { problemMessage } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useEditorServices, type LibraryPicture } from '../services.tsx'
import { faultOfFile, sizeWords, type FileFault } from './check-file.ts'
import styles from './pick.module.css'

type Sending = { readonly file: File; readonly stop: AbortController }

/** Takes a picture in: dropped or picked from the device, with how far it is, a way to give up, and what is wrong. */
export function UploadArea({ onUploaded }: { readonly onUploaded: (picture: LibraryPicture) => void }) {
  const t = useT()
  const { uploadPicture } = useEditorServices()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const current = useRef<AbortController | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [share, setShare] = useState(0)
  const [fault, setFault] = useState<FileFault | null>(null)
  const [is_over, setOver] = useState(false)
  useEffect(() => () => current.current?.abort(), [])

  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const refused = faultOfFile(file)
    setFault(refused)
    if (refused) return
    const stop = new AbortController()
    current.current = stop
    setShare(0)
    setSending({ file, stop })
    try {
      onUploaded(await uploadPicture(file, { signal: stop.signal, onProgress: setShare }))
    } catch (error) {
      if (!stop.signal.aborted) setFault(faultOf(error))
    } finally {
      setSending(null)
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
          void take(event.dataTransfer.files[0])
        }}
      >
        {sending ? (
          <Uploading file={sending.file} share={share} onStop={() => sending.stop.abort()} />
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
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif,image/tiff"
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {fault && (
        <Notice tone="danger" role="alert">
          {problemMessage(t, fault)}
        </Notice>
      )}
    </>
  )
}

type UploadingProps = { readonly file: File; readonly share: number; readonly onStop: () => void }

function Uploading({ file, share, onStop }: UploadingProps) {
  const t = useT()
  const format = useFormat()
  const { name, size } = file
  const percent = format.percent(Math.floor(share * 100))
  return (
    <>
      <div className={styles.uploading}>
        <output>{t('editor.picture.uploading', { name, size: sizeWords(size) })}</output>
        <span className={styles.percent} aria-hidden="true">
          {share < 1 ? percent : t('editor.picture.preparing')}
        </span>
        <progress
          className={styles.progress}
          max={100}
          value={share * 100}
          aria-label={name}
          aria-valuetext={share < 1 ? percent : t('editor.picture.preparing')}
        />
      </div>
      <Button kind="outline" onClick={onStop}>
        {t('common.cancel')}
      </Button>
    </>
  )
}

function faultOf(error: unknown): FileFault {
  if (!(error instanceof ApiError)) return { code: 'internal' }
  const params = error.problem.params
  if (!params) return { code: error.code }
  return { code: error.code, params: Object.fromEntries(Object.entries(params).map(([k, v]) => [k, `${v}`])) }
}
