import { Component, Suspense, use } from 'react'
import type { ComponentType, ErrorInfo, ReactNode } from 'react'
import { lazyComponent } from '../lazy-component.tsx'
import { loadWithRetry } from '../load-with-retry.ts'
import { logFailure } from '../log.ts'
import { usePlatform } from '../platform.ts'
import { LAYOUT_TEXTS } from './text-store.ts'
import type { TextStore } from './text-store.ts'

/**
 * What to show while a feature loads and when it fails to load. Without `waiting`, the feature's children are shown.
 */
export type FeatureStates = { waiting?: ReactNode; failed?: (retry: () => void) => ReactNode }

const QueryScope = lazyComponent(async () => (await import('../queries/query-scope.tsx')).QueryScope)

/**
 * Wraps a feature's component so that it loads its chunk, texts and the query cache on first render. A failed load
 * can be retried.
 */
export function lazyFeature<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  features: readonly string[],
  { waiting, failed = () => null }: FeatureStates = {},
): ComponentType<Props> {
  const requiredTexts = [...LAYOUT_TEXTS, ...features]
  let Feature = lazyComponent(load)
  const retry = (): void => {
    Feature = lazyComponent(load)
  }
  return function LazyFeature(props) {
    const { texts } = usePlatform()
    return (
      <FeatureErrorBoundary failed={failed} onRetry={retry}>
        {() => (
          <Suspense fallback={waiting ?? getChildren(props)}>
            <TextsReady texts={texts} features={requiredTexts}>
              <QueryScope>
                <Feature {...props} />
              </QueryScope>
            </TextsReady>
          </Suspense>
        )}
      </FeatureErrorBoundary>
    )
  }
}

function getChildren(props: { children?: ReactNode }): ReactNode {
  return props.children
}

const pendingLoads = new WeakMap<TextStore, Map<string, Promise<unknown>>>()

function TextsReady({
  texts,
  features,
  children,
}: {
  texts: TextStore
  features: readonly string[]
  children: ReactNode
}): ReactNode {
  use(loadTextsOnce(texts, features))
  return children
}

/** One promise for each set of features, as `use` wants it; after a failure a new one. */
function loadTextsOnce(texts: TextStore, features: readonly string[]): Promise<unknown> {
  const pending = pendingLoads.get(texts) ?? new Map<string, Promise<unknown>>()
  pendingLoads.set(texts, pending)
  const key = features.join()
  const existing_load = pending.get(key)
  if (existing_load) return existing_load
  const load = loadWithRetry(() => texts.load(features))
  pending.set(key, load)
  load.catch(() => pending.delete(key))
  return load
}

type BoundaryProps = {
  failed: (retry: () => void) => ReactNode
  onRetry: () => void
  children: () => ReactNode
}

/** Catches the error of a feature, so that the layout and other features stay usable. */
class FeatureErrorBoundary extends Component<BoundaryProps, { has_failed: boolean }> {
  override state = { has_failed: false }
  #has_retried = false

  static getDerivedStateFromError(): { has_failed: boolean } {
    return { has_failed: true }
  }

  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    logFailure('feature', error)
    // Some browsers never fetch a module again that failed once; a new document does.
    if (this.#has_retried && navigator.onLine) location.reload()
  }

  override render(): ReactNode {
    const { failed, onRetry, children } = this.props
    if (!this.state.has_failed) return children()
    return failed(() => {
      onRetry()
      this.#has_retried = true
      this.setState({ has_failed: false })
    })
  }
}
