import type { FileField } from '@foyer/content/definitions'
import type { FileRef } from '@foyer/contract/pages/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { FilePlus } from 'lucide-react'
import { formatBytes } from '../../pick/format-file.ts'
import type { FieldProps } from '../field-props.ts'
import styles from '../inspector.module.css'
import { LibraryFile, useLibraryFile } from './library-file.tsx'

type FileInputProps = Pick<FieldProps<FileField>, 'value' | 'label' | 'help' | 'error'> & {
  readonly onChange: (file: FileRef) => void
}

const kinds = ['file'] as const

/** A document of the library: choose, upload, replace, remove. */
export function FileInput({ value, onChange, label, help, error }: FileInputProps) {
  const t = useT()
  const format = useFormat()
  const { media_id, file } = useLibraryFile(value)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.imageWords}>
        <span dir="auto">
          {file
            ? `${file.name} · ${formatBytes(format, file.bytes)}`
            : t(media_id === null ? 'editor.file.empty' : 'editor.field.gone')}
        </span>
        <LibraryFile
          kinds={kinds}
          media_id={media_id}
          icon={<FilePlus />}
          choose_label={t('editor.file.choose')}
          remove_label={t('editor.file.remove')}
          onChoose={(chosen) => onChange({ media_id: chosen.id })}
          onRemove={() => onChange(null)}
        />
      </div>
      {help && <p className={styles.help}>{help}</p>}
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  )
}
