import { useT } from '@foyer/i18n/react'
import { TextField } from '@foyer/ui'
import type { Form } from '#platform/use-form.ts'

type EmailForm = Pick<Form<{ email: string }>, 'values' | 'errorOf' | 'touch'> & {
  readonly set: (name: 'email', value: string) => void
}

type Props = { readonly form: EmailForm; readonly help: string }

/** The e-mail address of an invitation. It is another person's, so the browser must not fill in the user's own. */
export function InvitedEmail({ form, help }: Props) {
  const t = useT()
  return (
    <TextField
      label={t('common.email')}
      type="email"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      help={help}
      value={form.values.email}
      error={form.errorOf('email')}
      onChange={(event) => form.set('email', event.target.value)}
      onBlur={() => form.values.email !== '' && form.touch('email')}
    />
  )
}
