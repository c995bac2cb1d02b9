import { RotateCw, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { EmptyState, type StateHeading } from '../empty-state/index.ts'

export type ErrorStateProps = {
  readonly title: string
  /** What happened and that nothing is lost. */
  readonly text: ReactNode
  readonly icon?: ReactNode
  readonly heading?: StateHeading
  readonly retry?: { readonly label: string; readonly onRetry: () => void; readonly is_busy?: boolean }
  /** A quieter second way, such as contacting support. */
  readonly other?: ReactNode
}

/** A failure: what happened, which data is safe, and a retry. Announced to screen readers. */
export function ErrorState({
  title,
  text,
  icon = <Unplug />,
  heading = 'h2',
  retry,
  other,
}: ErrorStateProps) {
  const actions = (retry || other) && (
    <>
      {retry && (
        <Button icon={<RotateCw />} size="small" is_busy={retry.is_busy} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
      {other}
    </>
  )
  return (
    <div role="alert">
      <EmptyState title={title} text={text} icon={icon} tone="danger" heading={heading} actions={actions} />
    </div>
  )
}
