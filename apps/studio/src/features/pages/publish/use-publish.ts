import { ApiError, type OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { useEffect, useRef, useState } from 'react'
import { UnsavedDraft } from '#editor/saving/unsaved-draft.ts'
import { useAppCall } from '#platform/api.ts'
import { formatError, hasCode } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import { refreshPages } from '../queries.ts'
import type { Choice } from './selected-changes.ts'
import { closePublishDialog, type Flush } from './publish-dialog-store.ts'
import { countPages } from './problem-list.tsx'
import { useRestoreRelease } from './use-restore-release.ts'

/** The progress of a publish, from the server. */
export type PublishController = OutputFor<'pages.getPublishing'>

export type PublishState =
  | { readonly step: 'choosing' }
  | { readonly step: 'saving' }
  | { readonly step: 'running'; readonly publishing: PublishController | null }
  | {
      readonly step: 'done'
      /** Why pages were left out. */
      readonly problems: PublishController['problems']
      /** Closes the dialog and restores the previous release; null for the first. */
      readonly undo: (() => void) | null
    }
  | { readonly step: 'failed'; readonly error: unknown; readonly publishing: PublishController | null }

/** What is to be published, and with which note. */
export type PublishRequest = {
  readonly note: string
  readonly choice: Choice
  /** How many warnings the owner has seen and accepted; more are refused. */
  readonly accepted_warnings: number
  readonly flush: Flush | null
}

const POLL_MS = 350

/** Publishes, follows the progress and offers undo. It continues when the dialog is closed. */
export function usePublish(): {
  readonly state: PublishState
  readonly publish: (wish: PublishRequest) => Promise<void>
} {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const restoreRelease = useRestoreRelease()
  const [state, setState] = useState<PublishState>({ step: 'choosing' })
  const is_mounted = useRef(true)
  useEffect(() => {
    is_mounted.current = true
    return () => {
      is_mounted.current = false
    }
  }, [])
  const showState = (next: PublishState): void => {
    if (is_mounted.current) setState(next)
  }

  const pollPublish = async (first: PublishController): Promise<PublishController> => {
    let publishing = first
    while (publishing.state === 'running') {
      showState({ step: 'running', publishing })
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      publishing = await call('pages.getPublishing', { id: publishing.id })
    }
    return publishing
  }

  const publish = async ({ note, choice, accepted_warnings, flush }: PublishRequest): Promise<void> => {
    try {
      showState({ step: 'saving' })
      await flush?.()
      showState({ step: 'running', publishing: null })
      const { release_id: previous_release } = await call('apps.getStudioApp', {})
      const finished = await pollPublish(await call('pages.publish', { note, ...choice, accepted_warnings }))
      if (finished.state === 'failed') return showState({ step: 'failed', error: null, publishing: finished })
      const { problems } = finished
      const from = finished.release_id ?? undefined
      const undo =
        previous_release === null
          ? null
          : () => {
              closePublishDialog()
              void restoreRelease({ to: previous_release, from, can_undo: false })
            }
      if (is_mounted.current) return showState({ step: 'done', problems, undo })
      toasts.add({
        text:
          problems.length > 0
            ? t('publish.left_out_toast', { count: countPages(problems) })
            : t('publish.done_toast'),
        duration: UNDO_DURATION,
        ...(undo && { action: { label: t('common.undo'), onAction: undo } }),
      })
    } catch (thrown) {
      const error = thrown instanceof UnsavedDraft ? thrown.cause : thrown
      if (hasCode(error, 'warnings_not_accepted')) {
        // The dialog loads the list anew, to be accepted as it is now.
        toasts.add({ text: formatError(t, error), tone: 'danger' })
        return showState({ step: 'choosing' })
      }
      showState({ step: 'failed', error: error instanceof ApiError ? error : null, publishing: null })
    } finally {
      await refreshPages(slug)
    }
  }
  return { state, publish }
}
