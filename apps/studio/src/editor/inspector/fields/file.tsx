import type { FileField } from '@foyer/content/definitions'
import type { FileRef } from '@foyer/contract/pages/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, IconButton } from '@foyer/ui'
import { FilePlus, X } from 'lucide-react'
import { useState } from 'react'
import { useMediaStore } from '../../media-store.tsx'
import { FileDialog } from '../../pick/file-dialog.tsx'
import { formatBytes } from '../../pick/format-file.ts'
import type { FieldProps } from '../field-props.ts'
import styles from '../inspector.module.css'

type FileInputProps = Pick<FieldProps<FileField>, 'value' | 'label' | 'help' | 'error'> & {
  readonly onChange: (file: FileRef) => void
}

const kinds = ['file'] as const

/** A document of the library: choose, upload, replace, remove. */
export function FileInput({ value, onChange, label, help, error }: FileInputProps) {
  const t = useT()
  const format = useFormat()
  const { files, addFile } = useMediaStore()
  const [is_open, setOpen] = useState(false)
  const media_id = toMediaId(value)
  const file = media_id === null ? undefined : files[media_id]
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.imageWords}>
        <span dir="auto">
          {file
            ? `${file.name} · ${formatBytes(format, file.bytes)}`
            : t(media_id === null ? 'editor.file.empty' : 'editor.field.gone')}
        </span>
        <div className={styles.imageActions}>
          <Button kind="outline" size="small" icon={<FilePlus />} onClick={() => setOpen(true)}>
            {media_id === null ? t('editor.file.choose') : t('editor.picture.replace')}
          </Button>
          {media_id !== null && (
            <IconButton
              size="small"
              icon={<X />}
              label={t('editor.file.remove')}
              onClick={() => onChange(null)}
            />
          )}
        </div>
      </div>
      {help && <p className={styles.help}>{help}</p>}
      {error && <p className={styles.error}>{error}</p>}
      {is_open && (
        <FileDialog
          kinds={kinds}
          chosen={media_id}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            addFile(chosen)
            setOpen(false)
            onChange({ media_id: chosen.id })
          }}
        />
      )}
    </fieldset>
  )
}

/** The id of a file in a stored value; null where it names none. */
export function toMediaId(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('media_id' in value)) return null
  return typeof value.media_id === 'string' ? value.media_id : null
}
