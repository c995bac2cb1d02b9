import { createElement, use } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadWithRetry } from './load-with-retry.ts'

/** Milliseconds for which a failure stands before the same part may be asked for again. */
const RETRY_AFTER_MS = 3000

/**
 * A component that loads itself when it is first drawn. Unlike `lazy` of React it can be asked for again after a
 * failure, so that what was not reached without a network is reached later. An error boundary has to stand above it.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | null = null
  const startLoading = (): Promise<ComponentType<Props>> => {
    const promise = loadWithRetry(load)
    promise.catch(() => {
      setTimeout(() => {
        loading = null
      }, RETRY_AFTER_MS)
    })
    return promise
  }
  return function LazyPart(props): ReactNode {
    loading ??= startLoading()
    return createElement(use(loading), props)
  }
}
