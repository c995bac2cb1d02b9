import { useFormat, useT } from '@foyer/i18n/react'
import { Avatar, Badge, IconButton, PasswordField, Button, Notice } from '@foyer/ui'
import { Menu, type MenuEntry } from '@foyer/ui/menu'
import { Crown, Ellipsis, LogOut, UserRoundCog, UserRoundMinus, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { useTeamMember, clearSession } from '#platform/session.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import { useNow } from '#platform/use-now.ts'
import { type TeamMember, type TeamRole, teamQuery } from './team-queries.ts'
import styles from './team.module.css'
import { useTeamAction } from './use-team-action.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '#platform/parts/form-dialog.tsx'
import { useForm } from '#platform/use-form.ts'
import { Dialog } from '@foyer/ui/dialog'
import { useNavigate } from '@tanstack/react-router'
import { formatError } from '#platform/problem.ts'
import { queryClient } from '#platform/query-client.ts'

type OpenDialog = 'owner' | 'remove' | null

/** A colleague with their role, and what may be done with them. */
export function TeamMemberRow({ team_member }: { readonly team_member: TeamMember }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const is_me = useTeamMember().id === team_member.id
  const [open_dialog, openDialog] = useState<OpenDialog>(null)
  const changeRole = useChangeRole(team_member)
  const entries = getMenuEntries(t, team_member, is_me)
  const act = (id: string): void => {
    if (id === 'remove') openDialog('remove')
    else if (id === 'owner') openDialog('owner')
    else if (id === 'admin' || id === 'account_admin') changeRole(id)
  }
  return (
    <li className={styles.row} data-kind="colleague">
      <Avatar name={team_member.name} src={null} size={32} />
      <span className={styles.words}>
        <span className={styles.name}>
          <span className={styles.cut} dir="auto">
            {team_member.name}
          </span>
          {is_me && <span className={styles.meta}>{t('studio_team.you')}</span>}
        </span>
        <span className={styles.meta} dir="auto">
          {team_member.email}
        </span>
      </span>
      <span className={styles.seen}>
        {team_member.last_seen_at
          ? t('studio_team.last_seen', { when: format.relative(team_member.last_seen_at, now) })
          : t('studio_team.never_seen')}
      </span>
      <Badge tone={team_member.role === 'owner' ? 'accent' : 'neutral'}>
        {t(`studio_team.roles.${team_member.role}.name`)}
      </Badge>
      <span className={styles.tools}>
        {entries.length > 0 && (
          <Menu
            label={t('studio_team.actions', { name: team_member.name })}
            trigger={
              <IconButton
                label={t('studio_team.actions', { name: team_member.name })}
                icon={<Ellipsis />}
                size="small"
              />
            }
            entries={entries}
            onAction={act}
          />
        )}
      </span>
      {open_dialog === 'owner' && <OwnerDialog team_member={team_member} onClose={() => openDialog(null)} />}
      {open_dialog === 'remove' && (
        <RemoveDialog team_member={team_member} is_me={is_me} onClose={() => openDialog(null)} />
      )}
    </li>
  )
}

function getMenuEntries(t: ReturnType<typeof useT>, { abilities }: TeamMember, is_me: boolean): MenuEntry[] {
  const roles = abilities.roles.map((role) => ({
    id: role,
    label: t(`studio_team.roles.${role}.make`),
    icon: role === 'owner' ? <Crown /> : <UserRoundCog />,
  }))
  if (!abilities.remove) return roles
  return [
    ...roles,
    ...(roles.length > 0 ? (['line'] as const) : []),
    {
      id: 'remove',
      label: is_me ? t('studio_team.leave.open') : t('studio_team.remove.open'),
      icon: is_me ? <LogOut /> : <UserRoundMinus />,
      tone: 'danger',
    },
  ]
}

/** Changes a role at once and offers undo, except for an owner, which would require an owner's password. */
function useChangeRole(team_member: TeamMember): (role: Exclude<TeamRole, 'owner'>) => void {
  const t = useT()
  const { id, name, role: initial_role } = team_member
  const showRoleToast = (role: TeamRole, previous_role: TeamRole): void => {
    toasts.add({
      text: t('studio_team.role_changed', { name, role: t(`studio_team.roles.${role}.name`) }),
      ...(previous_role !== 'owner' && {
        duration: UNDO_DURATION,
        action: { label: t('common.undo'), onAction: () => role_mutation.mutate(previous_role) },
      }),
    })
  }
  const role_mutation = useTeamAction<TeamRole, TeamRole>({
    act: async (role) => (await call('team.changeTeamRole', { id, role })).role,
    onDone: (role) => showRoleToast(role, role === initial_role ? 'owner' : initial_role),
  })
  return (role) => role_mutation.mutate(role)
}

type OwnerDialogProps = { readonly team_member: TeamMember; readonly onClose: () => void }

const blank_values = { password: '' }

/** Makes a team member an owner after showing the effects and asking for the acting owner's password. */
function OwnerDialog({ team_member, onClose }: OwnerDialogProps) {
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
      toasts.add({ text: t('studio_team.role_changed', { name, role: t('studio_team.roles.owner.name') }) })
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
        show_label={t('studio_auth.show_password')}
        hide_label={t('studio_auth.hide_password')}
        autoComplete="current-password"
        value={form.values.password}
        error={form.errorOf('password')}
        onChange={(event) => form.set('password', event.target.value)}
      />
    </FormDialog>
  )
}

type RemoveDialogProps = {
  readonly team_member: TeamMember
  readonly is_me: boolean
  readonly onClose: () => void
}

/** Removes a team member, or oneself, after showing the effects. */
function RemoveDialog({ team_member, is_me, onClose }: RemoveDialogProps) {
  const t = useT()
  const navigate = useNavigate()
  const { id, name } = team_member
  const closeDialog = async (): Promise<void> => {
    clearSession()
    queryClient.clear()
    await navigate({ to: '/sign-in' })
  }
  const remove = useTeamAction({
    act: () => call('team.removeTeamMember', { id }),
    is_told_here: true,
    onDone: () => {
      if (is_me) {
        void closeDialog()
        return
      }
      toasts.add({ text: t('studio_team.remove.done', { name }) })
      onClose()
    },
  })
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && onClose()}
      title={is_me ? t('studio_team.leave.title') : t('studio_team.remove.title', { name })}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" is_busy={remove.isPending} onClick={() => remove.mutate()}>
            {is_me ? t('studio_team.leave.confirm') : t('studio_team.remove.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{is_me ? t('studio_team.leave.text') : t('studio_team.remove.text', { name })}</p>
        {remove.error && (
          <Notice tone="danger" icon={<CircleAlert />} role="alert">
            {formatError(t, remove.error)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
