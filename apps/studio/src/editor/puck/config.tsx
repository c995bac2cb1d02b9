import { blockDefinitions } from '@foyer/content/definitions'
import type { Config, PuckContext } from '@puckeditor/core'
import type { Translate } from '@foyer/i18n'
import { CanvasBlock } from './canvas-block.tsx'
import { CanvasPage } from './canvas-page.tsx'
import { UNKNOWN } from './puck-data.ts'

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
