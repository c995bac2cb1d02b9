import { useT } from '@foyer/i18n/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAppCall } from '#platform/api.ts'
import { problemText } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import type { Administered, Deed } from './deeds.ts'

/** Does something with a member and tells it; what can be undone is offered back. */
export function useDeed(member: Administered, onDone: () => void = () => {}) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const { id } = member
  const name = member.name || member.email
  const work: Record<Deed, () => Promise<unknown>> = {
    suspend: () => call('members.suspendMember', { id }),
    restore: () => call('members.restoreMember', { id }),
    reset_sign_in: () => call('members.resetMemberSignIn', { id }),
    delete: () => call('members.deleteMember', { id }),
  }
  const deed = useMutation({
    mutationFn: (asked: Deed) => work[asked](),
    onSuccess: async (_answer, asked) => {
      const can_undo = asked === 'suspend' || asked === 'delete'
      toasts.add({
        text: t(`studio_member_admin.${asked}.done`, { name }),
        ...(can_undo && {
          duration: UNDO_DURATION,
          action: { label: t('common.undo'), onAction: () => deed.mutate('restore') },
        }),
      })
      onDone()
      await cache.invalidateQueries({ queryKey: ['app', slug, 'members'] })
    },
    onError: (error, asked) => {
      if (asked === 'restore') toasts.add({ text: problemText(t, error), tone: 'danger' })
    },
  })
  return deed
}
