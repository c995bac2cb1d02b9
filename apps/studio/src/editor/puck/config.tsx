import { blockDefinitions } from '@foyer/content/definitions'
import type { Config, PuckContext } from '@puckeditor/core'
import type { Translate } from '@foyer/i18n'
import { UNKNOWN } from './puck-data.ts'
import { PageView, usePageHost, startsWithBlocks, SingleBlockView } from '@foyer/content/views'
import { useLayoutEffect, useRef, memo, useCallback, useEffect, useMemo, type ReactNode } from 'react'
import styles from './canvas.module.css'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { toRenderableBlock } from './renderable-block.ts'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Check, Play } from 'lucide-react'
import { getActionTexts } from '../inspector/page-action-texts.ts'

type Component = Config['components'][string]

/** The canvas's components: one for each block type and one for all that this release does not know. */
export function createCanvasConfig(t: Translate): Config {
  const createComponent = (label: string): Component => ({
    label,
    inline: true,
    render: ({ block, puck }) => <CanvasBlock block={block} label={label} drag_ref={puck.dragRef} />,
  })
  const component_configs = Object.values(blockDefinitions).map(
    ({ type, picker }) => [type, createComponent(t(picker.label))] as const,
  )
  return {
    components: {
      ...Object.fromEntries(component_configs),
      [UNKNOWN]: createComponent(t('editor.outline.unknown')),
    },
    root: { render: ({ puck }: { puck: PuckContext }) => <CanvasPage zone={puck.renderDropZone} /> },
  }
}

/** The page as members see it, with the canvas's drop zone in place of its blocks. */
function CanvasPage({ zone }: { readonly zone: PuckContext['renderDropZone'] }) {
  const { page } = usePageHost().index
  const page_parts = useRef<HTMLDivElement>(null)
  const blocks = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => makeInertExcept(page_parts.current, blocks.current))
  return (
    <div
      ref={page_parts}
      className={styles.page}
      style={{ backgroundColor: page.background_color ?? undefined }}
    >
      <PageView
        blocks={
          <div ref={blocks}>
            {zone({ zone: 'default-zone', className: styles.zone ?? '', minEmptyHeight: 96 })}
          </div>
        }
        actions={<StaticActions place="inside" />}
      />
      <StaticActions place="foot" />
    </div>
  )
}

type CanvasBlockProps = {
  readonly block: StoredBlock
  readonly label: string
  readonly drag_ref: ((element: Element | null) => void) | null
}

/**
 * One block on the canvas, as members see it. Its content is inert, so that links neither open nor take the focus: the
 * block as a whole is what can be chosen and dragged.
 */
const CanvasBlock = memo(function CanvasBlock({ block, label, drag_ref }: CanvasBlockProps) {
  const { index } = usePageHost()
  const is_first = startsWithBlocks(index.page) && index.page.blocks[0]?.id === block.id
  const block_view = useMemo(() => toRenderableBlock(block), [block])
  const element = useRef<Element | null>(null)
  const setElement = useCallback(
    (next: Element | null) => {
      element.current = next
      drag_ref?.(next)
    },
    [drag_ref],
  )
  useLayoutEffect(() => setBlockLabel(element.current, label))
  useEffect(() => (element.current ? removeDragAttributes(element.current) : undefined), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a block is chosen by focusing it
    <div
      ref={setElement}
      className={styles.block}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a block is no group of fields
      role="group"
      aria-roledescription=""
      data-block={block.id}
      onFocus={(event) => event.currentTarget.click()}
    >
      <div inert>
        <SingleBlockView block={block_view} is_first={is_first} />
      </div>
    </div>
  )
})

/** Names a block of the canvas for screen readers: its kind, then all that is written in it, since its content is inert. */
function setBlockLabel(element: Element | null, kind: string): void {
  if (!element) return
  const text = 'innerText' in element && typeof element.innerText === 'string' ? element.innerText : ''
  const content_text = text.replaceAll(/\s+/g, ' ').trim()
  element.setAttribute('aria-label', content_text === '' ? kind : `${kind}: ${content_text}`)
}

/**
 * Removes the drag library's attributes from a block, which would make the group a pressed button; keyboard dragging
 * is in the outline. Returns a cleanup.
 */
function removeDragAttributes(element: Element): () => void {
  const removeAttributes = (): void => {
    for (const name of ['aria-pressed', 'aria-grabbed', 'aria-disabled', 'aria-describedby'])
      element.removeAttribute(name)
  }
  const observer = new MutationObserver(removeAttributes)
  observer.observe(element, {
    attributeFilter: ['aria-pressed', 'aria-grabbed', 'aria-disabled', 'aria-describedby'],
  })
  removeAttributes()
  return () => observer.disconnect()
}

/**
 * Makes everything except the page's blocks inert, so that its links neither open nor take the focus while it is
 * edited. `active` is inside `root` and unaffected.
 */
function makeInertExcept(root: Element | null, active: Element | null): void {
  for (let element = active; element && element !== root; element = element.parentElement) {
    for (const sibling of element.parentElement?.children ?? [])
      if (sibling !== element) sibling.setAttribute('inert', '')
  }
}

const icons = {
  start: <Play fill="currentColor" />,
  mark_complete: <Check />,
  generic_button: undefined,
} as const

/** The buttons of the page itself, as someone sees them who has done nothing yet; they do nothing here. */
function StaticActions({ place }: { readonly place: 'foot' | 'inside' }): ReactNode {
  const t = useT()
  const { page } = usePageHost().index
  const rendered_actions = page.page_actions.flatMap(({ action_type, ...rest }) =>
    action_type === 'track_progress' ? [] : [{ ...rest, action_type }],
  )
  if (rendered_actions.length === 0) return null
  return (
    <div className={styles.actions} data-place={place} inert>
      {rendered_actions.map((action, at) => (
        <Button key={action.id} kind={at === 0 ? 'accent' : 'soft'} is_wide icon={icons[action.action_type]}>
          {getActionTexts(t, action, page.page_content_type).before}
        </Button>
      ))}
    </div>
  )
}
