import { useT } from '@foyer/i18n/react'
import { PasswordField } from '@foyer/ui'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { FormDialog } from '#platform/parts/form-dialog.tsx'
import { toasts } from '#platform/toasts.ts'
import { useForm } from '#platform/use-form.ts'
import { teamQuery, type TeamMember } from './team-queries.ts'

type OwnerDialogProps = { readonly team_member: TeamMember; readonly onClose: () => void }

const blank_values = { password: '' }

/** Makes a colleague an owner after saying what that hands over, and asking for the acting owner's password. */
export function OwnerDialog({ team_member, onClose }: OwnerDialogProps) {
  const t = useT()
  const cache = useQueryClient()
  const { id, name } = team_member
  const form = useForm({
    draft_key: `owner-${id}`,
    saved: blank_values,
    secret: ['password'],
    validate: ({ password }) => (password === '' ? { password: t('errors.required') } : {}),
    fieldByCode: { wrong_password: 'password' },
    save: async ({ password }) => {
      await call('team.changeTeamRole', { id, role: 'owner', password })
      await cache.invalidateQueries({ queryKey: teamQuery.queryKey })
      toasts.add({ text: t('studio_team.role_given', { name, role: t('studio_team.roles.owner.name') }) })
      onClose()
    },
  })
  return (
    <FormDialog
      is_question
      title={t('studio_team.owner.title', { name })}
      form={form}
      submit={t('studio_team.owner.confirm')}
      onClose={onClose}
    >
      <p>{t('studio_team.owner.text', { name })}</p>
      <PasswordField
        label={t('studio_team.owner.password')}
        show_label={t('studio_accounts.show_password')}
        hide_label={t('studio_accounts.hide_password')}
        autoComplete="current-password"
        value={form.values.password}
        error={form.errorOf('password')}
        onChange={(event) => form.set('password', event.target.value)}
      />
    </FormDialog>
  )
}
