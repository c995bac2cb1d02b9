import { blockDefinitions, resolveBlock, type BlockDefinition } from '@foyer/content/definitions'
import { registerOverlayPortal, type Config, type PuckContext, type SlotComponent } from '@puckeditor/core'
import type { Translate } from '@foyer/i18n'
import { blockTraits, pageTraits } from '@foyer/content/traits'
import { OverlayFrame } from './overlay-frame.tsx'
import { toSlotProp, UNKNOWN } from './puck-data.ts'
import {
  PageView,
  usePageHost,
  startsWithBlocks,
  SingleBlockView,
  type RenderableBlock,
} from '@foyer/content/views'
import {
  useLayoutEffect,
  useRef,
  memo,
  useCallback,
  useEffect,
  useMemo,
  type FocusEvent,
  type ReactNode,
} from 'react'
import styles from './canvas.module.css'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { getCanvasValue } from '../attributes/fill-canvas.ts'
import { toRenderableBlock } from './renderable-block.ts'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Check, Play, Plus } from 'lucide-react'
import { listPlace, type BlockPlace } from '../state/blocks.ts'
import { useInsert, useIsOneOfSeveral } from './frame-document.tsx'
import { getActionTexts } from '../inspector/page-action-texts.ts'

type Component = Config['components'][string]

/** The canvas's components: one for each block type and one for all that this release does not know. */
export function createCanvasConfig(t: Translate): Config {
  const createComponent = (label: string): Component => ({
    label,
    inline: true,
    render: ({ block, puck }) => <CanvasBlock block={block} label={label} drag_ref={puck.dragRef} />,
  })
  const definitions: readonly BlockDefinition[] = Object.values(blockDefinitions)
  const component_configs = definitions.map(({ type, picker, children }) => {
    const label = t(picker.label)
    return [type, children ? createContainer(label, children.max) : createComponent(label)] as const
  })
  return {
    components: {
      ...Object.fromEntries(component_configs),
      [UNKNOWN]: createComponent(t('editor.outline.unknown')),
    },
    root: { render: ({ puck }: { puck: PuckContext }) => <CanvasPage zone={puck.renderDropZone} /> },
  }
}

/** A block that holds others, in slots of Puck's. */
function createContainer(label: string, max: number): Component {
  const slot_props = Array.from({ length: max }, (_, number) => toSlotProp(number))
  return {
    label,
    inline: true,
    fields: Object.fromEntries(slot_props.map((prop) => [prop, { type: 'slot' }])),
    render: ({ block, puck, ...props }) => (
      <CanvasContainer
        block={block}
        label={label}
        drag_ref={puck.dragRef}
        zones={slot_props.map((prop) => props[prop])}
      />
    ),
  }
}

/** The page as members see it, with the canvas's drop zone in place of its blocks. */
function CanvasPage({ zone }: { readonly zone: PuckContext['renderDropZone'] }) {
  const { page } = usePageHost().index
  const page_parts = useRef<HTMLDivElement>(null)
  const blocks = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => makeInertExcept(page_parts.current, blocks.current))
  const content = (
    <div
      ref={page_parts}
      className={styles.page}
      style={{ backgroundColor: page.background_color ?? undefined }}
    >
      <PageView
        blocks={
          <div ref={blocks}>
            {zone({
              zone: 'default-zone',
              className: styles.zone ?? '',
              minEmptyHeight: startsWithBlocks(page) ? 96 : 0,
            })}
          </div>
        }
        actions={<StaticActions place="inside" />}
      />
      <StaticActions place="foot" />
    </div>
  )
  if (!pageTraits(page.page_content_type).is_overlay_only) return content
  const [first] = page.blocks
  return (
    <OverlayFrame
      layout={page.fields['layout'] ?? 'sheet'}
      is_art={first !== undefined && blockTraits(first.type).opens_page}
    >
      {content}
    </OverlayFrame>
  )
}

type CanvasBlockProps = {
  readonly block: StoredBlock
  readonly label: string
  readonly drag_ref: ((element: Element | null) => void) | null
}

/** The element of a block on the canvas, which can be focused, chosen and dragged. */
function useCanvasElement(
  drag_ref: CanvasBlockProps['drag_ref'],
  getLabel: (element: Element) => string,
): (element: Element | null) => void {
  const element = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (element.current) element.current.setAttribute('aria-label', getLabel(element.current))
  })
  useEffect(() => (element.current ? removeDragAttributes(element.current) : undefined), [])
  return useCallback(
    (next) => {
      element.current = next
      drag_ref?.(next)
    },
    [drag_ref],
  )
}

