import { blockDefinition, newBlock } from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { Plus } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { BlockTools, type BlockCommands } from './canvas/block-tools.tsx'
import { CanvasArea } from './canvas/canvas-area.tsx'
import type { Device } from './canvas/devices.ts'
import { Announcer } from './announce.tsx'
import { getBlockTypeName } from './block-name.ts'
import { useClipboard } from './clipboard/use-clipboard.ts'
import { useInsertBlocks } from './clipboard/use-insert-blocks.ts'
import { EditorNotices } from './editor-notices.tsx'
import styles from './editor.module.css'
import { FieldsSheet } from './fields-sheet.tsx'
import { InspectorColumn } from './inspector/inspector-column.tsx'
import { InspectorPanel } from './inspector/inspector-panel.tsx'
import { useOpenBlock } from './inspector/use-open-block.ts'
import { useLevelState } from './inspector/use-levels.ts'
import { useEditorKeys } from './keys/use-editor-keys.ts'
import { MediaStoreProvider, usePageMedia } from './media-store.tsx'
import { SavePatternDialog } from './patterns/save-pattern-dialog.tsx'
import { BlockPicker } from './picker/block-picker.tsx'
import { formatGoal } from './picker/format-goal.ts'
import { PuckCanvas } from './puck/puck-canvas.tsx'
import { ConflictDialog } from './saving/conflict-dialog.tsx'
import { readStoredDraft } from './saving/stored-draft.ts'
import { SaveStatusLine } from './saving/save-status-line.tsx'
import { useFlush } from './saving/use-flush.ts'
import type { SaveCalls } from './saving/save-calls.ts'
import { useAutosave, type Autosave } from './saving/use-autosave.ts'
import { BulkActions } from './select/bulk-actions.tsx'
import { useFrameSelection } from './select/use-frame-selection.ts'
import { SidePanel } from './side-panel.tsx'
import { Toolbar } from './toolbar.tsx'
import type { StudioPage } from './types.ts'
import { canHold, findBlock, getStepPosition, type BlockPlace, type BlockStep } from './state/blocks.ts'
import { listSelected } from './state/editor-state.ts'
import { listTopmost } from './state/many-blocks.ts'
import { useEditor } from './use-editor.ts'
import { useFormCanvas } from './use-form-canvas.ts'
import { useFrameContext } from './use-frame-context.ts'
import { usePanels, type Panels } from './use-panels.ts'
import { assertNever } from './assert-never.ts'

export type EditorProps = {
  readonly page: StudioPage
  readonly calls: SaveCalls
  readonly is_online: boolean
  /** The back link and the page's position. */
  readonly breadcrumb: ReactNode
  /** The button of "view as" and its result above the page. */
  readonly view_as_button: ReactNode
  readonly view_as_result: ReactNode
  /** Shows the page as it would be if it were published. */
  readonly preview: ReactNode
  /** The way to publish, at the end of the bar. */
  readonly publish: ReactNode
  /** The pages of the app. */
  readonly tree: ReactNode
  /** The path of the page and other values outside the draft. */
  readonly address: ReactNode
  readonly access: ReactNode
  readonly translations: ReactNode
  /** Renders the notice of a page that was deleted; after a restore the typed changes must be saved again. */
  readonly deleted: (saving: Pick<Autosave, 'restore' | 'retry'>) => ReactNode
  readonly onPublish: (flush: () => Promise<void>) => void
  /** Opens the preview. */
  readonly onPreview: () => void
  /** Shows all keys. */
  readonly onShowShortcuts: () => void
  /** A block to select from outside, such as one with an error. */
  readonly open_block?: string | undefined
  /** Called after it is selected. */
  readonly onBlockOpened: () => void
  /** Receives a function that saves everything at once, for publishing from outside the editor. */
  readonly onFlushReady: (flush: () => Promise<void>) => void
  /** Called when the editor has unsaved changes or none any more. */
  readonly onUnsaved: (is_unsaved: boolean) => void
}

/** The editor of one page: pages and blocks, the page itself, and the fields of what is chosen. */
export function Editor(props: EditorProps) {
  return (
    <Announcer>
      <LoadedEditor {...props} />
    </Announcer>
  )
}

