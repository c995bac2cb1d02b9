import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '../platform/lazy-part.tsx'
import { logFailure } from '../platform/log.ts'

const FaultScreen = lazyPart(async () => (await import('./fault-screen.tsx')).FaultScreen)

/** Keeps a screen that broke from taking the frame with it. */
export class Fault extends Component<{ children: ReactNode }, { error: unknown }> {
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
      <Quiet>
        <Suspense>
          <FaultScreen retry={() => this.setState({ error: null })} />
        </Suspense>
      </Quiet>
    )
  }
}

/** Keeps something that nobody waits for, such as a hint, from taking anything with it; it is left out instead. */
export class Quiet extends Component<{ children: ReactNode }, { has_failed: boolean }> {
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
