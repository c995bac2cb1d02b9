import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { findMissing } from './inbox-states.tsx'
import { inboxQuery } from './queries.ts'
import { useStartConversation } from './use-start-conversation.ts'

/** Opens the conversation with a member: the team's where the viewer may read it, else the viewer's own. */
export function MessageMember({ member_id }: { readonly member_id: string }) {
  const t = useT()
  const slug = useSlug()
  const navigate = useNavigate()
  const { data: inbox } = useQuery(inboxQuery(slug))
  const scope = inbox && findMissing(inbox, 'team') !== null ? 'mine' : 'team'
  const start = useStartConversation(scope, ({ id }) => {
    void navigate({
      to: '/apps/$slug/messages/inbox',
      params: { slug },
      search: { thread: id, ...(scope === 'mine' && { scope }) },
    })
  })
  if (!inbox?.is_chat_available) return null
  return (
    <Button
      kind="outline"
      icon={<MessageCircle />}
      is_busy={start.isPending}
      onClick={() =>
        start.mutate(member_id, {
          onError: (error) => toasts.add({ text: formatError(t, error), tone: 'danger' }),
        })
      }
    >
      {t('studio_members.message')}
    </Button>
  )
}
