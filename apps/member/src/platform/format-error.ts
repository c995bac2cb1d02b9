import { ApiError } from '@foyer/contract/api-error'
import { problemMessage } from '@foyer/i18n'
import type { Translate } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { useCallback } from 'react'

/** The message of any error of a call; texts of the given features take precedence. */
export function formatError(t: Translate, error: unknown, features: readonly string[] = []): string {
  if (!(error instanceof ApiError)) return t('common.unexpected_error')
  if (error.code === 'network') return t('common.offline')
  const { params } = error.problem
  return problemMessage(t, params ? { code: error.code, params } : { code: error.code }, features)
}

/** The same for components. */
export function useFormatError(features: readonly string[] = []): (error: unknown) => string {
  const t = useT()
  const featureNames = features.join(',')
  return useCallback(
    (error) => formatError(t, error, featureNames === '' ? [] : featureNames.split(',')),
    [t, featureNames],
  )
}
