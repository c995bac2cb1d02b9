import type { OutputFor } from '@foyer/contract/client'
import type { ContentRule } from '@foyer/contract/library/rule-shapes'
import { useEffect, useState } from 'react'
import { useEditorServices } from '../../../services.tsx'

const DEBOUNCE_MS = 300

type Found = OutputFor<'library.previewRule'>

/** What a rule finds now. The last result stays while the next one is loaded. */
export function useRulePreview(rule: ContentRule): {
  found: Found | null
  error: unknown
  is_loading: boolean
  retry: () => void
} {
  const { previewRule } = useEditorServices()
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<{ key: string; found: Found | null; error: unknown } | null>(null)
  const text = JSON.stringify(rule)
  const key = `${attempt} ${text}`
  useEffect(() => {
    let is_current = true
    const timer = setTimeout(() => {
      previewRule(JSON.parse(text) as ContentRule).then(
        (found) => is_current && setResult({ key, found, error: null }),
        (error: unknown) => is_current && setResult({ key, found: null, error }),
      )
    }, DEBOUNCE_MS)
    return () => {
      is_current = false
      clearTimeout(timer)
    }
  }, [previewRule, text, key])
  return {
    found: result?.found ?? null,
    error: result?.key === key ? result.error : null,
    is_loading: result?.key !== key,
    retry: () => setAttempt((before) => before + 1),
  }
}
