import { FormErrorNotice, type Form } from '@foyer/ui/form'
import { useEffect, type ReactNode } from 'react'
import styles from './validated-form.module.css'

type FormProps = {
  form: Pick<Form<object>, 'props' | 'refusal' | 'submit'>
  children: ReactNode
  className?: string | undefined
  /** Whether the first empty field is focused initially. */
  is_focused?: boolean
}

/** A form with a notice above its fields. */
export function ValidatedForm({
  form,
  children,
  className = styles.form,
  is_focused = false,
}: FormProps): ReactNode {
  const { ref } = form.props
  useEffect(() => {
    if (!is_focused) return
    const inputs = Array.from(ref.current?.querySelectorAll('input') ?? [])
    ;(inputs.find(({ value }) => value === '') ?? inputs.at(-1))?.focus()
  }, [is_focused, ref])
  return (
    <form className={className} {...form.props}>
      <FormErrorNotice text={form.refusal} />
      {children}
    </form>
  )
}
