import type { VideoField } from '@foyer/content/definitions'
import type { VideoRef } from '@foyer/contract/pages/shapes'
import { parseVideoAddress, videoPageUrl } from '@foyer/contract/rules/video-address'
import { useT } from '@foyer/i18n/react'
import { Button, IconButton, TextField } from '@foyer/ui'
import { Film, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMediaStore } from '../../media-store.tsx'
import { FileDialog } from '../../pick/file-dialog.tsx'
import type { FieldProps } from '../field-props.ts'
import styles from '../inspector.module.css'
import { toMediaId } from './file.tsx'

const StreamState = lazy(async () => ({
  default: (await import('../../pick/stream-state.tsx')).StreamState,
}))
const CaptionsFields = lazy(async () => ({
  default: (await import('../../pick/captions-fields.tsx')).CaptionsFields,
}))

type VideoInputProps = Pick<FieldProps<VideoField>, 'value' | 'label' | 'help' | 'error' | 'errors'> & {
  readonly onChange: (video: VideoRef) => void
}

const kinds = ['video', 'audio'] as const

/** A video by its address at a provider, or an own one from the library. */
export function VideoInput({ value, onChange, label, help, error, errors }: VideoInputProps) {
  const t = useT()
  const { files, addFile, addMedia } = useMediaStore()
  const [is_open, setOpen] = useState(false)
  const media_id = toMediaId(value)
  const file = media_id === null ? undefined : files[media_id]
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      {media_id === null ? (
        <AddressInput value={value} error={errors['url'] ?? error} help={help} onChange={onChange} />
      ) : (
        <span dir="auto">{file?.name ?? t('editor.field.gone')}</span>
      )}
      <div className={styles.imageActions}>
        <Button kind="outline" size="small" icon={<Film />} onClick={() => setOpen(true)}>
          {media_id === null ? t('editor.video.own') : t('editor.picture.replace')}
        </Button>
        {media_id !== null && (
          <IconButton
            size="small"
            icon={<X />}
            label={t('editor.video.remove')}
            onClick={() => onChange(null)}
          />
        )}
      </div>
      {media_id !== null && error && <p className={styles.error}>{error}</p>}
      {file?.kind === 'video' && (
        <Suspense>
          <StreamState key={file.id} id={file.id} />
          <CaptionsFields file={file} />
        </Suspense>
      )}
      {is_open && (
        <FileDialog
          kinds={kinds}
          chosen={media_id}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            addFile(chosen)
            if (chosen.poster) addMedia(chosen.poster)
            setOpen(false)
            onChange({ media_id: chosen.id, poster_id: chosen.poster?.id ?? null })
          }}
        />
      )}
    </fieldset>
  )
}

type AddressInputProps = Pick<VideoInputProps, 'value' | 'help' | 'error' | 'onChange'>

/** A recognized address takes its one form when the field is left. */
function AddressInput({ value, help, error, onChange }: AddressInputProps) {
  const t = useT()
  const url = toUrl(value)
  return (
    <TextField
      label={t('editor.video.address')}
      help={help ?? t('editor.video.address_help')}
      error={error}
      value={url}
      maxLength={2000}
      inputMode="url"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value === '' ? null : { url: event.target.value })}
      onBlur={() => {
        const found = parseVideoAddress(url)
        if ('video' in found && videoPageUrl(found.video) !== url)
          onChange({ url: videoPageUrl(found.video) })
      }}
    />
  )
}

function toUrl(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('url' in value)) return ''
  return typeof value.url === 'string' ? value.url : ''
}
