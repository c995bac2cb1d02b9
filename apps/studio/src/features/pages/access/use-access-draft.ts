import type { OutputFor } from '@foyer/contract/client'
import { useCallback, useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '#platform/form-draft.ts'
import { useSlug } from '#platform/routes.ts'
import { isSameNode, openingOf, type AccessNode, type Opening } from './access-values.ts'

export type AccessSettings = OutputFor<'pages.getAccessSettings'>

/** Settings as they are chosen and not set yet, with what they were chosen on top of. */
export type AccessDraft = {
  readonly node: AccessNode
  readonly opening: Opening
  readonly base: Pick<AccessSettings, 'node' | 'revision'>
}

/** The settings in force, for whoever begins to change them. */
export function draftOf({ node, revision }: AccessSettings, zone: string): AccessDraft {
  return { node, opening: openingOf(node, zone), base: { node, revision } }
}

/** What was chosen and differs from what is in force now; null where nothing does. */
export function changedDraft(
  draft: AccessDraft | null,
  settings: AccessSettings,
  zone: string,
): AccessDraft | null {
  if (!draft) return null
  const is_opened_alike = JSON.stringify(draft.opening) === JSON.stringify(openingOf(settings.node, zone))
  return is_opened_alike && isSameNode(draft.node, settings.node) ? null : draft
}

type Kept = [AccessDraft | null, (draft: AccessDraft | null) => void]

/** What was chosen for a page, kept until it is set or given up: over other tabs and screens, and over a reload. */
export function useAccessDraft(page_id: string): Kept {
  const key = `page-access-${useSlug()}-${page_id}`
  const [draft, setDraft] = useState(() => read(key))
  const keep = useCallback(
    (next: AccessDraft | null): void => {
      setDraft(next)
      if (next) writeDraft(key, next, [])
      else dropDraft(key)
    },
    [key],
  )
  return [draft, keep]
}

function read(key: string): AccessDraft | null {
  const kept = readDraft<Partial<AccessDraft>>(key, {})
  return kept?.node && kept.opening && kept.base
    ? { ...kept, node: kept.node, opening: kept.opening, base: kept.base }
    : null
}
