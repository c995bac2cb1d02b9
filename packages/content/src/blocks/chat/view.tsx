import { useT } from '@foyer/i18n/react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Section } from '../../parts/section.tsx'
import type { chatBlock } from './definition.ts'

/** The page's comments, rendered by the app's pane. Where the host has no pane, a short sentence takes its place. */
export const ChatView: BlockView<typeof chatBlock> = ({ props, block_id }) => {
  const t = useT()
  const { index, panes, is_preview } = usePageHost()
  const { is_commentable, message_thread_id } = index.page
  if (!is_commentable || message_thread_id === null) {
    return is_preview ? <Empty>{t('pages.chat.closed')}</Empty> : null
  }
  const Chat = panes.chat
  return (
    <Section id={block_id} title={props.title === '' ? t('pages.chat.title') : props.title}>
      {Chat ? <Chat thread_id={message_thread_id} /> : <p>{t('pages.chat.in_preview')}</p>}
    </Section>
  )
}
