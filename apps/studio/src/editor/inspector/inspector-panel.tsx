import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { ChevronUp } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react'
import { toasts } from '../../platform/toasts.ts'
import { useAnnounce } from '../announce.tsx'
import { BlockIcon } from '../block-icon.tsx'
import { getBlockTypeName } from '../block-name.ts'
import { PageIcon } from '../pick/page-icon.tsx'
import { useEditorServices } from '../services.tsx'
import type { EditorAction } from '../state/actions.ts'
import type { PageDraft, StudioPage } from '../types.ts'
import type { Panels } from '../use-panels.ts'
import { BlockInspector } from './block-inspector.tsx'
import { createBlockRoot, createPageRoot } from './field-root.ts'
import styles from './inspector-panel.module.css'
import { getItemName } from './item-texts.ts'
import { LevelPanel } from './level-panel.tsx'
import { resolveLevels, type FieldObject, type Level, type RootChange } from './levels.ts'
import { PageInspector } from './page-inspector.tsx'
import { LevelsProvider, type Levels } from './use-levels.ts'

type InspectorPanelProps = {
  readonly page: StudioPage
  readonly draft: PageDraft
  /** The chosen block; the page itself where there is none. */
  readonly block: StoredBlock | undefined
  readonly dispatch: (action: EditorAction) => void
  readonly levels: Levels
  readonly panels: Pick<Panels, 'page_tab' | 'setPageTab' | 'block_tab' | 'setBlockTab'>
  /** The block's tools when they do not fit beside the page. */
  readonly tools: ReactNode
  readonly address: ReactNode
  readonly access: ReactNode
  readonly translations: ReactNode
  /** For a collapsible panel: whether the fields are shown, and the toggle. */
  readonly sheet_toggle?: { readonly is_open: boolean; readonly onToggle: () => void }
}

/** The fields of what is chosen: an open item, else a block, else the page. */
export function InspectorPanel(props: InspectorPanelProps) {
  const { page, draft, block, dispatch, levels, panels, tools, sheet_toggle } = props
  const { address, access, translations } = props
  const t = useT()
  const fields = useId()
  const root = useMemo(
    () => (block ? createBlockRoot(t, block) : createPageRoot(t, page.content_type, draft.fields)),
    [t, block, page.content_type, draft.fields],
  )
  const open_levels = useOpenLevels(root, levels)
  const level = open_levels.at(-1)
  const change = ({ prop, value }: RootChange): void =>
    dispatch(
      block
        ? { type: 'set_prop', block_id: block.id, prop, value }
        : { type: 'set_field', field: prop, value },
    )
  if (level && sheet_toggle?.is_open !== false)
    return (
      <LevelsProvider value={levels}>
        <div className={styles.fields}>
          <LevelPanel
            root_name={block ? getBlockTypeName(t, block) : draft.title}
            levels={open_levels}
            level={level}
            onChange={change}
          />
        </div>
      </LevelsProvider>
    )
  const icon = block ? <BlockIcon type={block.type} /> : <PageIcon content_type={page.content_type} />
  const name = block
    ? getBlockTypeName(t, block)
    : (t.find(`blocks.page_types.${page.content_type}`) ?? page.content_type)
  return (
    <LevelsProvider value={levels}>
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
            onChange={(prop, value) => change({ prop, value })}
            onAcceptLost={() => dispatch({ type: 'accept_lost', block_id: block.id })}
          />
        ) : (
          <PageInspector
            content_type={page.content_type}
            draft={draft}
            onField={(prop, value) => change({ prop, value })}
            onSettings={(settings) => dispatch({ type: 'set_page', settings })}
            tab={panels.page_tab}
            onTab={panels.setPageTab}
            address={address}
            access={access}
            translations={translations}
          />
        )}
      </div>
    </LevelsProvider>
  )
}

/**
 * Returns the levels of the open path. An item that is gone, as after an undo or in the version of someone else, closes
 * its level and is named.
 */
function useOpenLevels(root: FieldObject | null, { path, back }: Levels): readonly Level[] {
  const t = useT()
  const announce = useAnnounce()
  const { pages } = useEditorServices()
  const open_levels = useMemo(() => (root ? resolveLevels(root, path) : []), [root, path])
  const depth = open_levels.length
  const is_gone = depth < path.length
  const last_names = useRef<readonly string[]>([])
  useEffect(() => {
    if (!is_gone) {
      last_names.current = open_levels.map(({ values: item, at, list }) =>
        getItemName(t, pages, { item, at, label: t(list.label) }),
      )
      return
    }
    const text = t('editor.level.gone', { name: last_names.current[depth] ?? t('editor.level.item') })
    back(depth)
    toasts.add({ text })
    announce(text)
  }, [is_gone, open_levels, depth, back, t, pages, announce])
  return open_levels
}
