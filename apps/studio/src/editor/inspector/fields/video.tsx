import type { VideoField } from '@foyer/content/definitions'
import type { VideoRef } from '@foyer/contract/pages/shapes'
import { parseVideoAddress, videoPageUrl } from '@foyer/contract/rules/video-address'
import { useT } from '@foyer/i18n/react'
import { TextField } from '@foyer/ui'
import type { FieldProps } from '../field-props.ts'

type VideoInputProps = Pick<FieldProps<VideoField>, 'value' | 'label' | 'help' | 'error' | 'errors'> & {
  readonly onChange: (video: VideoRef) => void
}

/** A video by its address. A recognized address takes its one form when the field is left. */
export function VideoInput({ value, onChange, label, help, error, errors }: VideoInputProps) {
  const t = useT()
  const url = toUrl(value)
  return (
    <TextField
      label={label}
      help={help ?? t('editor.video.address_help')}
      error={errors['url'] ?? error}
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
