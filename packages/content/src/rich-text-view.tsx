import { isSafeLink } from '@foyer/contract/rules/safe-link'
import type {
  RichText,
  RichTextInline,
  RichTextItem,
  RichTextMark,
  RichTextNode,
} from '@foyer/contract/pages/shapes'
import type { ReactNode } from 'react'
import { externalLinkProps } from './parts/external-link-props.ts'
import styles from './rich-text.module.css'

/**
 * Renders formatted text as elements. No HTML string is parsed, and a link with an unsafe scheme is rendered as
 * plain text.
 */
export function RichTextView({
  text,
  align = 'start',
}: {
  text: RichText
  align?: 'start' | 'center'
}): ReactNode {
  return (
    <div className={styles.text} data-align={align}>
      {text.content.map((node, index) => (
        <Node key={index} node={node} dir="auto" />
      ))}
    </div>
  )
}

/** The direction of a list or quote as a whole is that of its first words, so that its markers are on one side. */
function Node({ node, dir }: { node: RichTextNode; dir?: 'auto' }): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return (
        <p dir={dir}>
          <Inlines nodes={node.content} />
        </p>
      )
    case 'heading': {
      const Heading = `h${node.attrs.level}` as 'h2' | 'h3' | 'h4'
      return (
        <Heading dir={dir}>
          <Inlines nodes={node.content} />
        </Heading>
      )
    }
    case 'horizontalRule':
      return <hr />
    case 'blockquote':
      return (
        <blockquote dir={dir}>
          <Nodes nodes={node.content} />
        </blockquote>
      )
    case 'bulletList':
      return (
        <ul dir={dir}>
          <Items items={node.content} />
        </ul>
      )
    case 'orderedList':
      return <Ordered node={node} dir={dir} />
  }
  return null
}

function Ordered({
  node,
  dir,
}: {
  node: Extract<RichTextNode, { type: 'orderedList' }>
  dir: 'auto' | undefined
}): ReactNode {
  const start = node.attrs?.start ?? 1
  return (
    <ol dir={dir} start={start} style={{ counterReset: `item ${start - 1}` }}>
      <Items items={node.content} />
    </ol>
  )
}

function Nodes({ nodes }: { nodes: readonly RichTextNode[] }): ReactNode {
  return nodes.map((node, index) => <Node key={index} node={node} />)
}

function Items({ items }: { items: readonly RichTextItem[] }): ReactNode {
  return items.map((item, index) => (
    <li key={index}>
      <Nodes nodes={item.content} />
    </li>
  ))
}

function Inlines({ nodes = [] }: { nodes?: readonly RichTextInline[] | undefined }): ReactNode {
  return nodes.map((node, index) => {
    if (node.type === 'hardBreak') return <br key={index} />
    return <Marked key={index} marks={node.marks ?? []} text={node.text} />
  })
}

const elements = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const

function Marked({ marks, text }: { marks: readonly RichTextMark[]; text: string }): ReactNode {
  return marks.reduce<ReactNode>((inner, mark) => {
    if (mark.type === 'link') return <TextLink href={mark.attrs.href}>{inner}</TextLink>
    const Element = elements[mark.type]
    return <Element>{inner}</Element>
  }, text)
}

function TextLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
  if (!isSafeLink(href)) return children
  return (
    <a href={href} {...externalLinkProps(href)}>
      {children}
    </a>
  )
}
