import { createElement, use } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadOnceMore } from './load-once-more.ts'

/** Milliseconds for which a failure stands before the same part may be asked for again. */
const FAILURE_STANDS_MS = 3000

/**
 * A component that loads itself when it is first drawn. Unlike `lazy` of React it can be asked for again after a
 * failure, so that what was not reached without a network is reached later. An error boundary has to stand above it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | null = null
  const begin = (): Promise<ComponentType<Props>> => {
    const begun = loadOnceMore(load)
    begun.catch(() => {
      setTimeout(() => {
        loading = null
      }, FAILURE_STANDS_MS)
    })
    return begun
  }
  return function LazyPart(props): ReactNode {
    loading ??= begin()
    return createElement(use(loading), props)
  }
}
