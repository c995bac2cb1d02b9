import { normalizeEmail } from '@foyer/domain/identity'
import { useT } from '@foyer/i18n/react'
import { Button, RadioGroup } from '@foyer/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { FormDialog } from '#platform/parts/form-dialog.tsx'
import { toasts } from '#platform/toasts.ts'
import { useForm } from '#platform/use-form.ts'
import { InvitedEmail } from '../components/invited-email.tsx'
import { teamQuery, type Team } from './team-queries.ts'

type InvitedRole = Team['abilities']['invite'][number]

const blank: { email: string; role: InvitedRole } = { email: '', role: 'admin' }

/** Invites a team member; shown only to those who may. */
export function InviteTeamMember() {
  const t = useT()
  const { data } = useQuery(teamQuery)
  const [is_open, setOpen] = useState(false)
  const roles = data?.abilities.invite ?? []
  if (roles.length === 0) return null
  return (
    <>
      <Button kind="ink" icon={<UserRoundPlus />} onClick={() => setOpen(true)}>
        {t('studio_team.invite.open')}
      </Button>
      {is_open && <InviteDialog roles={roles} onClose={() => setOpen(false)} />}
    </>
  )
}

type InviteDialogProps = { readonly roles: readonly InvitedRole[]; readonly onClose: () => void }

function InviteDialog({ roles, onClose }: InviteDialogProps) {
  const t = useT()
  const cache = useQueryClient()
  const form = useForm({
    draft_key: 'invite-colleague',
    saved: blank,
    validate: ({ email }) => {
      const parsed_email = normalizeEmail(email)
      return parsed_email.ok
        ? {}
        : { email: t.find(`studio.errors.${parsed_email.code}`) ?? t('errors.email_invalid') }
    },
    fieldByCode: { already_in_team: 'email', already_invited: 'email' },
    save: async (values) => {
      const { email } = await call('team.inviteTeamMember', values)
      await cache.invalidateQueries({ queryKey: teamQuery.queryKey })
      toasts.add({ text: t('studio_team.invitations.sent', { email }) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('studio_team.invite.title')}
      form={form}
      submit={t('studio_team.invite.send')}
      onClose={onClose}
    >
      <InvitedEmail field={form.field('email')} help={t('studio_team.invite.help')} />
      <RadioGroup
        label={t('studio_team.invite.role')}
        look="cards"
        value={form.values.role}
        onChange={(role) => form.set('role', role)}
        choices={roles.toReversed().map((role) => ({
          value: role,
          label: t(`studio_team.roles.${role}.name`),
          meta: t(`studio_team.roles.${role}.text`),
        }))}
      />
    </FormDialog>
  )
}
