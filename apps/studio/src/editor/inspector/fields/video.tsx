import type { VideoField } from '@foyer/content/definitions'
import type { VideoRef } from '@foyer/contract/pages/shapes'
import { parseVideoAddress, videoPageUrl } from '@foyer/contract/rules/video-address'
import { useT } from '@foyer/i18n/react'
import { TextField } from '@foyer/ui'
import { Film } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { FieldProps } from '../field-props.ts'
import styles from '../inspector.module.css'
import { LibraryFile, useLibraryFile } from './library-file.tsx'

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
  const { media_id, file } = useLibraryFile(value)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      {media_id === null ? (
        <AddressInput value={value} error={errors['url'] ?? error} help={help} onChange={onChange} />
      ) : (
        <span dir="auto">{file?.name ?? t('editor.field.gone')}</span>
      )}
      <LibraryFile
        kinds={kinds}
        media_id={media_id}
        icon={<Film />}
        choose_label={t('editor.video.own')}
        remove_label={t('editor.video.remove')}
        onChoose={(chosen) => onChange({ media_id: chosen.id, poster_id: chosen.poster?.id ?? null })}
        onRemove={() => onChange(null)}
      />
      {media_id !== null && error && <p className={styles.error}>{error}</p>}
      {file?.kind === 'video' && (
        <Suspense>
          <StreamState key={file.id} id={file.id} />
          <CaptionsFields file={file} />
        </Suspense>
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
