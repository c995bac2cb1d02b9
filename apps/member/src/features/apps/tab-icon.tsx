import type { BootTab } from '@foyer/contract/apps/shapes'
import {
  BookOpen,
  Calendar,
  Compass,
  Dumbbell,
  Heart,
  House,
  Layers,
  MessageCircle,
  Play,
  Soup,
  Star,
  User,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const drawings: Readonly<Record<BootTab['icon'], LucideIcon>> = {
  home: House,
  layers: Layers,
  calendar: Calendar,
  message: MessageCircle,
  user: User,
  dumbbell: Dumbbell,
  book: BookOpen,
  bowl: Soup,
  compass: Compass,
  heart: Heart,
  star: Star,
  play: Play,
}

/** The picture of a tab; its label stands beside it. */
export function TabIcon({ icon }: { icon: BootTab['icon'] }): ReactNode {
  const Drawing = drawings[icon]
  return <Drawing aria-hidden="true" />
}
