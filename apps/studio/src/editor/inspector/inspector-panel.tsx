import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { BlockIcon } from '../block-icon.tsx'
import { typeNameOf } from '../block-name.ts'
import { PageIcon } from '../pick/page-icon.tsx'
import type { EditorAction } from '../state/actions.ts'
import type { PageDraft, StudioPage } from '../types.ts'
import { BlockInspector } from './block-inspector.tsx'
import styles from './inspector-panel.module.css'
import { PageInspector } from './page-inspector.tsx'

type InspectorPanelProps = {
  readonly page: StudioPage
  readonly draft: PageDraft
  /** The chosen block; the page itself where there is none. */
  readonly block: StoredBlock | undefined
  readonly dispatch: (action: EditorAction) => void
  /** The block's tools, where they have no place beside the page. */
  readonly tools: ReactNode
  readonly address: ReactNode
  readonly access: ReactNode
}

/** The fields of what is chosen: a block, else the page. */
export function InspectorPanel({
  page,
  draft,
  block,
  dispatch,
  tools,
  address,
  access,
}: InspectorPanelProps) {
  const t = useT()
  return (
    <>
      <header className={styles.head}>
        {block ? <BlockIcon type={block.type} /> : <PageIcon content_type={page.content_type} />}
        <h2 className={styles.title}>
          {block
            ? typeNameOf(t, block)
            : (t.find(`blocks.page_types.${page.content_type}`) ?? page.content_type)}
        </h2>
        {tools}
      </header>
      {block ? (
        <BlockInspector
          key={block.id}
          block={block}
          onChange={(prop, value) => dispatch({ type: 'set_prop', block_id: block.id, prop, value })}
        />
      ) : (
        <PageInspector
          content_type={page.content_type}
          draft={draft}
          onField={(field, value) => dispatch({ type: 'set_field', field, value })}
          onSettings={(settings) => dispatch({ type: 'set_page', settings })}
          address={address}
          access={access}
        />
      )}
    </>
  )
}
