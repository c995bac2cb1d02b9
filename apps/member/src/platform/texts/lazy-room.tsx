import { Component, Suspense, use } from 'react'
import type { ComponentType, ErrorInfo, ReactNode } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { loadOnceMore } from '../load-once-more.ts'
import { logFailure } from '../log.ts'
import { usePlatform } from '../platform.ts'
import { FRAME_TEXTS } from './text-store.ts'
import type { TextStore } from './text-store.ts'

/**
 * What stands in a room's place while it loads, and when it cannot be loaded. Where nothing is said for the first, it is
 * what the room is given as children.
 */
export type RoomStates = { waiting?: ReactNode; failed?: (retry: () => void) => ReactNode }

const QueryScope = lazyPart(async () => (await import('../queries/query-scope.tsx')).QueryScope)

/**
 * A door of a room as a component that loads itself, its texts and the query cache when it is first drawn. What was
 * not reached is asked for again when the member tries again.
 */
export function lazyRoom<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  features: readonly string[],
  { waiting, failed = () => null }: RoomStates = {},
): ComponentType<Props> {
  const wanted = [...FRAME_TEXTS, ...features]
  let Room = lazyPart(load)
  const retry = (): void => {
    Room = lazyPart(load)
  }
  return function LazyRoom(props) {
    const { texts } = usePlatform()
    return (
      <RoomBoundary failed={failed} onRetry={retry}>
        {() => (
          <Suspense fallback={waiting ?? childrenOf(props)}>
            <Ready texts={texts} features={wanted}>
              <QueryScope>
                <Room {...props} />
              </QueryScope>
            </Ready>
          </Suspense>
        )}
      </RoomBoundary>
    )
  }
}

function childrenOf(props: { children?: ReactNode }): ReactNode {
  return props.children
}

const loads = new WeakMap<TextStore, Map<string, Promise<unknown>>>()

function Ready({
  texts,
  features,
  children,
}: {
  texts: TextStore
  features: readonly string[]
  children: ReactNode
}): ReactNode {
  use(readiness(texts, features))
  return children
}

/** One promise for each set of features, as `use` wants it; after a failure a new one. */
function readiness(texts: TextStore, features: readonly string[]): Promise<unknown> {
  const known = loads.get(texts) ?? new Map<string, Promise<unknown>>()
  loads.set(texts, known)
  const key = features.join()
  const under_way = known.get(key)
  if (under_way) return under_way
  const load = loadOnceMore(() => texts.load(features))
  known.set(key, load)
  load.catch(() => known.delete(key))
  return load
}

type BoundaryProps = {
  failed: (retry: () => void) => ReactNode
  onRetry: () => void
  children: () => ReactNode
}

/** Keeps a failure inside of the room, so that the frame and the other rooms stand. */
class RoomBoundary extends Component<BoundaryProps, { has_failed: boolean }> {
  override state = { has_failed: false }

  static getDerivedStateFromError(): { has_failed: boolean } {
    return { has_failed: true }
  }

  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    logFailure('room', error)
  }

  override render(): ReactNode {
    const { failed, onRetry, children } = this.props
    if (!this.state.has_failed) return children()
    return failed(() => {
      onRetry()
      this.setState({ has_failed: false })
    })
  }
}
