import { createElement, use } from 'react'
import type { ComponentType, ReactNode } from 'react'

/** A view in a chunk of its own. It renders at once after `load` has resolved and suspends before. */
export type LazyView<Props> = ((props: Props) => ReactNode) & { load: () => Promise<void> }

/** Creates a view that is loaded when first needed; a failed load is retried at the next render. */
export function lazyView<Props extends object>(
  fetchView: () => Promise<ComponentType<Props>>,
): LazyView<Props> {
  let view: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null
  const load = (): Promise<void> => {
    loading ??= fetchView().then(
      (fetched) => void (view = fetched),
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  const Lazy = (props: Props): ReactNode => {
    if (!view) use(load())
    return view && createElement(view, props)
  }
  return Object.assign(Lazy, { load })
}

/** Whether a view is in a chunk of its own. */
export function isLazyView(view: object): view is LazyView<object> {
  return 'load' in view
}
