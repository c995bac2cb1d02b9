import { useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { useConfirmClose, useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useAppTime } from '#platform/app-time.ts'
import { accessQuery } from '../queries.ts'
import { AccessForm } from './access-form.tsx'
import { ConfirmAccess } from './confirm-access.tsx'
import { getChangedDraft, createAccessDraft, useAccessDraft } from './use-access-draft.ts'

type PageAccess = {
  /** Its fields, wherever the editor draws them. */
  readonly panel: ReactNode
  /** The dialogs before saving and before leaving; render them above everything that may be remounted. */
  readonly dialogs: ReactNode
  /** Closes the fields; asks first when something is unsaved. */
  readonly leave: (close: () => void) => void
}

/**
 * The access of a page. It takes effect at once, so its effects are shown before it is saved. Until then the draft
 * stays, also when another team member saves other settings.
 */
export function usePageAccess(page_id: string, title: string): PageAccess {
  const t = useT()
  const query = useQuery(accessQuery(useSlug(), page_id))
  const { zone } = useAppTime()
  const [draft, setDraft] = useAccessDraft(page_id)
  const [is_confirming, setConfirming] = useState(false)
  const settings = query.data
  const changed = settings ? getChangedDraft(draft, settings, zone) : draft
  const draft_texts = {
    title: t('editor.access.leave_title'),
    text: t('editor.access.leave_text'),
    stay: t('editor.leave.stay'),
    go: t('editor.leave.go'),
  }
  const leave_dialog = useConfirmLeave(changed !== null, { draft_texts })
  const close_guard = useConfirmClose(changed !== null, { draft_texts })
  return {
    leave: close_guard.leave,
    panel: (
      <QueryBoundary query={query} content_name={t('editor.access.what')}>
        {(loaded_settings) => (
          <AccessForm
            page_id={page_id}
            settings={loaded_settings}
            draft={changed ?? createAccessDraft(loaded_settings, zone)}
            is_changed={changed !== null}
            onChange={(next) => {
              setConfirming(false)
              setDraft(next)
            }}
            onDiscard={() => setDraft(null)}
            onSave={() => setConfirming(true)}
          />
        )}
      </QueryBoundary>
    ),
    dialogs: (
      <>
        {is_confirming && settings && changed && (
          <ConfirmAccess
            page_id={page_id}
            title={title}
            node={changed.node}
            revision={changed.base.revision}
            settings={settings}
            onDone={() => setDraft(null)}
            onClose={() => setConfirming(false)}
          />
        )}
        {leave_dialog}
        {close_guard.dialog}
      </>
    ),
  }
}
