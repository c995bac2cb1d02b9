import type { ConversationDetail } from '@foyer/contract/messaging/inbox-shapes'
import { useT, useFormat } from '@foyer/i18n/react'
import { Badge } from '@foyer/ui'
import { ChevronDown } from 'lucide-react'
import { PlanBadge } from './conversation-list.tsx'
import styles from './thread.module.css'

type MemberStripProps = { readonly conversation: ConversationDetail; readonly onMember: () => void }

/** On phones: what the member pays for and follows, above the messages. A press opens all of it. */
export function MemberStrip({ conversation, onMember }: MemberStripProps) {
  const t = useT()
  const format = useFormat()
  const { member } = conversation
  if (!member || (member.plan === null && member.course === null)) return null
  const { plan, course } = member
  return (
    <button
      type="button"
      className={styles.strip}
      aria-label={t('studio_inbox.member.show')}
      onClick={onMember}
    >
      <PlanBadge conversation={conversation} />
      {plan && <Badge>{plan.title}</Badge>}
      {course && <Badge>{`${course.title}, ${format.percent(course.progress)}`}</Badge>}
      <ChevronDown aria-hidden="true" />
    </button>
  )
}
