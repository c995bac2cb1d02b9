import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'
import { lazyComponent } from '../platform/lazy-component.tsx'
import { logFailure } from '../platform/log.ts'

const FaultScreen = lazyComponent(async () => (await import('./error-screen.tsx')).ErrorScreen)

type BoundaryProps = {
  /** What the log calls the part. */
  name?: string
  /** Shown in place of a part that failed; nothing without it. */
  failed?: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Leaves out an optional part, such as a hint, that fails to render. */
export class SilentErrorBoundary extends Component<BoundaryProps, { has_failed: boolean }> {
  override state = { has_failed: false }

  static getDerivedStateFromError(): { has_failed: boolean } {
    return { has_failed: true }
  }

  override componentDidCatch(error: Error): void {
    logFailure(this.props.name ?? 'part', error)
  }

  override render(): ReactNode {
    const { failed, children } = this.props
    return this.state.has_failed ? failed?.(() => this.setState({ has_failed: false })) : children
  }
}

/** Catches the error of a screen so that the layout stays usable. */
export function ScreenErrorBoundary({ children }: { children: ReactNode }): ReactNode {
  return (
    <SilentErrorBoundary name="screen" failed={showFault}>
      {children}
    </SilentErrorBoundary>
  )
}

function showFault(retry: () => void): ReactNode {
  return (
    <OptionalPart>
      <FaultScreen retry={retry} />
    </OptionalPart>
  )
}

/** A part that loads later and is left out where it fails. */
export function OptionalPart({ children }: { children: ReactNode }): ReactNode {
  return (
    <SilentErrorBoundary>
      <Suspense>{children}</Suspense>
    </SilentErrorBoundary>
  )
}
