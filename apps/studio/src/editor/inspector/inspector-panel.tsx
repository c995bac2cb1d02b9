import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { ChevronUp } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { BlockIcon } from '../block-icon.tsx'
import { getBlockTypeName } from '../block-name.ts'
import { PageIcon } from '../pick/page-icon.tsx'
import type { EditorAction } from '../state/actions.ts'
import type { PageDraft, StudioPage } from '../types.ts'
import type { Panels } from '../use-panels.ts'
import { BlockInspector } from './block-inspector.tsx'
import styles from './inspector-panel.module.css'
import { PageInspector } from './page-inspector.tsx'

type InspectorPanelProps = {
  readonly page: StudioPage
  readonly draft: PageDraft
  /** The chosen block; the page itself where there is none. */
  readonly block: StoredBlock | undefined
  readonly dispatch: (action: EditorAction) => void
  readonly panels: Pick<Panels, 'page_tab' | 'setPageTab' | 'block_tab' | 'setBlockTab'>
  /** The block's tools when they do not fit beside the page. */
  readonly tools: ReactNode
  readonly address: ReactNode
  readonly access: ReactNode
  readonly translations: ReactNode
  /** For a collapsible panel: whether the fields are shown, and the toggle. */
  readonly sheet_toggle?: { readonly is_open: boolean; readonly onToggle: () => void }
}

/** The fields of what is chosen: a block, else the page. */
export function InspectorPanel(props: InspectorPanelProps) {
  const { page, draft, block, dispatch, panels, tools, address, access, translations, sheet_toggle } = props
  const t = useT()
  const fields = useId()
  const icon = block ? <BlockIcon type={block.type} /> : <PageIcon content_type={page.content_type} />
  const name = block
    ? getBlockTypeName(t, block)
    : (t.find(`blocks.page_types.${page.content_type}`) ?? page.content_type)
  return (
    <>
      <header className={styles.head}>
        {sheet_toggle ? (
          <h2 className={styles.title}>
            <button
              type="button"
              className={styles.fold}
              aria-expanded={sheet_toggle.is_open}
              aria-controls={fields}
              onClick={sheet_toggle.onToggle}
            >
              {icon}
              <span>{block ? name : t('editor.panels.page')}</span>
              <ChevronUp aria-hidden="true" className={styles.chevron} />
            </button>
          </h2>
        ) : (
          <>
            {icon}
            <h2 className={styles.title}>{name}</h2>
          </>
        )}
        {tools}
      </header>
      <div id={fields} className={styles.fields} hidden={sheet_toggle !== undefined && !sheet_toggle.is_open}>
        {block ? (
          <BlockInspector
            key={block.id}
            block={block}
            tab={panels.block_tab}
            onTab={panels.setBlockTab}
            onChange={(prop, value) => dispatch({ type: 'set_prop', block_id: block.id, prop, value })}
            onAcceptLost={() => dispatch({ type: 'accept_lost', block_id: block.id })}
          />
        ) : (
          <PageInspector
            content_type={page.content_type}
            draft={draft}
            onField={(field, value) => dispatch({ type: 'set_field', field, value })}
            onSettings={(settings) => dispatch({ type: 'set_page', settings })}
            tab={panels.page_tab}
            onTab={panels.setPageTab}
            address={address}
            access={access}
            translations={translations}
          />
        )}
      </div>
    </>
  )
}
