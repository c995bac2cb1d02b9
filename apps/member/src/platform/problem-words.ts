import { ApiError } from '@foyer/contract/client'
import { problemMessage } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { useCallback } from 'react'

/** The words for whatever a call threw; those of the given features first. */
export function useProblemWords(features: readonly string[] = []): (error: unknown) => string {
  const t = useT()
  const names = features.join(',')
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('common.unexpected_error')
      if (error.code === 'network') return t('common.offline')
      const { params } = error.problem
      const problem = params ? { code: error.code, params } : { code: error.code }
      return problemMessage(t, problem, names === '' ? [] : names.split(','))
    },
    [t, names],
  )
}
