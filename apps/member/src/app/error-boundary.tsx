import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'
import { lazyComponent } from '../platform/lazy-component.tsx'
import { logFailure } from '../platform/log.ts'

const FaultScreen = lazyComponent(async () => (await import('./error-screen.tsx')).ErrorScreen)

/** Catches the error of a screen so that the layout stays usable. */
export class ScreenErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidCatch(error: Error): void {
    logFailure('screen', error)
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children
    return (
      <SilentErrorBoundary>
        <Suspense>
          <FaultScreen retry={() => this.setState({ error: null })} />
        </Suspense>
      </SilentErrorBoundary>
    )
  }
}

/** Leaves out an optional part, such as a hint, that fails to render. */
export class SilentErrorBoundary extends Component<{ children: ReactNode }, { has_failed: boolean }> {
  override state = { has_failed: false }

  static getDerivedStateFromError(): { has_failed: boolean } {
    return { has_failed: true }
  }

  override componentDidCatch(error: Error): void {
    logFailure('part', error)
  }

  override render(): ReactNode {
    return this.state.has_failed ? null : this.props.children
  }
}
