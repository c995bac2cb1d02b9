import { useT } from '@foyer/i18n/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import type { AdministeredMember, MemberAction } from './member-actions.ts'

/** Runs an action on a member and shows the result, with undo where possible. */
export function useMemberAction(member: AdministeredMember, onDone: () => void = () => {}) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const { id } = member
  const name = member.name || member.email
  const call_by_action: Record<MemberAction, () => Promise<unknown>> = {
    suspend: () => call('members.suspendMember', { id }),
    restore: () => call('members.restoreMember', { id }),
    reset_sign_in: () => call('members.resetMemberSignIn', { id }),
    delete: () => call('members.deleteMember', { id }),
  }
  const mutation = useMutation({
    mutationFn: (requested_action: MemberAction) => call_by_action[requested_action](),
    onSuccess: async (_answer, requested_action) => {
      const can_undo = requested_action === 'suspend' || requested_action === 'delete'
      toasts.add({
        text: t(`studio_member_admin.${requested_action}.done`, { name }),
        ...(can_undo && {
          duration: UNDO_DURATION,
          action: { label: t('common.undo'), onAction: () => mutation.mutate('restore') },
        }),
      })
      onDone()
      await cache.invalidateQueries({ queryKey: ['app', slug, 'members'] })
    },
    onError: (error, requested_action) => {
      if (requested_action === 'restore') toasts.add({ text: formatError(t, error), tone: 'danger' })
    },
  })
  return mutation
}
