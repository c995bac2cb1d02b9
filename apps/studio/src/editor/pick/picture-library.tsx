import { ApiError } from '@foyer/contract/client'
import { problemMessage } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Button, Notice, SearchField, Spinner } from '@foyer/ui'
import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useEditorServices, type LibraryPicture } from '../services.tsx'
import { faultOfFile, sizeWords, type FileFault } from './check-file.ts'
import styles from './pick.module.css'

type PictureLibraryProps = {
  readonly chosen: string | null
  readonly onChoose: (picture: LibraryPicture) => void
}

/** The owner's pictures: search, choose, or take in another one, dropped or picked from the device. */
export function PictureLibrary({ chosen, onChoose }: PictureLibraryProps) {
  const t = useT()
  const { listPictures } = useEditorServices()
  const [term, setTerm] = useState('')
  const [pictures, setPictures] = useState<readonly LibraryPicture[] | null>(null)
  const [has_failed, setFailed] = useState(false)

  useEffect(() => {
    let is_current = true
    listPictures(term).then(
      (found) => {
        if (!is_current) return
        setPictures(found)
        setFailed(false)
      },
      () => is_current && setFailed(true),
    )
    return () => {
      is_current = false
    }
  }, [listPictures, term])

  return (
    <div className={styles.stack}>
      <UploadArea onUploaded={onChoose} />
      <SearchField
        label={t('editor.picture.search')}
        clear_label={t('common.clear')}
        value={term}
        onSearch={setTerm}
      />
      <output className={styles.status}>
        {has_failed && t('editor.picture.list_failed')}
        {!has_failed && pictures === null && <Spinner label={t('common.loading')} />}
        {!has_failed &&
          pictures?.length === 0 &&
          (term === '' ? t('editor.picture.none') : t('common.search_no_results'))}
      </output>
      <div className={styles.grid}>
        {pictures?.map((picture) => (
          <button
            key={picture.id}
            type="button"
            className={styles.picture}
            aria-pressed={picture.id === chosen}
            onClick={() => onChoose(picture)}
          >
            <img src={thumbOf(picture)} alt={picture.alt} loading="lazy" />
            <span>{picture.name}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

function thumbOf({ asset }: LibraryPicture): string {
  return asset.variants.find((variant) => variant.width >= 240)?.url ?? asset.src
}

function UploadArea({ onUploaded }: { readonly onUploaded: (picture: LibraryPicture) => void }) {
  const t = useT()
  const { uploadPicture } = useEditorServices()
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState<{ file: File; stop: AbortController } | null>(null)
  const [fault, setFault] = useState<FileFault | null>(null)
  const [is_over, setOver] = useState(false)

  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const refused = faultOfFile(file)
    setFault(refused)
    if (refused) return
    const stop = new AbortController()
    setSending({ file, stop })
    try {
      onUploaded(await uploadPicture(file, stop.signal))
    } catch (error) {
      if (!stop.signal.aborted) setFault(faultOf(error))
    } finally {
      setSending(null)
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
          <output className={styles.uploading}>
            <Spinner />
            {t('editor.picture.uploading', { name: sending.file.name, size: sizeWords(sending.file.size) })}
          </output>
        ) : (
          <p>{t('editor.picture.drop')}</p>
        )}
        {sending ? (
          <Button kind="outline" onClick={() => sending.stop.abort()}>
            {t('common.cancel')}
          </Button>
        ) : (
          <Button kind="outline" icon={<Upload />} onClick={() => input.current?.click()}>
            {t('common.upload')}
          </Button>
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

function faultOf(error: unknown): FileFault {
  if (!(error instanceof ApiError)) return { code: 'internal' }
  const params = error.problem.params
  if (!params) return { code: error.code }
  return { code: error.code, params: Object.fromEntries(Object.entries(params).map(([k, v]) => [k, `${v}`])) }
}
