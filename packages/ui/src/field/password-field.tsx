import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import styles from './styles.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'unit'> & {
  readonly show_label: string
  readonly hide_label: string
}

/** A password that can be shown while typing. */
export function PasswordField({ show_label, hide_label, ...field }: PasswordFieldProps) {
  const [is_shown, setIsShown] = useState(false)
  const reveal = (
    <button
      type="button"
      className={styles.inside}
      aria-label={is_shown ? hide_label : show_label}
      onClick={() => setIsShown(!is_shown)}
    >
      {is_shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
    </button>
  )
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={is_shown ? 'text' : 'password'}
      end={reveal}
    />
  )
}
