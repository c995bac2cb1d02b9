import { blockDefinition } from '@foyer/content/definitions'
import {
  AppWindow,
  AtSign,
  CalendarDays,
  CircleHelp,
  CircleUser,
  ClipboardList,
  Code,
  Columns2,
  Dumbbell,
  GalleryHorizontal,
  Image,
  ListChecks,
  type LucideIcon,
  Map as MapIcon,
  MessageCircle,
  Paperclip,
  Puzzle,
  Search,
  Share2,
  Square,
  SquareMousePointer,
  Text,
  Users,
  Video,
  Wallpaper,
} from 'lucide-react'

/** Drawings by the names that definitions use. */
const drawings: Readonly<Record<string, LucideIcon>> = {
  'app-window': AppWindow,
  'at-sign': AtSign,
  code: Code,
  puzzle: Puzzle,
  'circle-user': CircleUser,
  calendar: CalendarDays,
  map: MapIcon,
  search: Search,
  'share-2': Share2,
  panorama: Wallpaper,
  text: Text,
  'columns-2': Columns2,
  'clipboard-list': ClipboardList,
  image: Image,
  square: SquareMousePointer,
  'gallery-horizontal': GalleryHorizontal,
  'list-checks': ListChecks,
  dumbbell: Dumbbell,
  'message-circle': MessageCircle,
  users: Users,
  video: Video,
  paperclip: Paperclip,
}

/** The icon of a block type; a label always stands beside it. */
export function BlockIcon({ type }: { readonly type: string }) {
  const definition = blockDefinition(type)
  const Drawing = definition ? (drawings[definition.picker.icon] ?? Square) : CircleHelp
  return <Drawing aria-hidden="true" />
}
