import type { MediaFile } from '@foyer/contract/media/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { SearchField, Spinner } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { FileText, Film, Music } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useEditorServices } from '../services.tsx'
import { FileUpload } from './file-upload.tsx'
import { formatBytes, formatLength } from './format-file.ts'
import styles from './pick.module.css'

type FileDialogProps = {
  readonly kinds: readonly MediaFile['kind'][]
  readonly chosen: string | null
  readonly onChoose: (file: MediaFile) => void
  readonly onClose: () => void
}

const icons = { video: Film, audio: Music, file: FileText }

/** The owner's videos, audios or documents: search, choose, or upload another one. */
export function FileDialog({ kinds, chosen, onChoose, onClose }: FileDialogProps) {
  const t = useT()
  const format = useFormat()
  const { listFiles } = useEditorServices()
  const [term, setTerm] = useState('')
  const [found, setFound] = useState<{ items: readonly MediaFile[]; max_bytes: number } | null>(null)
  const [has_failed, setFailed] = useState(false)

  useEffect(() => {
    let is_current = true
    listFiles(kinds, term).then(
      (files) => {
        if (!is_current) return
        setFound(files)
        setFailed(false)
      },
      () => is_current && setFailed(true),
    )
    return () => {
      is_current = false
    }
  }, [listFiles, kinds, term])

  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t(kinds.includes('file') ? 'editor.file.choose' : 'editor.file.choose_video')}
      close_label={t('common.close')}
      width={560}
    >
      <div className={styles.stack}>
        <FileUpload kinds={kinds} max_bytes={found?.max_bytes ?? null} onUploaded={onChoose} />
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
