import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Menu, type MenuEntry } from '@foyer/ui/menu'
import {
  Copy,
  Ellipsis,
  Flag,
  MessagesSquare,
  Pencil,
  Pin,
  PinOff,
  Plus,
  SmilePlus,
  TextQuote,
  Trash2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Message } from '@foyer/contract/messaging/shapes'
import { QUICK_EMOJIS, type MessageAction } from './message-actions.ts'
import styles from './actions.module.css'

type MenuAction = Exclude<MessageAction, 'like'>

type MenuProps = {
  message: Message
  actions: readonly MessageAction[]
  is_open: boolean
  onOpenChange: (is_open: boolean) => void
  onAction: (action: MessageAction) => void
  onReact: (emoji: string) => void
}

const REACT = 'react:'

/** The actions of a message. Its button shows on hover and focus; a long press and the right button open it as well. */
export function MessageMenu({
  message,
  actions,
  is_open,
  onOpenChange,
  onAction,
  onReact,
}: MenuProps): ReactNode {
  const t = useT()
  const entries = useEntries(actions)
  const own = new Set(message.reactions.flatMap(({ emoji, is_mine }) => (is_mine ? [emoji] : [])))
  const row = actions.includes('react')
    ? [
        ...QUICK_EMOJIS.map((emoji) => ({
          id: `${REACT}${emoji}`,
          label: t('messages.react_with', { emoji }),
          content: emoji,
          is_pressed: own.has(emoji),
        })),
        { id: 'react', label: t('messages.more_emojis'), content: <Plus aria-hidden="true" /> },
      ]
    : []
  return (
    <Menu<string>
      label={t('messages.actions')}
      trigger={
        <IconButton
          size="small"
          className={styles.trigger}
          label={t('messages.actions')}
          icon={<Ellipsis />}
        />
      }
      row={row}
      row_label={t('messages.react')}
      entries={entries}
      is_open={is_open}
      onOpenChange={onOpenChange}
      onAction={(id) => {
        if (id.startsWith(REACT)) onReact(id.slice(REACT.length))
        else onAction(id as MenuAction)
      }}
    />
  )
}

function useEntries(actions: readonly MessageAction[]): MenuEntry<string>[] {
  const t = useT()
  const known: Record<Exclude<MenuAction, 'react'>, { label: string; icon: ReactNode }> = {
    reactions: { label: t('messages.reactions'), icon: <SmilePlus /> },
    reply: { label: t('messages.reply'), icon: <MessagesSquare /> },
    quote: { label: t('messages.quote'), icon: <TextQuote /> },
    copy: { label: t('messages.copy'), icon: <Copy /> },
    edit: { label: t('common.edit'), icon: <Pencil /> },
    pin: { label: t('messages.pin'), icon: <Pin /> },
    unpin: { label: t('messages.unpin'), icon: <PinOff /> },
    report: { label: t('messages.report'), icon: <Flag /> },
    delete: { label: t('messages.delete'), icon: <Trash2 /> },
  }
  return actions.flatMap((action) => {
    if (action === 'react' || action === 'like') return []
    const is_danger = action === 'delete' || action === 'report'
    return [{ id: action, ...known[action], ...(is_danger ? { tone: 'danger' as const } : {}) }]
  })
}
