import { Notice } from '@foyer/ui'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './validated-form.module.css'
import type { FormErrors } from '../form-errors.ts'

/** What went wrong, read out as it comes. */
export function FormErrorNotice({ text }: { text: string | null }): ReactNode {
  return (
    text !== null && (
      <Notice tone="danger" icon={<CircleAlert />} role="alert">
        {text}
      </Notice>
    )
  )
}

type FormProps = {
  errors: FormErrors
  onSubmit: () => void
  children: ReactNode
  className?: string | undefined
}

/**
 * A form with a notice above its fields. Focus moves to the first invalid field, so that its message is read out.
 * `is_focused`: the first empty field is focused initially.
 */
export function ValidatedForm({
  errors: { notice, fields },
  onSubmit,
  children,
  className = styles.form,
  is_focused = false,
}: FormProps & { is_focused?: boolean }): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!is_focused) return
    const inputs = Array.from(form.current?.querySelectorAll('input') ?? [])
    ;(inputs.find(({ value }) => value === '') ?? inputs.at(-1))?.focus()
  }, [is_focused])
  useEffect(() => {
    if (Object.keys(fields).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fields])
  return (
    <form
      ref={form}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <FormErrorNotice text={notice} />
      {children}
    </form>
  )
}
