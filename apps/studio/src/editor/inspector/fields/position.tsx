import type { PositionField } from '@foyer/content/definitions'
import { mapLink, parseMapPosition } from '@foyer/domain/addresses'
import { useT } from '@foyer/i18n/react'
import { TextField } from '@foyer/ui'
import { toText, type FieldProps } from '../field-props.ts'
import styles from '../inspector.module.css'

type PositionInputProps = Pick<FieldProps<PositionField>, 'value' | 'onChange' | 'label' | 'help' | 'error'>

/** A place by coordinates or by a link that has them; what was recognized can be looked up. */
export function PositionInput({ value, onChange, label, help, error }: PositionInputProps) {
  const t = useT()
  const typed = toText(value)
  const position = parseMapPosition(typed)
  const link = position && mapLink(position, '', 16)
  return (
    <div className={styles.group}>
      <TextField
        label={label}
        help={help}
        error={error}
        value={typed}
        maxLength={600}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          if (position && typed.includes('://')) onChange(`${position.lat}, ${position.lng}`)
        }}
      />
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {t('editor.field.check_position')}
        </a>
      )}
    </div>
  )
}
