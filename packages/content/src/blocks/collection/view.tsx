import { useT } from '@foyer/i18n/react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { ActionButton } from '../../parts/action-button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { listPageEntries, PageList } from '../../parts/page-list.tsx'
import { PendingList, RuleList, ShowAll, ShowLess } from '../../parts/rule-list.tsx'
import { Section } from '../../parts/section.tsx'
import { SwitchedList } from '../../parts/switched-list.tsx'
import type { collectionBlock } from './definition.ts'

/** Pages as a row to swipe, a list or a grid, under a heading with a link beside it. */
export const CollectionView: BlockView<typeof collectionBlock> = (block) => (
  <RuleList list_key={block.block_id} props={block.props}>
    <Pages {...block} />
  </RuleList>
)

const Pages: BlockView<typeof collectionBlock> = ({ props, block_id }) => {
  const t = useT()
  const host = usePageHost()
  const entries = listPageEntries(host, props, block_id)
  const pending = entries.length === 0 ? host.pending_lists?.[block_id] : undefined
  if (pending) {
    return (
      <Section id={block_id} title={props.title}>
        <PendingList pending={pending} />
      </Section>
    )
  }
  if (entries.length === 0) {
    const text = props.source === 'rule' ? 'pages.empty.collection_rule' : 'pages.empty.collection'
    return host.is_preview ? <Empty>{t(text)}</Empty> : null
  }

  const more = props.more_action && props.more_text !== '' && (
    <ActionButton action={props.more_action} buttonProps="link">
      {props.more_text}
    </ActionButton>
  )
  const { cover, card_size, title } = props
  const is_whole = host.rests?.[block_id]?.is_shown ?? false
  const layout = props.layout === 'row' && is_whole ? 'grid' : props.layout
  const has_aside = title !== '' && !more
  return (
    <Section
      id={block_id}
      title={title}
      aside={has_aside ? <ShowAll list_key={block_id} /> : more}
      is_wide={layout === 'row'}
    >
      {props.layout !== 'row' && entries.length > 1 && host.index.page.show_view_switcher ? (
        <SwitchedList id={block_id} initial={props.layout} {...{ entries, cover, card_size }} />
      ) : (
        <PageList entries={entries} layout={layout} cover={cover} card_size={card_size} />
      )}
      {has_aside ? <ShowLess list_key={block_id} /> : <ShowAll list_key={block_id} />}
    </Section>
  )
}
