import { useT } from '@foyer/i18n/react'
import { TextField } from '@foyer/ui'
import type { FieldProps } from '@foyer/ui/form'

type Props = { readonly field: FieldProps; readonly help: string }

/** The e-mail address of an invitation. It is another person's, so the browser must not fill in the user's own. */
export function InvitedEmail({ field, help }: Props) {
  const t = useT()
  return (
    <TextField
      label={t('common.email')}
      type="email"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      help={help}
      {...field}
    />
  )
}
