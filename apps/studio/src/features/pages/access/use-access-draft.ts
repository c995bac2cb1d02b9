import type { OutputFor } from '@foyer/contract/client'
import { useCallback, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from '#platform/form-draft.ts'
import { useSlug } from '#platform/routes.ts'
import { isSameNode, toUnlockSchedule, type AccessNode, type UnlockSchedule } from './access-values.ts'

export type AccessSettings = OutputFor<'pages.getAccessSettings'>

/** Settings as they are chosen and not set yet, with what they were chosen on top of. */
export type AccessDraft = {
  readonly node: AccessNode
  readonly opening: UnlockSchedule
  readonly base: Pick<AccessSettings, 'node' | 'revision'>
}

/** Returns a draft of the settings in force. */
export function createAccessDraft({ node, revision }: AccessSettings, zone: string): AccessDraft {
  return { node, opening: toUnlockSchedule(node, zone), base: { node, revision } }
}

/** What was chosen and differs from what is in force now; null where nothing does. */
export function getChangedDraft(
  draft: AccessDraft | null,
  settings: AccessSettings,
  zone: string,
): AccessDraft | null {
  if (!draft) return null
  const is_same_schedule =
    JSON.stringify(draft.opening) === JSON.stringify(toUnlockSchedule(settings.node, zone))
  return is_same_schedule && isSameNode(draft.node, settings.node) ? null : draft
}

type AccessDraftState = [AccessDraft | null, (draft: AccessDraft | null) => void]

/** Stores the draft of a page's access until it is saved or discarded: across tabs, screens and reloads. */
export function useAccessDraft(page_id: string): AccessDraftState {
  const key = `page-access-${useSlug()}-${page_id}`
  const [draft, setDraft] = useState(() => readAccessDraft(key))
  const storeDraft = useCallback(
    (next: AccessDraft | null): void => {
      setDraft(next)
      if (next) writeDraft(key, next, [])
      else clearDraft(key)
    },
    [key],
  )
  return [draft, storeDraft]
}

function readAccessDraft(key: string): AccessDraft | null {
  const stored = readDraft<Partial<AccessDraft>>(key, {})
  return stored?.node && stored.opening && stored.base
    ? { ...stored, node: stored.node, opening: stored.opening, base: stored.base }
    : null
}
