import type { FileAsset } from '@foyer/contract/pages/page-index'
import type { MediaFile } from '@foyer/contract/media/shapes'
import { useT } from '@foyer/i18n/react'
import { Button, IconButton } from '@foyer/ui'
import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useMediaStore } from '../../media-store.tsx'
import { FileDialog } from '../../pick/file-dialog.tsx'
import styles from '../inspector.module.css'

type LibraryFileProps = {
  readonly kinds: readonly [MediaFile['kind'], ...MediaFile['kind'][]]
  readonly media_id: string | null
  readonly icon: ReactNode
  readonly choose_label: string
  readonly remove_label: string
  readonly onChoose: (file: MediaFile) => void
  readonly onRemove: () => void
}

/** The buttons of a file of the library in a field: choose, upload or replace it, and remove it. */
export function LibraryFile(props: LibraryFileProps) {
  const { kinds, media_id, icon, choose_label, remove_label, onChoose, onRemove } = props
  const t = useT()
  const { addFile, addMedia } = useMediaStore()
  const [is_open, setOpen] = useState(false)
  return (
    <>
      <div className={styles.imageActions}>
        <Button kind="outline" size="small" icon={icon} onClick={() => setOpen(true)}>
          {media_id === null ? choose_label : t('editor.picture.replace')}
        </Button>
        {media_id !== null && (
          <IconButton size="small" icon={<X />} label={remove_label} onClick={onRemove} />
        )}
      </div>
      {is_open && (
        <FileDialog
          kinds={kinds}
          chosen={media_id}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            addFile(chosen)
            if (chosen.poster) addMedia(chosen.poster)
            setOpen(false)
            onChoose(chosen)
          }}
        />
      )}
    </>
  )
}

/** The file that a stored value names, where the editor knows it, and its id; null where it names none. */
export function useLibraryFile(value: unknown): { media_id: string | null; file: FileAsset | undefined } {
  const { files } = useMediaStore()
  const media_id = toMediaId(value)
  return { media_id, file: media_id === null ? undefined : files[media_id] }
}

function toMediaId(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('media_id' in value)) return null
  return typeof value.media_id === 'string' ? value.media_id : null
}
