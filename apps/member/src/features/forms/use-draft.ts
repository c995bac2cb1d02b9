import { useCallback, useEffect, useState } from 'react'
import { logFailure } from '../../platform/log.ts'
import { usePlatform } from '../../platform/platform.ts'
import { drafts } from './drafts.ts'
import type { Answers } from './drafts.ts'

/** The stored draft of a form and how to save it. */
export type Draft = {
  /** null where nothing was typed. */
  answers: Answers | null
  /** Stores the draft; null removes it. */
  save: (answers: Answers | null) => Promise<void>
}

/** The draft of a form on this device; null until it has been read. */
export function useDraft(form_id: string, member_id: string | null): Draft | null {
  const { app } = usePlatform()
  const [answers, setAnswers] = useState<Answers | null>()
  useEffect(() => {
    let is_left = false
    drafts.read({ app_id: app.id, form_id, member_id }).then(
      (stored) => is_left || setAnswers(stored),
      (error: unknown) => {
        logFailure('form draft', error)
        if (!is_left) setAnswers(null)
      },
    )
    return () => {
      is_left = true
    }
  }, [app.id, form_id, member_id])
  const save = useCallback<Draft['save']>(
    (typed) => drafts.write({ app_id: app.id, form_id, member_id }, typed),
    [app.id, form_id, member_id],
  )
  return answers === undefined ? null : { answers, save }
}
