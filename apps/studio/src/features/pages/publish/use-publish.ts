import { ApiError, type OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { useEffect, useRef, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import { refreshPages } from '../queries.ts'
import type { Choice } from './chosen-changes.ts'
import type { Flush } from './publish-layer.ts'
import { useGoBack } from './use-go-back.ts'

/** The course of a publish, as the server tells it. */
export type Publishing = OutputFor<'pages.getPublishing'>

export type PublishState =
  | { readonly step: 'choosing' }
  | { readonly step: 'saving' }
  | { readonly step: 'running'; readonly publishing: Publishing | null }
  | { readonly step: 'done' }
  | { readonly step: 'failed'; readonly error: unknown; readonly publishing: Publishing | null }

/** What is to be published, and with which note. */
export type PublishWish = {
  readonly note: string
  readonly choice: Choice
  readonly flush: Flush | null
}

const POLL_MS = 350

/** Publishes, follows the course, and offers to go back. It goes on when the dialog is closed. */
export function usePublish(): {
  readonly state: PublishState
  readonly publish: (wish: PublishWish) => Promise<void>
} {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const goBack = useGoBack()
  const [state, setState] = useState<PublishState>({ step: 'choosing' })
  const is_shown = useRef(true)
  useEffect(() => {
    is_shown.current = true
    return () => {
      is_shown.current = false
    }
  }, [])
  const show = (next: PublishState): void => {
    if (is_shown.current) setState(next)
  }

  const follow = async (first: Publishing): Promise<Publishing> => {
    let publishing = first
    while (publishing.state === 'running') {
      show({ step: 'running', publishing })
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      publishing = await call('pages.getPublishing', { id: publishing.id })
    }
    return publishing
  }

  const publish = async ({ note, choice, flush }: PublishWish): Promise<void> => {
    try {
      show({ step: 'saving' })
      await flush?.()
      show({ step: 'running', publishing: null })
      const { release_id: before } = await call('apps.getStudioApp', {})
      const ended = await follow(await call('pages.publish', { note, ...choice }))
      if (ended.state === 'failed') return show({ step: 'failed', error: null, publishing: ended })
      show({ step: 'done' })
      const from = ended.release_id ?? undefined
      const undo = (to: string) => void goBack({ to, from, has_way_back: false })
      toasts.add({
        ...{ text: t('publish.done_toast'), duration: UNDO_DURATION },
        ...(before !== null && { action: { label: t('common.undo'), onAction: () => undo(before) } }),
      })
    } catch (error) {
      show({ step: 'failed', error: error instanceof ApiError ? error : null, publishing: null })
    } finally {
      await refreshPages(slug)
    }
  }
  return { state, publish }
}
