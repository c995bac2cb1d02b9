import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useAnnounce } from '../announce.tsx'

type MoveButtonsProps = {
  readonly name: string
  readonly place: number
  readonly count: number
  readonly onMove: (to: number) => void
}

/** Moves an item up or down and announces the new position. */
export function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  const t = useT()
  const announce = useAnnounce()
  const move = (to: number): void => {
    onMove(to)
    announce(t('editor.announce.moved', { name, place: to + 1, count }))
  }
  return (
    <>
      <IconButton
        size="small"
        icon={<ChevronUp />}
        label={t('editor.field.move_up', { name })}
        disabled={place === 0}
        onClick={() => move(place - 1)}
      />
      <IconButton
        size="small"
        icon={<ChevronDown />}
        label={t('editor.field.move_down', { name })}
        disabled={place === count - 1}
        onClick={() => move(place + 1)}
      />
    </>
  )
}
