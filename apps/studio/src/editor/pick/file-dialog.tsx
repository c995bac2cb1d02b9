import type { MediaFile } from '@foyer/contract/media/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { SearchField, Spinner } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { FileText, Film, Music } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useEditorServices, type EditorServices } from '../services.tsx'
import { formatBytes, formatLength } from './format-file.ts'
import { isConverting } from './stream-state.tsx'
import styles from './pick.module.css'
import { UploadArea } from './upload-area.tsx'

type FoundFiles = Awaited<ReturnType<EditorServices['listFiles']>>
type FileDialogProps = {
  readonly kinds: readonly [MediaFile['kind'], ...MediaFile['kind'][]]
  readonly chosen: string | null
  readonly onChoose: (file: MediaFile) => void
  readonly onClose: () => void
}

const icons = { video: Film, audio: Music, file: FileText }

/** While a video is converted, the list is read again this often. */
const POLL_MS = 3000

/** The owner's videos, audios or documents: search, choose, or upload another one. */
export function FileDialog({ kinds, chosen, onChoose, onClose }: FileDialogProps) {
  const t = useT()
  const format = useFormat()
  const { listFiles, uploadFile } = useEditorServices()
  const [term, setTerm] = useState('')
  const [found, setFound] = useState<FoundFiles | null>(null)
  const [has_failed, setFailed] = useState(false)
  const is_converting = found?.items.some(isConverting) ?? false

  useEffect(() => {
    let is_current = true
    const load = (): void =>
      void listFiles(kinds, term).then(
        (files) => {
          if (!is_current) return
          setFound(files)
          setFailed(false)
        },
        () => is_current && setFailed(true),
      )
    load()
    const timer = is_converting ? setInterval(load, POLL_MS) : undefined
    return () => {
      is_current = false
      clearInterval(timer)
    }
  }, [listFiles, kinds, term, is_converting])

  const formatStream = ({ stream }: MediaFile): string => {
    if (stream?.status === 'failed') return t('editor.stream.list_failed')
    if (stream?.status === 'waiting') return t('editor.stream.list_waiting')
    if (stream?.status !== 'converting') return ''
    return t('editor.stream.list_converting', { percent: format.percent(stream.percent) })
  }
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t(kinds.includes('file') ? 'editor.file.choose' : 'editor.file.choose_video')}
      close_label={t('common.close')}
      width={560}
    >
      <div className={styles.stack}>
        <UploadArea
          kinds={kinds}
          text={[
            t(kinds.includes('file') ? 'editor.file.drop' : 'editor.file.drop_video'),
            found && t('editor.file.limit', { size: formatBytes(format, found.max_bytes) }),
          ]
            .filter(Boolean)
            .join(' ')}
          max_bytes={found?.max_bytes ?? null}
          upload={uploadFile}
          onUploaded={onChoose}
        />
        {found?.can_convert === false && kinds.includes('video') && (
          <p className={styles.help}>{t('editor.stream.unavailable')}</p>
        )}
        <SearchField
          label={t('editor.file.search')}
          clear_label={t('common.clear')}
          value={term}
          onSearch={setTerm}
        />
        <output className={styles.status}>
          {has_failed && t('editor.file.list_failed')}
          {!has_failed && found === null && <Spinner label={t('common.loading')} />}
          {!has_failed &&
            found?.items.length === 0 &&
            (term === '' ? t('editor.file.none') : t('common.search_no_results'))}
        </output>
        <ul className={styles.results}>
          {found?.items.map((file) => {
            const Icon = icons[file.kind]
            return (
              <li key={file.id}>
                <button
                  type="button"
                  className={styles.result}
                  aria-pressed={file.id === chosen}
                  onClick={() => onChoose(file)}
                >
                  <Icon aria-hidden="true" />
                  <span className={styles.title} dir="auto">
                    {file.name}
                  </span>
                  <span className={styles.path}>
                    {[
                      file.seconds === null ? '' : formatLength(file.seconds),
                      formatBytes(format, file.bytes),
                      formatStream(file),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    </Dialog>
  )
}
