import { useCallback, useEffect, useState } from 'react'
import { useEditorServices, type EditorServices } from '../services.tsx'

type Patterns = Awaited<ReturnType<EditorServices['listPatterns']>>

/** The saved patterns and templates of the app; null until they are loaded. */
export function usePatterns(): {
  readonly patterns: Patterns | null
  readonly error: unknown
  /** Loads them again, after an error or a change. */
  readonly reload: () => void
} {
  const { listPatterns } = useEditorServices()
  const [patterns, setPatterns] = useState<Patterns | null>(null)
  const [error, setError] = useState<unknown>(null)
  const reload = useCallback(() => {
    listPatterns().then(
      (loaded) => {
        setPatterns(loaded)
        setError(null)
      },
      (reason: unknown) => setError(reason),
    )
  }, [listPatterns])
  useEffect(reload, [reload])
  return { patterns, error, reload }
}
