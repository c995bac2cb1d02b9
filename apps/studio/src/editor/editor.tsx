import type { MediaAsset } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { Plus } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { BlockTools, type BlockCommands } from './canvas/block-tools.tsx'
import { CanvasArea } from './canvas/canvas-area.tsx'
import type { Device } from './canvas/devices.ts'
import { Announcer } from './announce.tsx'
import { blockNameOf, typeNameOf } from './block-name.ts'
import { EditorNotices } from './editor-notices.tsx'
import styles from './editor.module.css'
import { FieldsSheet } from './fields-sheet.tsx'
import { InspectorPanel } from './inspector/inspector-panel.tsx'
import { useEditorKeys } from './keys/use-editor-keys.ts'
import { MediaStoreProvider } from './media-store.tsx'
import { BlockPicker } from './picker/block-picker.tsx'
import { PuckCanvas } from './puck/puck-canvas.tsx'
import { ConflictDialog } from './saving/conflict-dialog.tsx'
import { keptDraft } from './saving/kept-draft.ts'
import { SaveLine } from './saving/save-line.tsx'
import type { SaveCalls } from './saving/save-calls.ts'
import { useAutosave, type Autosave } from './saving/use-autosave.ts'
import { SidePanel } from './side-panel.tsx'
import { Toolbar } from './toolbar.tsx'
import type { StudioPage } from './types.ts'
import { useEditor } from './use-editor.ts'
import { useFrameLook } from './use-frame-look.ts'
import { usePanels, type Panels } from './use-panels.ts'
import { unreachable } from './unreachable.ts'

export type EditorProps = {
  readonly page: StudioPage
  readonly calls: SaveCalls
  readonly is_online: boolean
  /** The way back and where this page stands. */
  readonly place: ReactNode
  /** As whom the page is looked at, and above the page what that comes to. */
  readonly viewer: ReactNode
  readonly verdict: ReactNode
  /** Shows the page as it would be if it were published. */
  readonly preview: ReactNode
  /** The way to publish, at the end of the bar. */
  readonly publish: ReactNode
  /** The pages of the app. */
  readonly tree: ReactNode
  /** The path of the page, and what else is kept outside of the draft. */
  readonly address: ReactNode
  readonly access: ReactNode
  readonly translations: ReactNode
  /** What is said of a page that was deleted meanwhile; once it is back, what was typed is to be saved again. */
  readonly deleted: (saving: Pick<Autosave, 'restore' | 'retry'>) => ReactNode
  readonly onPublish: (flush: () => Promise<void>) => void
  /** Shows all keys. */
  readonly onKeys: () => void
  /** A block that was asked for from outside, such as one that must be mended. */
  readonly wanted?: string | undefined
  /** Told once it is chosen. */
  readonly onFound: () => void
  /** Told how to save everything at once, for whoever publishes from outside of the editor. */
  readonly onFlush: (flush: () => Promise<void>) => void
  /** Told whenever there is something that is not saved yet. */
  readonly onUnsaved: (is_unsaved: boolean) => void
}

/** The editor of one page: pages and blocks, the page itself, and the fields of what is chosen. */
export function Editor(props: EditorProps) {
  return (
    <Announcer>
      <OpenEditor {...props} />
    </Announcer>
  )
}