/** A block as views draw it, with the values of the page and the fallback texts in its texts. */
function useBlockView(block: StoredBlock): RenderableBlock {
  const { page } = usePageHost().index
  return useMemo(
    () => resolveBlock(toRenderableBlock(block), (slug) => getCanvasValue(page, slug)),
    [block, page],
  )
}

/** Chooses a block by focusing it, unless one inside of it was focused. */
function selectFocused(event: FocusEvent<HTMLElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.click()
}

/**
 * One block on the canvas, as members see it. Its content is inert, so that links neither open nor take the focus: the
 * block as a whole is what can be chosen and dragged.
 */
const CanvasBlock = memo(function CanvasBlock({ block, label, drag_ref }: CanvasBlockProps) {
  const { index } = usePageHost()
  const is_first = startsWithBlocks(index.page) && index.page.blocks[0]?.id === block.id
  const block_view = useBlockView(block)
  const setElement = useCanvasElement(drag_ref, (element) => formatBlockLabel(element, label))
  const is_one_of_several = useIsOneOfSeveral(block.id)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a block is chosen by focusing it
    <div
      ref={setElement}
      className={styles.block}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a block is no group of fields
      role="group"
      aria-roledescription=""
      data-block={block.id}
      data-several={is_one_of_several}
      onFocus={selectFocused}
    >
      <div inert>
        <SingleBlockView block={block_view} is_first={is_first} />
      </div>
    </div>
  )
})

type CanvasContainerProps = CanvasBlockProps & { readonly zones: readonly (SlotComponent | undefined)[] }

/** A block that holds others: those can be chosen and dragged, and an empty slot offers to insert one. */
function CanvasContainer({ block, label, drag_ref, zones }: CanvasContainerProps) {
  const block_view = useBlockView(block)
  const setElement = useCanvasElement(drag_ref, () => label)
  const is_one_of_several = useIsOneOfSeveral(block.id)
  const slots = {
    is_editable: true,
    render: (slot_ids: readonly string[]) =>
      slot_ids.map((slot, number) => (
        <CanvasSlot key={slot} place={{ parent_id: block.id, slot }} zone={zones[number]} />
      )),
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a block is chosen by focusing it
    <div
      ref={setElement}
      className={styles.block}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a block is no group of fields
      role="group"
      aria-roledescription=""
      data-block={block.id}
      data-several={is_one_of_several}
      onFocus={selectFocused}
    >
      <SingleBlockView block={block_view} slots={slots} />
    </div>
  )
}

/** Lets a button of the canvas be pressed, where Puck would choose or drag the block around it. */
function allowPress(button: HTMLButtonElement | null): (() => void) | undefined {
  return registerOverlayPortal(button, { disableDrag: true })
}

function CanvasSlot({
  place,
  zone,
}: {
  readonly place: BlockPlace
  readonly zone: SlotComponent | undefined
}) {
  const t = useT()
  const { index } = usePageHost()
  const onInsert = useInsert()
  const is_empty = listPlace(index.page.blocks, place).length === 0
  return (
    <div className={styles.slot} data-empty={is_empty}>
      {zone?.({ className: styles.zone ?? '', minEmptyHeight: 96 })}
      {is_empty && (
        <button
          ref={allowPress}
          type="button"
          className={styles.insert}
          onClick={(event) => {
            event.stopPropagation()
            onInsert(place)
          }}
        >
          <Plus aria-hidden="true" />
          {t('editor.canvas.insert')}
        </button>
      )}
    </div>
  )
}

/** Names a block of the canvas for screen readers: its kind, then all that is written in it, since its content is inert. */
function formatBlockLabel(element: Element, kind: string): string {
  const text = 'innerText' in element && typeof element.innerText === 'string' ? element.innerText : ''
  const content_text = text.replaceAll(/\s+/g, ' ').trim()
  return content_text === '' ? kind : `${kind}: ${content_text}`
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
 * Makes everything except the page's blocks and the questions of a form inert, so that its links neither open nor take the focus while it is
 * edited. `active` is inside `root` and unaffected.
 */
function makeInertExcept(root: Element | null, active: Element | null): void {
  for (let element = active; element && element !== root; element = element.parentElement) {
    for (const sibling of element.parentElement?.children ?? [])
      if (sibling !== element && !sibling.matches('[data-canvas-form]')) sibling.setAttribute('inert', '')
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
