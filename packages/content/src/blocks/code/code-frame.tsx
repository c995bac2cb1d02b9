import { Code } from 'lucide-react'
import type { ReactNode } from 'react'
import { SandboxFrame } from '../../parts/sandbox-frame.tsx'

type CodeFrameProps = {
  src: string
  html: string
  title: string
  /** The height; null follows that of the content. */
  pixels: number | null
}

/** Runs HTML in the frame of the sandbox host, which shows it once. */
export function CodeFrame({ src, html, title, pixels }: CodeFrameProps): ReactNode {
  return (
    <SandboxFrame
      kind="code"
      src={src}
      title={title}
      icon={<Code size={28} strokeWidth={1.5} aria-hidden="true" />}
      pixels={pixels}
      greeting={{ type: 'show', html }}
    />
  )
}
