import { useDrag, type DragResult } from 'react-aria-components/useDrag'
import { isTextDropItem, useDrop } from 'react-aria-components/useDrop'
import type { DropItem } from 'react-aria-components/useDragAndDrop'
import { useRef, type RefObject } from 'react'
import { usePlanner, type Dragged, type Slot } from './planner-context.ts'

/** The type under which the planner's drags carry their data, so that nothing from elsewhere can be dropped. */
const DRAG_TYPE = 'application/x-foyer-plan'

/** Makes an element draggable by mouse and touch. Keys have their own way in the grid. */
export function usePlanDrag(dragged: Dragged): Pick<DragResult, 'dragProps' | 'isDragging'> {
  const { is_read_only } = usePlanner()
  const { dragProps, isDragging } = useDrag({
    getItems: () => [{ [DRAG_TYPE]: JSON.stringify(dragged) }],
    getAllowedDropOperations: () => [dragged.kind === 'planned' ? 'move' : 'copy'],
    hasDragButton: true,
    isDisabled: is_read_only,
  })
  return { dragProps: is_read_only ? {} : dragProps, isDragging }
}

/** Takes what is dropped on a day of the plan. */
export function usePlanDrop(slot: Slot): {
  ref: RefObject<HTMLDivElement | null>
  dropProps: ReturnType<typeof useDrop>['dropProps']
  is_target: boolean
} {
  const planner = usePlanner()
  const ref = useRef<HTMLDivElement | null>(null)
  const { dropProps, isDropTarget } = useDrop({
    ref,
    isDisabled: planner.is_read_only,
    getDropOperation: (types, allowed) => (types.has(DRAG_TYPE) ? (allowed[0] ?? 'cancel') : 'cancel'),
    onDrop: ({ items }) => {
      void readDragged(items).then((dragged) => dragged && planner.drop(dragged, slot))
    },
  })
  return { ref, dropProps, is_target: isDropTarget }
}

/** Reads what was dropped; only this screen writes items of the type. */
async function readDragged(items: readonly DropItem[]): Promise<Dragged | null> {
  const item = items.filter(isTextDropItem).find(({ types }) => types.has(DRAG_TYPE))
  return item ? (JSON.parse(await item.getText(DRAG_TYPE)) as Dragged) : null
}
