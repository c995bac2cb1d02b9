import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'

/** Lets someone in who signed up at a private app. */
export function ApproveButton({
  member,
}: {
  readonly member: { readonly id: string; readonly name: string; readonly email: string }
}) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const approve = useMutation({
    mutationFn: () => call('members.approveMember', { id: member.id }),
    onSuccess: async () => {
      toasts.add({ text: t('studio_members.approved', { name: member.name || member.email }) })
      await cache.invalidateQueries({ queryKey: ['app', slug, 'members'] })
    },
    onError: (error) => toasts.add({ text: formatError(t, error), tone: 'danger' }),
  })
  return (
    <Button kind="outline" size="small" is_busy={approve.isPending} onClick={() => approve.mutate()}>
      {t('studio_members.approve')}
    </Button>
  )
}