function OpenEditor({
  page,
  calls,
  is_online,
  place,
  viewer,
  verdict,
  preview,
  publish,
  tree,
  address,
  access,
  translations,
  deleted,
  onPublish,
  onKeys,
  wanted,
  onFound,
  onFlush,
  onUnsaved,
}: EditorProps) {
  const t = useT()
  const { state, dispatch, commands } = useEditor(page.draft)
  const { draft, selected } = state
  const [restored] = useState(() => keptDraft(page))
  const saving = useAutosave({ page, draft, kept: restored, is_online, calls })
  const panels = usePanels()
  const { setHeight } = panels
  const [device, setDevice] = useState<Device>('phone')
  const [frame, setFrame] = useState<Document | null>(null)
  const [is_adding, setAdding] = useState(false)
  const [added_media, setAddedMedia] = useState<Readonly<Record<string, MediaAsset>>>({})
  const media = useMemo(() => ({ ...page.media, ...added_media }), [page.media, added_media])
  const look = useFrameLook(page, draft, media, setFrame)
  const media_store = useMemo(
    () => ({
      media,
      addMedia: (asset: MediaAsset) => setAddedMedia((known) => ({ ...known, [asset.id]: asset })),
    }),
    [media],
  )

  useEffect(() => {
    if (restored) dispatch({ type: 'replace', draft: restored.draft })
  }, [restored, dispatch])
  const is_unsaved = saving.status !== 'saved'
  useEffect(() => onFlush(saving.flush))
  useEffect(() => onUnsaved(is_unsaved), [onUnsaved, is_unsaved])

  const at = draft.blocks.findIndex((block) => block.id === selected)
  const block = draft.blocks[at]
  const select = useCallback(
    (block_id: string | null) => {
      dispatch({ type: 'select', block_id })
    },
    [dispatch],
  )
  useEffect(() => {
    if (wanted === undefined) return
    select(wanted)
    setHeight('half')
    onFound()
  }, [wanted, select, setHeight, onFound])
  const block_commands: BlockCommands = {
    moveUp: () => commands.moveBy(-1),
    moveDown: () => commands.moveBy(1),
    duplicate: commands.duplicate,
    remove: commands.remove,
    addBelow: () => setAdding(true),
  }
  useEditorKeys(frame, (command) => {
    switch (command) {
      case 'add':
        setAdding(true)
        return true
      case 'select_previous':
      case 'select_next':
        return commands.selectBeside(command === 'select_next' ? 1 : -1)
      case 'move_up':
      case 'move_down':
        return commands.moveBy(command === 'move_down' ? 1 : -1)
      case 'duplicate':
      case 'undo':
      case 'redo':
        return commands[command]()
      case 'delete':
        return commands.remove()
      case 'publish':
        onPublish(saving.flush)
        return true
      case 'show_keys':
        onKeys()
        return true
      case 'escape':
        select(null)
        return false
      default:
        return unreachable(command)
    }
  })

  const side = (
    <SidePanel
      tree={tree}
      blocks={draft.blocks}
      selected={selected}
      problems={page.problems}
      onSelect={(block_id) => {
        select(block_id)
        panels.openTree(false)
      }}
      onMove={commands.moveTo}
      onAdd={() => setAdding(true)}
    />
  )
  const chosen = block && {
    id: block.id,
    name: typeNameOf(t, block),
    is_first: at === 0,
    is_last: at === draft.blocks.length - 1,
  }
  const has_room = panels.room !== 'none'
  const tools = chosen ? (
    <BlockTools {...chosen} has_plus commands={block_commands} />
  ) : (
    <IconButton icon={<Plus />} label={t('editor.canvas.add')} onClick={() => setAdding(true)} />
  )
  const inspector = (
    <InspectorPanel
      page={page}
      draft={draft}
      block={block}
      dispatch={dispatch}
      panels={panels}
      address={address}
      access={access}
      translations={translations}
      tools={has_room ? undefined : tools}
      {...(has_room ? {} : { fold: foldOf(panels) })}
    />
  )
  return (
    <MediaStoreProvider value={media_store}>
      <div className={styles.editor}>
        <Toolbar
          place={place}
          save_line={<SaveLine status={saving.status} />}
          device={device}
          onDevice={setDevice}
          can_undo={state.past.length > 0}
          can_redo={state.future.length > 0}
          onUndo={commands.undo}
          onRedo={commands.redo}
          viewer={viewer}
          preview={preview}
          publish={publish}
          onTree={panels.room === 'both' ? null : () => panels.openTree(true)}
        />
        <div className={styles.columns} data-room={panels.room}>
          {panels.room === 'both' && side}
          <main
            id="content"
            className={styles.page}
            tabIndex={-1}
            aria-label={t('editor.canvas.label', { title: draft.title })}
          >
            <div className={styles.above}>
              <EditorNotices
                saving={saving}
                deleted={deleted(saving)}
                is_online={is_online}
                is_restored={restored !== null && state.past.length === 1}
                onUndo={commands.undo}
              />
              {verdict}
            </div>
            <CanvasArea
              device={device}
              is_bare={!has_room}
              frame={frame}
              block={chosen ?? null}
              commands={block_commands}
              onAdd={() => setAdding(true)}
              onKeys={onKeys}
            >
              <PuckCanvas
                blocks={draft.blocks}
                selected={selected}
                look={look}
                onArrange={(block_ids) => dispatch({ type: 'arrange', block_ids })}
                onSelect={select}
              />
            </CanvasArea>
          </main>
          {has_room ? (
            <aside className={styles.inspector} aria-label={t('editor.panels.inspector')}>
              {inspector}
            </aside>
          ) : (
            <FieldsSheet height={panels.height} onHeight={panels.setHeight}>
              {inspector}
            </FieldsSheet>
          )}
        </div>
        <Sheet
          is_open={panels.is_tree_open}
          onOpenChange={panels.openTree}
          title={t('editor.panels.pages')}
          close_label={t('common.close')}
        >
          {side}
        </Sheet>
        {is_adding && (
          <BlockPicker
            below={block ? blockNameOf(t, block) : null}
            onClose={() => setAdding(false)}
            onChoose={(type) => {
              setAdding(false)
              commands.add(type)
            }}
          />
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

/** The fields of a phone's screen open by half and close whole. */
function foldOf({ height, setHeight }: Panels): { is_open: boolean; onToggle: () => void } {
  const is_open = height !== 'closed'
  return { is_open, onToggle: () => setHeight(is_open ? 'closed' : 'half') }
}
