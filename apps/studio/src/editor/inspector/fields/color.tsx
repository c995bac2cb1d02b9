import type { ColorField } from '@foyer/content/definitions'
import { isHexColor, normalizeHex } from '@foyer/domain/theme'
import { useT } from '@foyer/i18n/react'
import { IconButton, TextField } from '@foyer/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { toText, type FieldProps } from '../field-props.ts'
import styles from '../inspector.module.css'

/** A colour, picked or typed as `#rrggbb`; an invalid one shows an error and is not stored. */
export function ColorInput(props: Omit<FieldProps<ColorField>, 'field' | 'errors'>) {
  const { value, onChange, label, help, error, is_optional } = props
  const t = useT()
  const [input_text, setInputText] = useState<string | null>(null)
  const color = toText(value)
  const handleInput = (text: string): void => {
    setInputText(isHexColor(text) ? null : text)
    if (isHexColor(text)) onChange(normalizeHex(text))
    else if (text === '' && is_optional) onChange(null)
  }
  const own_error = input_text !== null && input_text !== '' ? t('editor.field.color_invalid') : undefined
  return (
    <TextField
      label={label}
      help={help}
      error={own_error ?? error}
      icon={
        <input
          type="color"
          className={styles.swatch}
          aria-label={t('editor.field.color_pick', { name: label })}
          value={isHexColor(color) ? normalizeHex(color) : '#ffffff'}
          onChange={(event) => handleInput(event.target.value)}
        />
      }
      value={input_text ?? color}
      placeholder={is_optional ? t('editor.field.color_none') : undefined}
      maxLength={7}
      spellCheck={false}
      onChange={(event) => handleInput(event.target.value.trim())}
      end={
        is_optional && color !== '' ? (
          <IconButton size="small" icon={<X />} label={t('common.clear')} onClick={() => handleInput('')} />
        ) : undefined
      }
    />
  )
}
