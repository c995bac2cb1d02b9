import { useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Editor, type EditorProps } from '#editor/editor.tsx'
import type { SaveCalls } from '#editor/saving/save-calls.ts'
import { EditorServicesProvider } from '#editor/services.tsx'
import type { StudioPage } from '#editor/types.ts'
import { useAppCall } from '#platform/api.ts'
import { focusPage } from '#platform/focus-page.ts'
import { openShortcutsDialog } from '#platform/shortcuts-dialog.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { useOnline } from '#platform/online.ts'
import { useTitle } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import { usePageAccess } from '../access/use-page-access.tsx'
import { DeletedNotice } from '../deleted/deleted-notice.tsx'
import { DeletedPageState } from '../deleted/deleted-page.tsx'
import { isDeletedNow } from '../deleted/is-deleted-now.ts'
import { restorePage } from '../deleted/use-restore-page.ts'
import { AddressField } from '../page/address-field.tsx'
import { UsesButton } from '../page/uses-button.tsx'
import { EditorBreadcrumb } from '../page/editor-breadcrumb.tsx'
import { EditorOverlays, isEditedAsOverlay } from '../page/editor-overlays.tsx'
import { EditorTree } from '../page/editor-tree.tsx'
import { useEditorPorts } from '../page/use-editor-ports.ts'
import { useLeaveEditor } from '../page/use-leave-editor.tsx'
import { ViewAsButton } from '../page/view-as-button.tsx'
import { ViewAsResult } from '../page/view-as-result.tsx'
import { PageTagsField } from '../tags/page-tags-field.tsx'
import { TranslationDialog } from '../translations/translation-dialog.tsx'
import { TranslationsPanel } from '../translations/translations-panel.tsx'
import { PreviewButton } from '../preview/preview-button.tsx'
import { PublishButton } from '../publish/publish-button.tsx'
import { openPublishDialog, type Flush } from '../publish/publish-dialog-store.ts'
import { setOpenPage } from '../publish/open-page.ts'
import { pageQuery, refreshPages, type Translation } from '../queries.ts'

/** The editor of the page that the address names. */
export function EditorScreen() {
  const t = useT()
  const slug = useSlug()
  const { page_id = '' } = useParams({ strict: false })
  const query = useQuery(pageQuery(slug, page_id))
  const [restored, setRestored] = useState<string | null>(null)
  const reopenPage = (): void => {
    setRestored(page_id)
    void query.refetch()
  }
  return (
    <QueryBoundary
      query={query}
      content_name={t('editor.pages.what_page')}
      missing_message={<DeletedPageState page_id={page_id} onRestored={reopenPage} />}
    >
      {(page) => (
        <PageEditor
          key={page.page_id}
          page={page}
          opened_at={query.dataUpdatedAt}
          is_restored={restored === page.page_id}
        />
      )}
    </QueryBoundary>
  )
}

const markDeleted =
  (page_id: string): EditorProps['deleted'] =>
  ({ restore, retry }) => <DeletedNotice page_id={page_id} onRestore={restore} onBack={retry} />

type PageEditorProps = {
  readonly page: StudioPage
  /** When the server last confirmed that the page exists. */
  readonly opened_at: number
  /** Whether it was just restored from here, so that the focus moves to the editor. */
  readonly is_restored: boolean
}

function PageEditor({ page: opened, opened_at, is_restored }: PageEditorProps) {
  const slug = useSlug()
  const call = useAppCall()
  // A page that is open stays as it was opened: what comes from the server later never changes it under the hands.
  const [page, setPage] = useState(opened)
  const services = useEditorPorts()
  const [is_unsaved, setUnsaved] = useState(false)
  // State above the panels, which remount when their position changes.
  const [translating, setTranslating] = useState<Translation['locale'] | null>(null)
  const [is_previewing, setPreviewing] = useState(false)
  const { page_id } = page
  useTitle(page.draft.title)
  useEffect(() => {
    if (is_restored) focusPage()
  }, [is_restored])

  const calls = useMemo(
    (): SaveCalls => ({
      load: () => call('pages.getStudioPage', { id: page_id }),
      isDeleted: () => isDeletedNow(slug, page_id),
      restore: async () => {
        await restorePage(call, page_id)
        void refreshPages(slug)
      },
      save: async (revision, draft) => {
        const saved = await call('pages.saveDraft', { id: page_id, revision, draft })
        setPage((known_problems) => ({ ...known_problems, problems: saved.problems }))
        void refreshPages(slug)
        return saved
      },
    }),
    [call, page_id, slug],
  )
  const { block: open_block } = useSearch({ strict: false })
  const navigate = useNavigate()
  const block_opened = useCallback(
    () => void navigate({ to: '/apps/$slug/pages/$page_id', params: { slug, page_id }, replace: true }),
    [navigate, slug, page_id],
  )
  const flush = useRef<Flush | null>(null)
  useEffect(() => {
    setOpenPage({ page_id, flush: () => flush.current?.() ?? Promise.resolve() })
    return () => setOpenPage(null)
  }, [page_id])
  const leave_dialog = useLeaveEditor(is_unsaved, flush)
  const access = usePageAccess(page_id, page.draft.title)
  return (
    <EditorServicesProvider services={services}>
      <Editor
        page={page}
        calls={calls}
        is_online={useOnline()}
        view_as_button={<ViewAsButton />}
        view_as_result={<ViewAsResult page_id={page_id} state={page.state} />}
        preview={
          <PreviewButton
            page_id={page_id}
            title={page.draft.title}
            is_open={is_previewing}
            onOpenChange={setPreviewing}
          />
        }
        onPreview={() => setPreviewing(true)}
        publish={<PublishButton />}
        breadcrumb={
          <EditorBreadcrumb
            page_id={page_id}
            title={page.draft.title}
            content_type={page.content_type}
            state={page.state}
            opened_at={opened_at}
          />
        }
        tree={
          isEditedAsOverlay(page) ? (
            <EditorOverlays page_id={page_id} content_type={page.content_type} />
          ) : (
            <EditorTree page_id={page_id} />
          )
        }
        address={
          <>
            <AddressField page_id={page_id} path={page.path} />
            <UsesButton page_id={page_id} title={page.draft.title} />
            <PageTagsField page_id={page_id} />
          </>
        }
        access={access.panel}
        translations={<TranslationsPanel page_id={page_id} onOpen={setTranslating} />}
        deleted={markDeleted(page_id)}
        onFlushReady={(next) => {
          flush.current = next
        }}
        onPublish={(next_flush) => openPublishDialog({ page_id, flush: next_flush })}
        onShowShortcuts={openShortcutsDialog}
        open_block={open_block}
        onBlockOpened={block_opened}
        onUnsaved={setUnsaved}
      />
      {translating && (
        <TranslationDialog
          page_id={page_id}
          title={page.draft.title}
          locale={translating}
          onClose={() => setTranslating(null)}
        />
      )}
      {leave_dialog}
      {access.dialogs}
    </EditorServicesProvider>
  )
}
