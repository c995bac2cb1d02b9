import type { FrameField } from '@foyer/content/definitions'
import { embedAddress } from '@foyer/domain/addresses'
import { TextField } from '@foyer/ui'
import { toText, type FieldProps } from '../field-props.ts'

type FrameInputProps = Pick<FieldProps<FrameField>, 'value' | 'onChange' | 'label' | 'help' | 'error'>

/** The address of another site. An address without its scheme gets it when the field is left. */
export function FrameInput({ value, onChange, label, help, error }: FrameInputProps) {
  const url = toText(value)
  return (
    <TextField
      label={label}
      help={help}
      error={error}
      value={url}
      maxLength={2000}
      inputMode="url"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const address = embedAddress(url)
        if (address !== null && address !== url) onChange(address)
      }}
    />
  )
}