function LoadedEditor({
  page,
  calls,
  is_online,
  breadcrumb,
  view_as_button,
  view_as_result,
  preview,
  publish,
  tree,
  address,
  access,
  translations,
  deleted,
  onPublish,
  onPreview,
  onShowShortcuts,
  open_block,
  onBlockOpened,
  onFlushReady,
  onUnsaved,
}: EditorProps) {
  const t = useT()
  const { state, dispatch, commands } = useEditor(page.draft)
  const { draft, selected } = state
  const selection = useMemo(() => listSelected(state), [state])
  const several = useMemo(() => new Set(selection.length > 1 ? selection : []), [selection])
  const [restored] = useState(() => readStoredDraft(page))
  const saving = useAutosave({ page, draft, stored_draft: restored, is_online, calls })
  const panels = usePanels()
  const levels = useLevelState(selected)
  const [device, setDevice] = useState<Device>('phone')
  const [frame, setFrame] = useState<Document | null>(null)
  const [adding, setAdding] = useState<'behind' | BlockPlace | null>(null)
  const media_store = usePageMedia(page)
  const { media, files } = media_store
  const look = useFrameContext({
    page,
    draft,
    media,
    files,
    onDocument: setFrame,
    onInsert: setAdding,
    several,
    form: useFormCanvas({ draft, levels, panels, dispatch }),
  })
  useEffect(() => {
    if (restored) dispatch({ type: 'replace', draft: restored.draft })
  }, [restored, dispatch])
  const flush = useFlush(saving, draft.blocks, onFlushReady)
  const is_unsaved = saving.status !== 'saved'
  useEffect(() => onUnsaved(is_unsaved), [onUnsaved, is_unsaved])

  const block = findBlock(draft.blocks, selected)
  const select = useCallback(
    (block_id: string | null) => {
      dispatch({ type: 'select', block_id })
    },
    [dispatch],
  )
  useOpenBlock({ open_block, page, draft, levels, panels, select, onBlockOpened })
  const [saving_blocks, setSavingBlocks] = useState<readonly StoredBlock[] | null>(null)
  const canPlace = useCallback((type: string) => canAdd(draft.blocks, type, adding), [draft.blocks, adding])
  const insertBlocks = useInsertBlocks(commands, media_store)
  const topmost = useMemo(() => listTopmost(draft.blocks, selection), [draft.blocks, selection])
  const clipboard = useClipboard({ frame, selected: topmost, remove: commands.remove, insert: insertBlocks })
  useFrameSelection(frame, commands)
  const block_commands: BlockCommands = {
    clipboard,
    save: () => setSavingBlocks(topmost),
    step: commands.step,
    duplicate: commands.duplicate,
    remove: commands.remove,
    addBelow: () => setAdding('behind'),
  }
  useEditorKeys(frame, (command) => {
    switch (command) {
      case 'add':
        setAdding('behind')
        return true
      case 'select_previous':
      case 'select_next':
        return commands.selectAdjacent(command === 'select_next' ? 1 : -1)
      case 'extend_previous':
      case 'extend_next':
        return commands.extend(command === 'extend_next' ? 1 : -1)
      case 'move_up':
      case 'move_down':
      case 'move_in':
      case 'move_out':
        return commands.step(key_steps[command])
      case 'duplicate':
      case 'undo':
      case 'redo':
        return commands[command]()
      case 'delete':
        return commands.remove()
      case 'publish':
        onPublish(flush)
        return true
      case 'preview':
        onPreview()
        return true
      case 'show_keys':
        onShowShortcuts()
        return true
      case 'escape':
        if (levels.path.length > 0) {
          levels.back()
          return true
        }
        select(null)
        return false
      default:
        return assertNever(command)
    }
  })

  const side = (
    <SidePanel
      tree={tree}
      blocks={draft.blocks}
      selected={selection}
      problems={page.problems}
      onSelect={(block_ids) => {
        const [only] = block_ids
        if (only !== undefined && block_ids.length === 1) select(only)
        else commands.selectMany(block_ids)
        if (block_ids.length === 1) panels.setTreeOpen(false)
      }}
      onMove={commands.moveMany}
      onAdd={setAdding}
    />
  )
  const selected_block = block && {
    id: block.id,
    name: getBlockTypeName(t, block),
    steps: new Set(block_steps.filter((step) => getStepPosition(draft.blocks, block.id, step))),
    has_nesting: draft.blocks.some(({ type }) => blockDefinition(type)?.children),
  }
  const has_side_panels = panels.panel_layout !== 'none'
  const tools = selected_block ? (
    <BlockTools {...selected_block} has_plus commands={block_commands} />
  ) : (
    <IconButton icon={<Plus />} label={t('editor.canvas.add')} onClick={() => setAdding('behind')} />
  )
  const inspector = (
    <InspectorPanel
      page={page}
      draft={draft}
      block={block}
      dispatch={dispatch}
      levels={levels}
      panels={panels}
      address={address}
      access={access}
      translations={translations}
      tools={has_side_panels ? undefined : tools}
      {...(has_side_panels ? {} : { sheet_toggle: getSheetToggle(panels) })}
    />
  )
  return (
    <MediaStoreProvider value={media_store}>
      <div className={styles.editor}>
        <Toolbar
          breadcrumb={breadcrumb}
          save_line={<SaveStatusLine status={saving.status} />}
          device={device}
          onDeviceChange={setDevice}
          can_undo={state.past.length > 0}
          can_redo={state.future.length > 0}
          onUndo={commands.undo}
          onRedo={commands.redo}
          viewer={view_as_button}
          preview={preview}
          publish={publish}
          onOpenTree={panels.panel_layout === 'both' ? null : () => panels.setTreeOpen(true)}
        />
        <div className={styles.columns} data-layout={panels.panel_layout}>
          {panels.panel_layout === 'both' && side}
          <main
            id="content"
            className={styles.page}
            tabIndex={-1}
            aria-label={t('editor.canvas.label', { title: draft.title })}
          >
            <div className={styles.above}>
              <EditorNotices
                saving={saving}
                blocks={draft.blocks}
                deleted={deleted(saving)}
                is_online={is_online}
                is_restored={restored !== null && state.past.length === 1}
                onUndo={commands.undo}
              />
              {view_as_result}
            </div>
            <CanvasArea
              device={device}
              is_full_width={!has_side_panels}
              frame={frame}
              block={several.size > 0 ? null : (selected_block ?? null)}
              commands={block_commands}
              onAdd={() => setAdding('behind')}
              onSelectPage={() => select(null)}
              onPreview={onPreview}
              onShowShortcuts={onShowShortcuts}
            >
              <PuckCanvas
                blocks={draft.blocks}
                selected={selected}
                frame_context={look}
                onArrange={(arrangement) => dispatch({ type: 'arrange', arrangement })}
                onSelect={select}
                onRefuse={commands.refuseNesting}
              />
            </CanvasArea>
            {several.size > 0 && (
              <BulkActions
                count={several.size}
                commands={commands}
                clipboard={clipboard}
                onSave={block_commands.save}
                onClear={() => select(null)}
              />
            )}
          </main>
          {has_side_panels ? (
            <InspectorColumn>{inspector}</InspectorColumn>
          ) : (
            <FieldsSheet height={panels.height} onHeightChange={panels.setHeight}>
              {inspector}
            </FieldsSheet>
          )}
        </div>
        <Sheet
          is_open={panels.is_tree_open}
          onOpenChange={panels.setTreeOpen}
          title={t('editor.panels.pages')}
          close_label={t('common.close')}
        >
          {side}
        </Sheet>
        {adding && (
          <BlockPicker
            canPlace={canPlace}
            goal={formatGoal(t, draft.blocks, adding, block)}
            onClose={() => setAdding(null)}
            onChoose={({ type, props }, stays_open) => {
              if (!stays_open) setAdding(null)
              commands.add(type, adding === 'behind' ? undefined : adding, props)
            }}
            onInsert={({ name, blocks }) => {
              setAdding(null)
              const text = (count: number): string => t('editor.patterns.inserted', { name, count })
              void insertBlocks({ blocks, app: null, text }, adding === 'behind' ? undefined : adding)
            }}
          />
        )}
        {saving_blocks && (
          <SavePatternDialog subject={{ blocks: saving_blocks }} onClose={() => setSavingBlocks(null)} />
        )}
        {saving.theirs && (
          <ConflictDialog
            mine={draft}
            theirs={saving.theirs}
            base={saving.base}
            onKeepMine={() => {
              if (saving.theirs) dispatch({ type: 'prefer_to', draft: saving.theirs.draft })
              saving.keepMine()
            }}
            onKeepBoth={(both) => {
              dispatch({ type: 'replace', draft: both })
              saving.keepMine()
            }}
            onTakeTheirs={() => {
              if (saving.theirs) dispatch({ type: 'replace', draft: saving.theirs.draft })
              saving.takeTheirs()
            }}
          />
        )}
      </div>
    </MediaStoreProvider>
  )
}

const block_steps: readonly BlockStep[] = ['up', 'down', 'in', 'out']
const key_steps = { move_up: 'up', move_down: 'down', move_in: 'in', move_out: 'out' } as const

/** Whether a new block fits into a place. */
function canAdd(blocks: readonly StoredBlock[], type: string, place: 'behind' | BlockPlace | null): boolean {
  return (
    place === null ||
    place === 'behind' ||
    canHold(
      blocks,
      newBlock(type, () => type),
      place,
    )
  )
}

/** The fields of a phone's screen open by half and close whole. */
function getSheetToggle({ height, setHeight }: Panels): { is_open: boolean; onToggle: () => void } {
  const is_open = height !== 'closed'
  return { is_open, onToggle: () => setHeight(is_open ? 'closed' : 'half') }
}
