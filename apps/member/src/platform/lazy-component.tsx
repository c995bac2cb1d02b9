import { createElement, use } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadWithRetry } from './load-with-retry.ts'

/** Milliseconds after a failure before the same part may be loaded again. */
const RETRY_AFTER_MS = 3000

/**
 * A component that loads on first render. Unlike React's `lazy` it can be loaded again after a failure, for instance
 * once the network is back. Needs an error boundary above it.
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
