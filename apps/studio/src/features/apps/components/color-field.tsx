import { FieldFrame } from '@foyer/ui'
import { useId } from 'react'
import { isHexColor } from '../theme-values.ts'
import styles from './color-field.module.css'

type ColorFieldProps = {
  readonly label: string
  /** The label of the colour picker beside the text, such as "Choose a colour". */
  readonly pick_label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
}

/** A colour as text and as a well that opens the device's own picker. */
export function ColorField({ label, pick_label, value, onChange, onBlur, error }: ColorFieldProps) {
  const id = useId()
  return (
    <FieldFrame label={label} error={error} id={id}>
      {(wiring) => (
        <div className={styles.box} data-invalid={wiring['aria-invalid']}>
          <input
            type="color"
            className={styles.well}
            aria-label={pick_label}
            value={isHexColor(value) ? value.toLowerCase() : '#000000'}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          <input
            className={styles.text}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            maxLength={7}
            value={value}
            onChange={(event) => onChange(withHash(event.target.value))}
            onBlur={onBlur}
            {...wiring}
          />
        </div>
      )}
    </FieldFrame>
  )
}

function withHash(text: string): string {
  const trimmed = text.trim()
  return trimmed === '' || trimmed.startsWith('#') ? trimmed : `#${trimmed}`
}
